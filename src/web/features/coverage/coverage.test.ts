import { describe, expect, it } from 'vitest';
import { readCoverageMask } from '#domain/plan/coverage-mask.ts';
import { nothingRemembered, readListQuery } from '#domain/listing/list-query.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { findDestination, parseDestinationKey } from '#domain/place/destinations.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import {
  countryOf,
  createMemoryContext,
  currencyOf,
  makePlan,
  membersOf,
  memoryNow,
  memoryRates,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { loadCoverage } from './coverage.ts';
import { listPlansAt } from '#web/features/list/load/list-plans-at.ts';

const europe = membersOf('europe');
const codes = (...names: readonly string[]) => names.map(countryOf);
const most = europe.slice(0, 40);

const context = createMemoryContext({
  plans: [
    makePlan(1, {
      coverage: [...most, ...codes('JP', 'MA')].toSorted(),
      price: moneyOf('4.9'),
      networks: [
        { country: countryOf('FR'), operator: 'Orange', generation: '5G' },
        { country: countryOf('FR'), operator: 'SFR', generation: null },
        { country: countryOf('JP'), operator: 'Softbank', generation: '4G' },
      ],
    }),
    makePlan(2, { coverage: europe, price: moneyOf('12.345') }),
  ],
});

async function load(key: string, search = '', locale: Locale = 'en') {
  const parsed = parseDestinationKey(key);
  const destination = parsed.ok ? findDestination(parsed.value) : null;
  if (destination === null) throw new Error(`no ${key}`);
  const query = new URLSearchParams(search);
  const plans = await listPlansAt(destination.key, { currency: currencyOf('USD'), rates: memoryRates }, context);
  if (plans === null) throw new Error('no plans');
  const view = viewDestination(plans, {
    query: readListQuery(new URLSearchParams(), nothingRemembered),
    now: memoryNow.getTime(),
  });
  return loadCoverage({ destination, plans, view, query, locale }, context);
}

describe('loadCoverage', () => {
  it('shows the first plan of the list: its countries as a mask, its networks, and what lies beyond', async () => {
    const data = await load('europe');
    expect(data).toMatchObject({
      region: 'europe',
      width: 720,
      height: 640,
      choice: { id: 1, price: moneyOf('4.90') },
    });
    expect(readCoverageMask(europe, data?.coverage.mask ?? '')).toEqual(new Set(most));
    expect(data?.coverage.networks).toEqual({ FR: ['Orange 5G', 'SFR'] });
    expect(data?.coverage.beyond).toEqual(['Japan', 'Morocco']);
  });

  it('shows the plan that the address names, and the first one for what is none', async () => {
    expect((await load('europe', 'plan=2'))?.choice).toMatchObject({ id: 2, price: moneyOf('12.35') });
    for (const search of ['plan=99', 'plan=', 'plan=1e0', 'plan=%00', 'plan=-1'])
      expect((await load('europe', search))?.choice.id, search).toBe(1);
  });

  it('lists the inhabited countries by name in the language', async () => {
    const names = (await load('europe', '', 'fr'))?.countries.map(({ name }) => name) ?? [];
    expect(names).toContain('Allemagne');
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
  });

  it('has nothing to show for a country', async () => {
    expect(await load('FR')).toBeNull();
  });
});
