import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { noFacets, type ListQuery } from '#domain/listing/list-query.ts';
import type {
  DestinationPlans,
  ListedCoverage,
  ListedNetworks,
  ListedPlan,
  ListedPromo,
  ListedProvider,
} from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { listedFactsOf } from '#domain/plan/pick-fields.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import { money } from './plan-factory.ts';

/** The clock of made views: a quarter of an hour after made plans were checked. */
export const viewTime = Date.parse('2026-11-20T12:15:00Z');

/** An exact amount in US dollars. */
export function dollars(amount: number): Money {
  return money(Math.round(amount * 10_000));
}

export const localCoverage: ListedCoverage = {
  scope: 'local',
  region: null,
  countryCount: 1,
  neighbours: 0,
  coveredHere: 1,
  countriesHere: 1,
};

/** Of a plan for several countries, on the page of a region. */
export function regionCoverage(coveredHere: number, countriesHere: number): ListedCoverage {
  return { ...localCoverage, scope: 'regional', countryCount: coveredHere, coveredHere, countriesHere };
}

export const unstatedNetworks: ListedNetworks = { operators: [], generation: null, breakout: [] };

/** `Nori Mobile` of the slug `nori-mobile`; without a rating unless told otherwise. */
export function makeListedProvider(slug: string, facts: Partial<ListedProvider> = {}): ListedProvider {
  const name = slug.replaceAll(
    /(^|-)(\w)/g,
    (_all, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  );
  return { slug: slug as ProviderSlug, name, image: null, rating: null, ...facts };
}

const seller = makeListedProvider('seller');

/** A promo for everybody, without end, of 4.00. */
export function makeListedPromo(facts: Partial<ListedPromo> = {}): ListedPromo {
  return { ...openPromo, ...facts };
}

const openPromo: ListedPromo = {
  price: money(40_000),
  isEstimate: false,
  code: null,
  newCustomersOnly: false,
  minimumSpend: null,
  excludedKinds: [],
  startsAt: null,
  endsAt: null,
};

let made = 0;

/**
 * A plan no other call returns: 5 GB for 7 days at 4.50 USD, local, everything else not stated, unless told otherwise.
 * A given `price` is the seller's own price too.
 */
export function makeListedPlan(facts: Partial<ListedPlan> = {}): ListedPlan {
  made += 1;
  const sellerPrice = facts.sellerPrice ?? facts.price ?? plainPlan.sellerPrice;
  return { ...plainPlan, id: made, ...facts, sellerPrice };
}

const plainPlan: Omit<ListedPlan, 'id'> = {
  provider: seller,
  coverage: localCoverage,
  networks: unstatedNetworks,
  ...listedFactsOf({ ...unstatedFacts, dataKind: 'total', dataMb: 5_000, validityDays: 7 }),
  price: money(45_000),
  isEstimate: false,
  sellerPrice: money(45_000),
  promo: null,
  hasOffer: true,
  isUnconfirmed: false,
  checkedAt: '2026-11-20T12:00:00.000Z',
  isDominated: false,
};

/** A country priced in US dollars unless told otherwise. */
export function makeDestinationPlans(
  plans: readonly ListedPlan[],
  facts: Partial<Omit<DestinationPlans, 'plans'>> = {},
): DestinationPlans {
  return {
    kind: 'country',
    currency: 'USD' as CurrencyCode,
    rules: { decimalDigits: 2, rounding: 0 },
    dollarUnits: 10_000,
    neighbours: [],
    rateDates: null,
    ...facts,
    plans,
  };
}

/** A list as it opens: the default trip, no filter. `facets` names only the chosen ones. */
export function makeListQuery({
  facets,
  ...rest
}: Partial<Omit<ListQuery, 'facets'>> & { readonly facets?: Partial<ListQuery['facets']> } = {}): ListQuery {
  return {
    trip: defaultTrip,
    minPrice: null,
    maxPrice: null,
    sort: 'trip',
    view: 'best',
    more: [],
    page: 1,
    showsDominated: false,
    showsRenewing: false,
    usesPromo: false,
    ...rest,
    facets: { ...noFacets, ...facets },
  };
}

/** The view of these plans at `viewTime`. */
export function makeDestinationView(
  plans: readonly ListedPlan[] | DestinationPlans,
  query: Parameters<typeof makeListQuery>[0] = {},
): DestinationView {
  const source = 'plans' in plans ? plans : makeDestinationPlans(plans);
  return viewDestination(source, { query: makeListQuery(query), now: viewTime });
}

/** The row of the one plan with these facts, as the list opens. */
export function makeListRow(facts: Partial<ListedPlan> = {}, query: Parameters<typeof makeListQuery>[0] = {}): ListRow {
  const [row] = makeDestinationView([makeListedPlan(facts)], query).list.rows;
  if (row === undefined) throw new Error('the plan is not listed');
  return row;
}
