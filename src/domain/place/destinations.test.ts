import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { isCountryKey } from './destination-key.ts';
import { findDestination, parseDestinationKey } from './destinations.ts';
import { regions } from './regions.ts';

const keys = [...countries.map(({ code }) => code), ...regions.map(({ slug }) => slug)];

describe('destinations', () => {
  it('come back from their stored key with everything known of them', () => {
    const found = keys.map((key) => {
      const parsed = parseDestinationKey(key);
      return parsed.ok ? findDestination(parsed.value) : null;
    });
    expect(found.map((destination) => destination?.key)).toEqual(keys);
    expect(found.filter((destination) => destination?.kind === 'country')).toHaveLength(250);
  });

  it.each(['jp', 'Europe', 'japan', 'ZZ', '', 'JP ', 'constructor'])('do not parse from %j', (text) => {
    expect(parseDestinationKey(text)).toEqual({ ok: false, reason: `"${text}" is not a destination` });
  });

  it('tell countries and regions apart by the shape of their keys', () => {
    expect(keys.filter(isCountryKey)).toEqual(countries.map(({ code }) => code));
  });
});
