import { recordOf } from '#domain/kernel/records.ts';
import { fieldsOfPool } from '#domain/plan/field-lists.ts';
import fc from 'fast-check';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { facetNames, sortNames, viewNames, type FacetName, type ListQuery } from '#domain/listing/list-query.ts';
import type { DestinationPlans, ListedCoverage, ListedPlan, ListedPromo } from '#domain/plan/listed-plan.ts';
import { activations, afterEndRules, dayCounts, unusedDataRules } from '#domain/plan/plan.ts';
import type { ListedField } from '#domain/plan/plan-fields.ts';
import type { Trip } from '#domain/trip/trip.ts';
import {
  makeDestinationPlans,
  makeListQuery,
  makeListedPlan,
  makeListedPromo,
  makeListedProvider,
} from './listed-plan-factory.ts';
import { money } from './plan-factory.ts';

const anyKnown = fc.constantFrom(true, false, null);

/** Few different amounts, so that prices meet. */
const anyPrice = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 60 }).map((steps) => money(steps * 5_000)),
    fc.integer({ min: 0, max: 2_000_000 }).map((units) => money(units)),
  ),
  { freq: 12 },
);

const providers = ['ahoy', 'birch', 'coral', 'delta', 'ember'].map((slug, index) =>
  makeListedProvider(slug, { rating: index === 4 ? null : { mean: 1 + index * 0.9, count: 1 + index * 30 } }),
);

/** Of a region with twelve countries: each share of it. */
const coverages: readonly ListedCoverage[] = [
  { scope: 'local', region: null, countryCount: 1, neighbours: 0, coveredHere: 1, countriesHere: 12 },
  {
    scope: 'regional',
    region: 'asia' as RegionSlug,
    countryCount: 12,
    neighbours: 0b101,
    coveredHere: 9,
    countriesHere: 12,
  },
  {
    scope: 'regional',
    region: 'europe' as RegionSlug,
    countryCount: 30,
    neighbours: 0b11,
    coveredHere: 6,
    countriesHere: 12,
  },
  { scope: 'regional', region: null, countryCount: 4, neighbours: 0b100, coveredHere: 4, countriesHere: 12 },
  { scope: 'global', region: null, countryCount: 140, neighbours: 0b111, coveredHere: 12, countriesHere: 12 },
];

/** The same as it stands on the page of one country. */
function inACountry(plan: ListedPlan): ListedPlan {
  return { ...plan, coverage: countryCoverages.get(plan.coverage) ?? plan.coverage };
}

const countryCoverages = new Map(coverages.map((each) => [each, { ...each, coveredHere: 1, countriesHere: 1 }]));

const anyNetworks = fc.record({
  operators: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('KDDI', 'Docomo', 'SoftBank'),
      generation: fc.constantFrom('4G' as const, '5G' as const, null),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  ),
  generation: fc.constantFrom('3G' as const, '4G' as const, '5G' as const, null),
  breakout: fc.uniqueArray(
    fc.constantFrom('JP', 'SG', 'HK').map((code) => code as CountryCode),
    { maxLength: 2 },
  ),
});

const anyInstant = fc
  .integer({ min: -40, max: 1 })
  .map((days) => new Date(Date.parse('2026-11-20T12:15:00Z') + days * 86_400_000).toISOString());

const anyPromo: fc.Arbitrary<ListedPromo> = fc
  .record({
    price: anyPrice,
    isEstimate: fc.boolean(),
    newCustomersOnly: anyKnown,
    minimumSpend: fc.option(
      fc.integer({ min: 0, max: 40 }).map((steps) => money(steps * 10_000)),
      { freq: 3 },
    ),
    excludedKinds: fc.subarray(['daily', 'unlimited'] as const),
    endsAt: fc.option(anyInstant, { freq: 2 }),
  })
  .map((facts) => makeListedPromo(facts));

/** Of every field that lists hold as it is: the compiler asks for each. */
const listedFacts: { readonly [Field in ListedField]: fc.Arbitrary<ListedPlan[Field]> } = {
  dataKind: fc.constantFrom('total', 'total', 'total', 'daily', 'unlimited', 'payg'),
  dataMb: fc.option(
    fc.oneof(fc.constantFrom(500, 1_000, 3_000, 5_000, 10_000, 20_000), fc.integer({ min: 1, max: 120_000 })),
    {
      freq: 8,
    },
  ),
  dataWords: fc.constantFrom('1 GB', null),
  reducedSpeedKbps: fc.constantFrom(0, 128, 1_000, null),
  speedLimitKbps: fc.constantFrom(5_000, null),
  fairUse: fc.constantFrom('fair use', null),
  validityDays: fc.constantFrom(1, 3, 7, 15, 30, 90, 180, null),
  activation: fc.constantFrom(...activations, null),
  dayCount: fc.constantFrom(...dayCounts, null),
  ...recordOf([...fieldsOfPool('features'), ...fieldsOfPool('terms')], () => anyKnown),
  refund: fc.constantFrom('never', 'until-install', 'until-first-use', '7-days', '30-days', null),
  unusedData: fc.constantFrom(...unusedDataRules, null),
  afterEnd: fc.constantFrom(...afterEndRules, null),
};

const anyPlanFacts = fc.record({
  ...listedFacts,
  provider: fc.constantFrom(...providers),
  coverage: fc.constantFrom(...coverages),
  networks: anyNetworks,
  price: anyPrice,
  isEstimate: fc.boolean(),
  promo: fc.option(anyPromo, { freq: 2 }),
  checkedAt: anyInstant,
  isDominated: fc.constantFrom(true, false, false, false),
});

/** Up to sixty plans with ids of their own, of five sellers. */
export const anyListedPlans: fc.Arbitrary<readonly ListedPlan[]> = fc
  .array(anyPlanFacts, { maxLength: 60 })
  .map((facts) => facts.map((fact, index) => makeListedPlan({ ...fact, id: index + 1 })));

export const anyDestinationPlans: fc.Arbitrary<DestinationPlans> = fc
  .tuple(anyListedPlans, fc.constantFrom('country' as const, 'region' as const))
  .map(([plans, kind]) =>
    makeDestinationPlans(kind === 'country' ? plans.map(inACountry) : plans, {
      kind,
      neighbours: kind === 'country' ? (['KR', 'CN', 'TH'] as CountryCode[]) : [],
    }),
  );

export const anyTrip: fc.Arbitrary<Trip> = fc.record({
  days: fc.constantFrom(1, 3, 7, 10, 30, 45),
  dataMb: fc.constantFrom(500, 1_000, 5_000, 10_000, 50_000, null),
  hotspot: fc.boolean(),
  isNewCustomer: fc.boolean(),
});

const someValues: Readonly<Record<FacetName, readonly string[]>> = {
  scope: ['local', 'regional', 'global'],
  share: ['all', '75', '50', 'less'],
  provider: ['ahoy', 'birch', 'nobody'],
  data: ['lt1', '1-3', '3-5', '5-10', '10-20', 'gt50', 'unlimited', 'unknown'],
  validity: ['1-3', '4-7', '8-15', '16-30', 'gt90', 'none'],
  kind: ['total', 'daily', 'unlimited', 'payg'],
  hotspot: ['yes', 'no', 'unknown'],
  '5g': ['yes', 'no', 'unknown'],
  topup: ['yes', 'unknown'],
  idcheck: ['no', 'unknown'],
  phone: ['yes', 'no'],
  refund: ['yes', 'unknown'],
  network: ['KDDI', 'Docomo', 'unknown'],
  breakout: ['JP', 'unknown', 'XX'],
  checked: ['1d', '7d', '30d', 'older'],
};

/** Mostly no choice. */
const anyFacets = fc.record(
  Object.fromEntries(
    facetNames.map((name) => [
      name,
      fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...someValues[name]]) }),
    ]),
  ) as Record<FacetName, fc.Arbitrary<string[]>>,
);

export const anyListQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    trip: anyTrip,
    facets: anyFacets,
    minPrice: fc.option(fc.integer({ min: 0, max: 20 }), { freq: 2 }),
    maxPrice: fc.option(fc.integer({ min: 5, max: 100 }), { freq: 2 }),
    sort: fc.constantFrom(...sortNames),
    view: fc.constantFrom(...viewNames),
    page: fc.constantFrom(1, 1, 2, 9),
    showsDominated: fc.boolean(),
    showsRenewing: fc.boolean(),
    usesPromo: fc.boolean(),
  })
  .map((query) => makeListQuery(query));
