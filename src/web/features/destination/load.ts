import { convertedFrom } from '#domain/listing/converted-from.ts';
import type { DestinationData } from './data.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { rulesIn } from '#domain/place/country-rules.ts';
import { findDestination, type Destination } from '#domain/place/destinations.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { readListQuery, type FacetName } from '#domain/listing/list-query.ts';
import { picturedPart } from '#domain/place/part-frames.ts';
import { findPart, type Part } from '#domain/place/parts.ts';
import type { Picks } from '#domain/listing/destination-view.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { pricedPoints } from '#domain/price-watch/priced-points.ts';
import { readPlanId } from '#domain/plan/plan-id.ts';
import { memo } from '#domain/kernel/memo.ts';
import { globalRegion } from '#domain/place/regions.ts';
import { memoTask } from '#domain/kernel/cooperative-task.ts';
import { viewWholeTask } from '#domain/listing/view-destination.ts';
import type { Context } from '#runtime/services/context.ts';
import { listSearch } from '#web/features/list/state/list-address.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { firstPageAddress, readPageNumber } from '#web/shared/page/paging.ts';
import type { RuleData } from '#web/features/place/rule-data.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { loadCoverage } from '#web/features/coverage/coverage.ts';
import { redirectMergedFilters } from '#web/shared/plan/merged-filters.ts';
import { listNames } from '#web/features/list/load/list-names.ts';
import { withDates } from '#web/features/list/load/read-list-dates.ts';
import { readOwnPrice } from '#web/features/list/load/read-own-price.ts';
import { loadOwnSim } from '#web/features/list/load/own-sim.ts';
import { readOpen } from '#web/features/list/load/read-open.ts';
import { listPlansAt, plansPath } from '#web/features/list/load/list-plans-at.ts';
import { readPastPrices } from '#web/shared/plan/past-prices.ts';
import { namesTrip, pastTheEnd, searchOf } from '#web/features/list/load/list-search.ts';
import { loadActivePlaces, pathOf, pricePlaces } from '#web/shared/place/places.ts';
import { shapeRule } from '#web/features/place/shape-rule.ts';
import { sumUpDestination } from './destination-facts.ts';
import { headOf } from './head.ts';
import { loadDestinationReviews } from './load-reviews.ts';
import { buildMarketLine } from '#web/shared/plan/market-line.ts';
import { placesNear, regionOf } from './places-near.ts';

type PriceHistories = Awaited<ReturnType<typeof readPastPrices>>;

type PriceOptions = Parameters<typeof pricedPoints>[1];

type DestinationRequest = PageRequest<{ readonly destination: DestinationKey }>;

export async function loadDestination(request: DestinationRequest, context: Context): Promise<Loaded<DestinationData>> {
  const { query, currency } = request;
  const destination = findDestination(request.parameters.destination);
  if (destination === null) return { kind: 'not-found' };
  const path = pathOf(destination);
  const page = readPageNumber(query);
  if (page === null) return { kind: 'redirect', location: firstPageAddress(path, query), status: 301 };
  const merged = await redirectMergedFilters(path, query, context);
  if (merged !== null) return merged;
  const rates = await context.currency.rates();
  const plans = await listPlansAt(destination.key, { currency, rates }, context);
  if (plans === null) return { kind: 'not-found' };
  const list = await loadList({ request, destination, plans, rates }, context);
  if (page > list.view.list.pages) return pastTheEnd(path, query);
  const data = await assemble({ request, destination, plans, rates, list }, context);
  return {
    kind: 'page',
    head: headOf(data, request),
    search: isPlace(list) ? searchOf(list.view.query, query) : listSearch(list, list.view.query),
    data,
    ...(namesTrip(query) && { remember: list.view.query }),
  };
}

/** Neither a part of the country nor dates nor a price of the visitor's own are asked about. */
function isPlace({ part, dates, offer = null }: ListData): boolean {
  return part === null && dates === null && offer === null;
}

interface Parts {
  readonly request: DestinationRequest;
  readonly destination: Destination;
  readonly plans: DestinationPlans;
  readonly rates: RateTable;
}

/** Places around with price and picture. */
const nearbyShown = 12;

/** Memoized views per list, for requests in several languages and as payload. */
const keptViews = 2;

const viewOnce = memoTask(viewWholeTask, {
  parts: (plans, options) => [...Object.values(plans), JSON.stringify(options)],
  most: keptViews,
});

async function loadList({ request, destination, plans, rates }: Parts, context: Context): Promise<ListData> {
  const { query, remembered, locale, currency } = request;
  const asked = withDates(readListQuery(query, remembered), query, destination);
  const own = readOwnPrice(query, { trip: asked.query.trip, currency, rates, rules: plans.rules });
  const options = { query: asked.query, now: context.now().getTime(), offer: own?.offer ?? null };
  const view = await context.scheduler.run(viewOnce(plans, options));
  const open = readOpen(query);
  return {
    view: withoutClosed(view, open),
    sellerSites: await findSites(view.picks, context),
    path: pathOf(destination),
    providerSlug: null,
    plansPath: await plansPath(destination.key, currency, context),
    rateDates: plans.rateDates,
    convertedFrom: convertedFrom(plans),
    dates: asked.dates,
    reportedPlan: readPlanId(query.get('reported')),
    open,
    namedPlan: null,
    part: partOf(destination, query)?.slug ?? null,
    offer: own,
    ownSim: await loadOwnSim({ ...request, destination, home: remembered.home, dates: asked.dates, rates }, context),
    ...listNames(plans, locale),
  };
}

/** Without what the page shows only once it is opened, when the list's engine has it. */
function withoutClosed(view: ListData['view'], open: ListData['open']): ListData['view'] {
  const { query, facets, sellers } = view;
  const isClosed = (name: FacetName): boolean => open !== name && query.facets[name].length === 0;
  const unseen = (['provider', 'data', 'validity'] as const).filter(isClosed).filter((name) => facets[name].length > 1);
  return {
    ...view,
    facets: { ...facets, ...Object.fromEntries(unseen.map((name) => [name, []])) },
    sellers:
      open === 'prices' ? sellers : sellers.map(({ name, price }, place) => ({ name: place === 0 ? name : '', price })),
  };
}

/** Where the sellers of the answers are, without what only a browser needs. */
async function findSites(picks: Picks, { catalogue }: Context): Promise<NonNullable<ListData['sellerSites']>> {
  const { cheapest, fewestWorries, bestValue } = picks;
  const slugs = [cheapest, fewestWorries, bestValue].flatMap((row) => row?.plan.provider.slug ?? []);
  const sellers = await Promise.all(slugs.map((slug) => catalogue.provider(slug)));
  return Object.fromEntries(
    sellers.flatMap((seller) => (seller?.url ? [[seller.slug, seller.url.replace(/^https?:\/\/|\/$/g, '')]] : [])),
  );
}

function partOf(destination: Destination, query: URLSearchParams): Part | null {
  return findPart(query.get('in'), destination.kind === 'country' ? destination.country.code : null);
}

async function assemble(parts: Parts & { readonly list: ListData }, context: Context): Promise<DestinationData> {
  const { request, destination, plans, rates, list } = parts;
  const { locale, currency } = request;
  const { followed } = list.view;
  const [places, histories, reviews, coverage] = await Promise.all([
    loadActivePlaces(locale, context),
    readPastPrices({ planIds: followed.map(({ planId }) => planId), currency }, context.catalogue),
    loadDestinationReviews({ destination, locale }, context),
    loadCoverage({ destination, plans, view: list.view, query: request.query, locale }, context),
  ]);
  const facts = sumUpDestination(plans);
  const near = placesNear(destination, places);
  // The list of a region's coverage has the price of each country.
  const shown = destination.kind === 'region' && destination.key !== globalRegion ? near.length : nearbyShown;
  const priced = await pricePlaces(near.slice(0, shown), { currency, rates, locale }, context);
  return {
    kind: destination.key === globalRegion ? 'global' : destination.kind,
    place: formsOfPlace(destination.key, locale),
    partName: partOf(destination, request.query)?.name[locale] ?? null,
    picturedPart: picturedPart(list.part),
    path: list.path,
    flag: destination.kind === 'country' ? destination.country.code : null,
    region: regionOf(destination, places, locale),
    list,
    marketLine: buildMarketLine(pricePast(followed, { histories, currency, rates }), { ...plans, now: context.now() }),
    facts,
    currencyPlural: findCurrency(currency)?.namePlural[locale] ?? currency,
    reviews,
    rules: rulesAt(destination, { locale, now: context.now() }),
    coverage,
    nearby: priced.map(({ perGb: _perGb, fareClass: _fareClass, ...place }) => place),
    otherPlaces: near.slice(shown).map((place) => ({ path: pathOf(place.destination), name: place.name })),
    checkedAt: newestCheck(plans),
  };
}

function pricePast(
  followed: ListData['view']['followed'],
  { histories, ...options }: PriceOptions & { readonly histories: PriceHistories },
): Parameters<typeof buildMarketLine>[0] {
  return followed.map(({ planId, count }) => {
    const past = histories.get(planId);
    return { points: past === undefined ? [] : pricedPoints(past, options), count };
  });
}

function rulesAt(destination: Destination, options: Parameters<typeof shapeRule>[1]): readonly RuleData[] {
  if (destination.kind !== 'country') return [];
  return rulesIn(destination.country.code).map((rule) => shapeRule(rule, options));
}

const newestCheck = memo(({ plans }: DestinationPlans): string | null =>
  plans.reduce<string | null>(
    (newest, { checkedAt }) => (newest === null || checkedAt > newest ? checkedAt : newest),
    null,
  ),
);
