import { findCountry } from '#domain/place/countries.ts';
import { findRegion } from '#domain/place/regions.ts';
import { describe, expect, it } from 'vitest';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { listPlans, type ListPlansOptions } from './list-plans.ts';
import type { Rating } from '#domain/plan/listed-plan.ts';
import { listedFactsOf } from '#domain/plan/pick-fields.ts';
import { makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanPromo } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { StoredCoverage, StoredListing, StoredNetworks, StoredPlan } from '#domain/plan/stored-listing.ts';

const usd = 'USD' as CurrencyCode;
const eur = 'EUR' as CurrencyCode;
const jpy = 'JPY' as CurrencyCode;
const tanuki = 'tanuki' as ProviderSlug;

const rates: RateTable = {
  [usd]: { perUsdE8: 100_000_000, date: '2026-11-20' },
  [eur]: { perUsdE8: 50_000_000, date: '2026-11-18' },
  [jpy]: { perUsdE8: 10_000_000_000, date: '2026-11-19' },
};
const ratings: ReadonlyMap<ProviderSlug, Rating> = new Map([[tanuki, { mean: 4.5, count: 12 }]]);
const money = (units: number, currency = usd): Money => ({ units, currency });
const codes = (...names: string[]) => names as string[] as CountryCode[];

const provider = { slug: tanuki, name: 'Tanuki', image: null };
const local: StoredCoverage = { scope: 'local', region: null, countries: codes('DE') };
const unknownNetworks: StoredNetworks = { here: [], generation: null, breakout: [] };

function makePlan(id: number, facts: Partial<StoredPlan> = {}): StoredPlan {
  return {
    id,
    provider,
    coverage: local,
    networks: unknownNetworks,
    facts: listedFactsOf(makeListedPlan({ dataMb: 1_000 * id, dataWords: `${id} GB`, tethering: true, ekyc: false })),
    price: money(10_000 * id),
    ownPrices: [],
    promo: null,
    hasOffer: true,
    isUnconfirmed: false,
    checkedAt: '2026-11-20T08:00:00.000Z',
    ...facts,
  };
}

function listing(plans: readonly StoredPlan[], destination = 'DE'): StoredListing {
  return { destination: destination as DestinationKey, plans };
}

function list(plans: readonly StoredPlan[], options: Partial<ListPlansOptions> = {}, destination = 'DE') {
  return listPlans(listing(plans, destination), { currency: usd, rates, ratings, ...options });
}

const promo: PlanPromo = {
  price: money(9_000, eur),
  code: 'HELLO',
  newCustomersOnly: true,
  minimumSpend: money(20_000, eur),
  excludedKinds: ['unlimited'],
  startsAt: null,
  endsAt: '2026-12-01T00:00:00.000Z',
};

describe('listPlans', () => {
  it('keeps every fact of a plan in the order of the listing', () => {
    const { plans } = list([makePlan(2), makePlan(1)]);
    expect(plans.map(({ id }) => id)).toEqual([2, 1]);
    const { ownPrices: _own, facts, ...rest } = makePlan(2);
    expect(plans[0]).toEqual({
      ...facts,
      ...rest,
      provider: { ...provider, rating: { mean: 4.5, count: 12 } },
      coverage: { scope: 'local', region: null, countryCount: 1, neighbours: 0, coveredHere: 1, countriesHere: 1 },
      networks: { operators: [], generation: null, breakout: [] },
      isEstimate: false,
      sellerPrice: money(20_000),
      isDominated: false,
    });
  });

  it('converts, and says which days the rates are of', () => {
    const { plans, rateDates, currency } = list([makePlan(1), makePlan(2, { price: money(200, jpy) })], {
      currency: eur,
    });
    expect(currency).toBe(eur);
    expect(plans.map(({ price, isEstimate }) => [price, isEstimate])).toEqual([
      [money(5_000, eur), true],
      [money(1, eur), true],
    ]);
    expect(plans[1]?.sellerPrice).toEqual(money(200, jpy));
    expect(rateDates).toEqual({ oldest: '2026-11-18', newest: '2026-11-18' });
    const inYen = list([makePlan(1), makePlan(2, { price: money(1, eur) })], { currency: jpy });
    expect(inYen.rateDates).toEqual({ oldest: '2026-11-18', newest: '2026-11-19' });
  });

  it('counts the days of rates behind promo prices too', () => {
    const promo: PlanPromo = {
      price: money(100, jpy),
      code: null,
      newCustomersOnly: null,
      minimumSpend: money(500, jpy),
      excludedKinds: [],
      startsAt: null,
      endsAt: null,
    };
    const { plans, rateDates } = list([makePlan(1, { price: money(5_000, eur), promo })], { currency: eur });
    expect([plans[0]?.isEstimate, plans[0]?.promo?.isEstimate]).toEqual([false, true]);
    expect(plans[0]?.promo?.minimumSpend?.isEstimate).toBe(true);
    expect(rateDates).toEqual({ oldest: '2026-11-18', newest: '2026-11-18' });
  });

  it('takes the seller’s own price where there is one: no estimate, no date', () => {
    const plan = makePlan(1, { ownPrices: [money(7_777, eur)] });
    const { plans, rateDates } = list([plan], { currency: eur });
    expect([plans[0]?.price, plans[0]?.isEstimate, rateDates]).toEqual([money(7_777, eur), false, null]);
  });

  it('takes it whatever other own prices there are, and says what a dollar is', () => {
    const own = makePlan(1, { ownPrices: [money(700_000, jpy), money(4_000, eur)] });
    const { plans, dollarUnits } = list([own], { currency: eur });
    expect([plans[0]?.price, plans[0]?.isEstimate, dollarUnits]).toEqual([money(4_000, eur), false, 5_000]);
  });

  it('marks the minimum of an offer as an estimate only where it is converted', () => {
    const minimumOf = (minimumSpend: Money) =>
      list([makePlan(1, { promo: { ...promo, minimumSpend } })]).plans[0]?.promo?.minimumSpend;
    expect(minimumOf(money(50_000))).toEqual(money(50_000));
    expect(minimumOf(money(50_000, eur))).toEqual({ ...money(100_000), isEstimate: true });
  });

  it('has no price where there is no rate', () => {
    const { plans } = list([makePlan(1)], { currency: 'KRW' as CurrencyCode });
    expect([plans[0]?.price, plans[0]?.isEstimate]).toEqual([null, false]);
  });

  it('rounds by the rules of the currency', () => {
    const rulesOf = (currency: string) => list([makePlan(1)], { currency: currency as CurrencyCode }).rules;
    expect(rulesOf('JPY')).toEqual({ decimalDigits: 0, rounding: 0 });
    expect(rulesOf('USD')).toEqual({ decimalDigits: 2, rounding: 0 });
  });

  it('converts an offer with its conditions', () => {
    const { plans } = list([makePlan(1, { promo })]);
    expect(plans[0]?.promo).toEqual({
      ...promo,
      price: money(18_000),
      isEstimate: true,
      minimumSpend: { ...money(40_000), isEstimate: true },
    });
    expect(list([makePlan(1, { promo })], { currency: eur }).plans[0]?.promo).toMatchObject({
      price: money(9_000, eur),
      isEstimate: false,
    });
  });

  it('has no price for an offer whose minimum cannot be compared', () => {
    const strange = { ...promo, minimumSpend: money(1, 'KRW' as CurrencyCode) };
    expect(list([makePlan(1, { promo: strange })]).plans[0]?.promo).toMatchObject({ price: null, minimumSpend: null });
  });

  it('marks which neighbours a plan covers', () => {
    const coverage: StoredCoverage = { scope: 'regional', region: null, countries: codes('DE', 'FR', 'IT', 'US') };
    const { plans, neighbours } = list([makePlan(1, { coverage })]);
    const bits = plans[0]?.coverage.neighbours ?? 0;
    const covered = neighbours.filter((_, index) => (bits & (1 << index)) !== 0);
    expect(covered).toEqual(['FR', 'IT']);
    expect(plans[0]?.coverage.countryCount).toBe(4);
  });

  it('counts of a region the inhabited countries that a plan covers, of a country the one', () => {
    const members = findRegion('europe')?.countries ?? [];
    const here = (countries: readonly CountryCode[], destination: string) => {
      const plan = makePlan(1, { coverage: { scope: 'regional', region: null, countries } });
      const { coveredHere, countriesHere } = list([plan], {}, destination).plans[0]?.coverage ?? {};
      return [coveredHere, countriesHere];
    };
    const inhabited = members.filter((code) => findCountry(code)?.inhabited === true);
    expect(here(members, 'europe')).toEqual([inhabited.length, inhabited.length]);
    expect(here(codes('DE', 'FR', 'JP', 'BV'), 'europe')).toEqual([2, inhabited.length]);
    expect(here(codes('DE', 'FR'), 'DE')).toEqual([1, 1]);
    expect(here(codes('AQ', 'BV'), 'BV')).toEqual([1, 1]);
  });

  it('has no neighbours for a region', () => {
    const { kind, neighbours } = list([makePlan(1)], {}, 'europe');
    expect([kind, neighbours]).toEqual(['region', []]);
    expect(list([makePlan(1)]).kind).toBe('country');
  });

  it('lets plans share seller, coverage and networks, and spells an operator one way', () => {
    const networks = (operator: string): StoredNetworks => ({
      ...unknownNetworks,
      here: [{ country: 'DE' as CountryCode, operator, generation: '5G' }],
    });
    const shared = networks('O2');
    const [first, second, third] = list([
      makePlan(1, { networks: shared }),
      makePlan(2, { networks: shared }),
      makePlan(3, { networks: networks('o2 ') }),
    ]).plans;
    expect(first?.provider).toBe(second?.provider);
    expect(first?.coverage).toBe(second?.coverage);
    expect(first?.networks).toBe(second?.networks);
    expect(third?.networks.operators).toEqual([{ name: 'O2', generation: '5G' }]);
  });

  it('marks a plan that another of the same seller beats', () => {
    const { plans } = list([makePlan(1, { price: money(50_000) }), makePlan(2)]);
    expect(plans.map(({ isDominated }) => isDominated)).toEqual([true, false]);
  });
});

describe('listPlans asked again', () => {
  const options: ListPlansOptions = { currency: usd, rates, ratings };

  it('gives the very same object for the same listing, currency, rates and ratings', () => {
    const stored = listing([makePlan(1)]);
    const first = listPlans(stored, options);
    expect(listPlans(stored, { ...options })).toBe(first);
    listPlans(stored, { ...options, currency: eur });
    expect(listPlans(stored, options)).toBe(first);
  });

  it('computes again when any of them is another', () => {
    const stored = listing([makePlan(1)]);
    const first = listPlans(stored, options);
    expect(listPlans(stored, { ...options, rates: { ...rates } })).not.toBe(first);
    expect(listPlans(stored, { ...options, ratings: new Map(ratings) })).not.toBe(first);
    expect(listPlans(listing([makePlan(1)]), options)).not.toBe(first);
  });

  it('keeps the four lists asked for last', () => {
    const stored = listing([makePlan(1)]);
    const ask = (currency: string) => listPlans(stored, { ...options, currency: currency as CurrencyCode });
    const first = ask('USD');
    for (const currency of ['EUR', 'JPY', 'CHF']) ask(currency);
    expect(ask('USD')).toBe(first);
    for (const currency of ['EUR', 'JPY', 'CHF', 'GBP']) ask(currency);
    expect(ask('USD')).not.toBe(first);
  });
});
