import { describe, expect, it } from 'vitest';
import { countryRules } from '#domain/place/country-rules.ts';
import { locales } from '#domain/kernel/locale.ts';
import { brokenRules } from './language-rules.ts';

/** Must be readable on a phone, beside other rules. */
const longestText = 220;

const shortestText = 20;

describe('data/country-rules.json', () => {
  it('has texts that say something and can be read on a phone', () => {
    const texts = countryRules.flatMap(({ text }) => Object.values(text));
    expect(texts.filter(({ length }) => length < shortestText || length > longestText)).toEqual([]);
  });

  it('says each thing once, in the order of the countries', () => {
    const keys = countryRules.map(({ country, kind }) => `${country} ${kind}`);
    expect(new Set(keys).size).toBe(keys.length);
    const codes = countryRules.map(({ country }) => country);
    expect(codes).toEqual(codes.toSorted());
  });

  it('dates no source after the day on which it was read, and cites none twice for one rule', () => {
    const wrong = countryRules.filter(
      ({ checked, sources }) =>
        sources.some(({ dated }) => dated !== null && dated > checked) ||
        new Set(sources.map(({ url }) => url)).size < sources.length,
    );
    expect(wrong).toEqual([]);
  });

  it.each(locales)('is written as %s is', (locale) => {
    const broken = countryRules.flatMap((each) => {
      const names = brokenRules(each.text[locale], locale);
      return names.length === 0 ? [] : [{ text: each.text[locale], names }];
    });
    expect(broken).toEqual([]);
    const others = locales.filter((other) => other !== locale);
    const copied = countryRules.filter((each) => others.some((other) => each.text[other] === each.text[locale]));
    expect(copied).toEqual([]);
  });
});
