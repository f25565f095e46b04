import { describe, expect, it } from 'vitest';
import { findDestination } from '#domain/place/destinations.ts';
import type { OwnSimOffer } from '#runtime/settings/site-settings.ts';
import type { SimHome } from '#domain/trip/roaming-law.ts';
import { countryOf, createMemoryContext, currencyOf, moneyOf } from '#tests/support/memory-context.ts';
import { loadOwnSim } from './own-sim.ts';

const checked = { by: 'Jane Doe', on: '2026-12-01' };
const memory = createMemoryContext({});

interface Asked {
  readonly isChecked?: boolean;
  readonly examples?: boolean;
  readonly locale?: string;
  readonly rows?: readonly OwnSimOffer[];
}

async function load(place: string, home?: SimHome, asked: Asked = {}) {
  const { isChecked = true, examples = false, locale = 'en', rows = [] } = asked;
  const destination = findDestination(countryOf(place));
  if (destination === null) throw new Error(`no ${place}`);
  return loadOwnSim(
    {
      destination,
      home,
      dates: null,
      locale: locale === 'fr' ? 'fr' : 'en',
      currency: currencyOf('EUR'),
      rates: {},
    },
    {
      ...memory,
      site: { ...memory.site, ownSimOffers: rows, ...(isChecked && { ownSimChecked: checked }) },
      catalogue: { ...memory.catalogue, showsExamples: async () => examples },
    },
  );
}

describe('loadOwnSim', () => {
  it('has the terms of a known home, in euros without a rate', async () => {
    expect(await load('IT', countryOf('ES'))).toMatchObject({
      place: 'Italy',
      terms: { area: 'eu', capUnits: 11_000, vatPermille: 210, step: 100 },
      checked,
    });
    expect(await load('NO', countryOf('ES'))).toMatchObject({ terms: { area: 'eea' } });
  });

  it('asks where home is not known, the readers’ own country first', async () => {
    const found = await load('IT', undefined, { locale: 'fr' });
    expect(found).toMatchObject({ home: null, terms: null });
    expect(found?.homes[0]?.code).toBe('FR');
    expect(found?.homes).toHaveLength(26);
  });

  it.each(['CH', 'GB', 'TR', 'RS', 'JP'])('says nothing in %s', async (place) => {
    expect(await load(place)).toBeNull();
    expect(await load(place, countryOf('ES'))).toBeNull();
  });

  it('has the rows of the operator where the law does not hold, in the currency shown', async () => {
    const row = { home: countryOf('US'), operator: 'Larkline', asOf: '2025-01-15', perDay: moneyOf('12.00', 'EUR') };
    const rows = [{ ...row, places: ['IT', 'JP'].map((code) => countryOf(code)) }];
    const asked = async (place: string, home?: SimHome) => load(place, home, { rows, isChecked: false });
    expect(await asked('JP', countryOf('US'))).toMatchObject({
      terms: null,
      offers: [{ operator: 'Larkline', perDay: moneyOf('12.00', 'EUR'), asOf: '2025-01-15' }],
    });
    expect(await asked('JP')).toMatchObject({ home: null, homes: [{ code: 'US' }], offers: [] });
    expect(await asked('KR', countryOf('US'))).toBeNull();
    expect(await asked('JP', countryOf('ES'))).toBeNull();
    expect(await load('IT', countryOf('ES'), { rows })).toMatchObject({ terms: { area: 'eu' }, offers: [] });
    expect((await load('IT', undefined, { rows }))?.homes.map(({ code }) => code)).toContain('US');
  });

  it('says nothing at home and to who has no SIM', async () => {
    expect(await load('ES', countryOf('ES'))).toBeNull();
    expect(await load('IT', 'none')).toBeNull();
  });

  it('is off beside real plans until somebody has read the law, and on beside examples', async () => {
    const unchecked = { isChecked: false };
    expect(await load('IT', countryOf('ES'), unchecked)).toBeNull();
    expect(await load('IT', countryOf('ES'), { ...unchecked, examples: true })).toMatchObject({ checked: null });
  });
});
