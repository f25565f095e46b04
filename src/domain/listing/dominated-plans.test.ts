import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCurrency } from '#domain/money/currencies.ts';
import { makeListedPlan, makeListedPromo } from '#tests/support/listed-plan-factory.ts';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';
import { findDominatedTask } from './dominated-plans.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { ListedCoverage, ListedNetworks, ListedPlan, ListedProvider } from '#domain/plan/listed-plan.ts';
import type { Known } from '#domain/plan/plan.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';

function seller(name: string): ListedProvider {
  const slug = parseProviderSlug(name);
  if (!slug.ok) throw new Error(slug.reason);
  return { slug: slug.value, name, image: null, rating: null };
}

const tanuki = seller('tanuki');
const skylark = seller('skylark');
const local: ListedCoverage = {
  scope: 'local',
  region: null,
  countryCount: 1,
  neighbours: 0,
  coveredHere: 1,
  countriesHere: 1,
};
const regional: ListedCoverage = {
  scope: 'regional',
  region: null,
  countryCount: 3,
  neighbours: 0b11,
  coveredHere: 1,
  countriesHere: 1,
};
const wider: ListedCoverage = {
  scope: 'regional',
  region: null,
  countryCount: 5,
  neighbours: 0b111,
  coveredHere: 1,
  countriesHere: 1,
};
/** Of as many countries as `wider`, with all the neighbours of `regional`, but not its third country. */
const elsewhere: ListedCoverage = {
  scope: 'regional',
  region: null,
  countryCount: 5,
  neighbours: 0b111,
  coveredHere: 1,
  countriesHere: 1,
};
const countries = new Map<ListedCoverage, string>([
  [local, 'JP'],
  [regional, 'JP KR GH'],
  [wider, 'JP KR GH TH VN'],
  [elsewhere, 'JP KR TW TH VN'],
]);

function findDominated(plans: readonly ListedPlan[]): ReadonlySet<number> {
  return runToCompletion(
    findDominatedTask(plans, (coverage) => (countries.get(coverage) ?? 'JP KR GH').split(' ') as CountryCode[]),
  );
}

const kddi: ListedNetworks = { operators: [{ name: 'KDDI', generation: '5G' }], generation: '5G', breakout: [] };
const kddi4g: ListedNetworks = { operators: [{ name: 'KDDI', generation: '4G' }], generation: '4G', breakout: [] };
const docomo: ListedNetworks = { operators: [{ name: 'Docomo', generation: '5G' }], generation: '5G', breakout: [] };

const both: ListedNetworks = { ...kddi, operators: [...kddi.operators, ...docomo.operators] };
const turned: ListedNetworks = { ...kddi, operators: [...docomo.operators, ...kddi.operators] };

function plan(id: number, dollars: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  const price = { units: dollars * 10_000, currency: defaultCurrency };
  return makeListedPlan({
    id,
    provider: tanuki,
    coverage: local,
    networks: kddi,
    dataMb: 10_000,
    validityDays: 30,
    price,
    tethering: true,
    topUp: true,
    ekyc: false,
    phoneNumber: false,
    newCustomersOnly: false,
    subscription: false,
    ads: false,
    ...facts,
  });
}

/** Whether a plan for 10 dollars with these facts is dominated by one for 9 dollars with those. */
function isBeaten(facts: Partial<ListedPlan>, other: Partial<ListedPlan> = {}): boolean {
  return findDominated([plan(1, 10, facts), plan(2, 9, other)]).has(1);
}

describe('a plan is beaten', () => {
  test('by a cheaper one of the same seller that is as good', () => {
    expect([...findDominated([plan(1, 10), plan(2, 9)])]).toEqual([1]);
  });

  test('by one for the same price that has more', () => {
    expect([...findDominated([plan(1, 10), plan(2, 10, { dataMb: 20_000 })])]).toEqual([1]);
    expect([...findDominated([plan(1, 10), plan(2, 10, { validityDays: null })])]).toEqual([1]);
  });

  test('by its equal only if that one came first', () => {
    expect([...findDominated([plan(2, 10), plan(1, 10)])]).toEqual([2]);
  });

  test('by one that states what it leaves open', () => {
    expect(isBeaten({ tethering: null })).toBe(true);
    expect(isBeaten({ tethering: false })).toBe(true);
    expect(isBeaten({ ekyc: null })).toBe(true);
    expect(isBeaten({ ads: null })).toBe(true);
    expect(isBeaten({ refund: null }, { refund: 'until-first-use' })).toBe(true);
    expect(isBeaten({ unusedData: null }, { unusedData: 'carried-over' })).toBe(true);
  });

  test('whatever dearer ones come before both', () => {
    const dear = plan(3, 20, { dataMb: 50_000 });
    expect([...findDominated([dear, plan(1, 10), plan(2, 9)])]).toEqual([1]);
  });

  test('by one on the same networks, listed once more, and on a newer generation of them', () => {
    const [old, same] = [structuredClone(kddi4g), structuredClone(kddi4g)];
    expect(isBeaten({ networks: old }, { networks: same })).toBe(true);
    expect(isBeaten({ networks: old }, { networks: kddi })).toBe(true);
    expect(isBeaten({ networks: { ...old, generation: null } }, { networks: same })).toBe(true);
    expect(isBeaten({ networks: old }, { networks: { ...same, generation: null } })).toBe(false);
  });

  test('by one with the same offer, and by one that states as little of its data', () => {
    const promo = makeListedPromo({ price: { units: 80_000, currency: defaultCurrency } });
    expect(isBeaten({ promo }, { promo })).toBe(true);
    expect(isBeaten({ dataMb: null }, { dataMb: null })).toBe(true);
  });

  test('by one for more countries', () => {
    expect(isBeaten({ coverage: regional }, { coverage: wider })).toBe(true);
  });
});

describe('a plan is not beaten', () => {
  const better: [string, Partial<ListedPlan>, Partial<ListedPlan>?][] = [
    ['with more data', { dataMb: 11_000 }],
    ['with more days', { validityDays: 31 }],
    ['without an end', { validityDays: null }],
    ['of another seller', { provider: skylark }],
    ['of another kind', { dataKind: 'daily' }],
    ['with an amount that is not stated', { dataMb: null }],
    ['on another network', { networks: docomo }],
    ['on several networks', { networks: both }],
    ['on one network against several', {}, { networks: both }],
    ['on a network that the other has in another place', { networks: both }, { networks: turned }],
    [
      'of another scope, for the same countries',
      { coverage: { ...regional, scope: 'global' } },
      { coverage: regional },
    ],
    [
      'of another region, for as many countries',
      { coverage: { ...regional, region: 'asia' as RegionSlug } },
      { coverage: regional },
    ],
    ['with 5G against 4G', {}, { networks: kddi4g }],
    ['with a faster end', { reducedSpeedKbps: 128 }],
    ['without a speed limit', {}, { speedLimitKbps: 5000 }],
    ['for more countries', { coverage: wider }, { coverage: regional }],
    ['for a region against a country', { coverage: regional }],
    ['for a country that the other leaves out', { coverage: regional }, { coverage: elsewhere }],
    ['with a stated speed against one that states none', { speedLimitKbps: 5000 }],
    ['with a stated end against one that states none', { reducedSpeedKbps: 0 }],
    ['with hotspot', {}, { tethering: false }],
    ['with hotspot against not stated', {}, { tethering: null }],
    ['whose top-up is not stated against none', { topUp: null }, { topUp: false }],
    ['with a phone number', { phoneNumber: true }],
    ['without an ID check', {}, { ekyc: true }],
    ['that anyone may buy', {}, { newCustomersOnly: true }],
    ['that is bought once', {}, { subscription: true }],
    ['without ads', {}, { ads: true }],
    ['without ads against not stated', {}, { ads: null }],
    ['that leaves ads open against ads', { ads: null }, { ads: true }],
    ['with ads against not stated', { ads: true }, { ads: null }],
    ['that can be bought at an address', {}, { hasOffer: false }],
    ['whose days start on the trip', { activation: 'first-use' }, { activation: 'install' }],
    ['whose days start after the purchase', { activation: 'install' }, { activation: 'purchase' }],
    ['that leaves open when its days start', { activation: null }, { activation: 'purchase' }],
    ['whose days are counted in another way', { dayCount: 'calendar' }],
    ['without a price', { price: null }],
    [
      'that is paid back until its first use against until it is installed',
      { refund: 'until-first-use' },
      { refund: 'until-install' },
    ],
    ['that is paid back for longer', { refund: '30-days' }, { refund: '14-days' }],
    ['that is paid back at all', { refund: 'until-install' }, { refund: 'never' }],
    ['that states no refund against one that leaves it open', { refund: 'never' }, { refund: null }],
    ['that leaves refunds open against none', { refund: null }, { refund: 'never' }],
    ['that is paid back for days against until a deed', { refund: '7-days' }, { refund: 'until-first-use' }],
    ['whose data are carried over', { unusedData: 'carried-over' }, { unusedData: 'kept-on-renewal' }],
    ['that leaves open what becomes of data against lost', { unusedData: null }, { unusedData: 'lost' }],
    ['that goes on in another way after its end', { afterEnd: 'payg' }, { afterEnd: 'throttled' }],
    ['that states what goes on after its end', { afterEnd: 'nothing' }],
  ];

  test.each(better)('%s', (_what, facts, other) => {
    expect(isBeaten(facts, other)).toBe(false);
  });

  test('while an offer makes it cheaper', () => {
    const promo = makeListedPromo({ price: { units: 80_000, currency: defaultCurrency } });
    expect(isBeaten({ promo })).toBe(false);
    expect(isBeaten({}, { promo })).toBe(true);
  });
});

const anyPlans: fc.Arbitrary<ListedPlan[]> = fc
  .array(
    fc.record({
      dollars: fc.integer({ min: 1, max: 5 }),
      dataMb: fc.constantFrom(null, 1000, 2000, 3000),
      validityDays: fc.constantFrom(null, 7, 30),
      tethering: fc.constantFrom<Known>(true, false, null),
      ads: fc.constantFrom<Known>(true, false, null),
      provider: fc.constantFrom(tanuki, skylark),
      coverage: fc.constantFrom(local, regional, wider, elsewhere),
      reducedSpeedKbps: fc.constantFrom(null, 0, 128),
      speedLimitKbps: fc.constantFrom(null, 5_000, 10_000),
      networks: fc.constantFrom(kddi, kddi4g, docomo),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map(({ dollars, ...facts }, index) => plan(index + 1, dollars, facts)));

describe('the plans that stay', () => {
  test('do not depend on the order they come in', () => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        expect(findDominated(plans.toReversed())).toEqual(findDominated(plans));
      }),
    );
  });

  test('beat every plan that was folded away: none is lost for good', () => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const dominated = findDominated(plans);
        const kept = plans.filter(({ id }) => !dominated.has(id));
        for (const folded of plans.filter(({ id }) => dominated.has(id)))
          expect(kept.some((each) => findDominated([folded, each]).has(folded.id))).toBe(true);
      }),
    );
  });

  test('are not beaten by each other', () => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const dominated = findDominated(plans);
        expect(findDominated(plans.filter(({ id }) => !dominated.has(id))).size).toBe(0);
      }),
    );
  });
});
