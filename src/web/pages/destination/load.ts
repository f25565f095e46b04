import type { DestinationKey } from '#domain/destination-key.ts';
import { findDestination, type Destination } from '#domain/destinations.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import { readListQuery } from '#domain/list-query.ts';
import type { DestinationPlans } from '#domain/listed-plan.ts';
import { globalRegion } from '#domain/regions.ts';
import { viewDestination } from '#domain/view-destination.ts';
import type { Context } from '#runtime/context.ts';
import type { CoverageData } from '#web/components/coverage-map/coverage-data.ts';
import type { ListData } from '#web/components/list-data.ts';
import { firstPageAddress, readPageNumber } from '#web/components/paging.ts';
import type { PlaceData } from '#web/components/place-data.ts';
import type { Loaded, PageRequest } from '#web/load-page.ts';
import { loadCoverage } from '#web/pages/coverage.ts';
import { listNames } from '#web/pages/list-names.ts';
import { listPlansAt, plansAddress } from '#web/pages/list-plans-at.ts';
import { readReportedPlan } from '#web/pages/read-reported-plan.ts';
import { namesTrip, pastTheEnd, searchOf } from '#web/pages/list-search.ts';
import { loadActivePlaces, nameOf, pathOf, pricePlaces } from '#web/pages/places.ts';
import { sumUpDestination, type DestinationFacts } from './destination-facts.ts';
import { headOf } from './head.ts';
import { loadDestinationReviews, type DestinationReviews } from './load-reviews.ts';
import { drawMarketLine, plansOfMarketLine, type MarketLine } from './market-line.ts';
import { placesNear, regionOf } from './places-near.ts';

export interface DestinationData {
  readonly kind: 'country' | 'region' | 'global';
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  readonly flag: string | null;
  /** The region a country is filed under. */
  readonly region: { readonly name: string; readonly path: string } | null;
  readonly list: ListData;
  /** Null: no price of a 10 GB plan is known. */
  readonly marketLine: MarketLine | null;
  readonly facts: DestinationFacts;
  /** Null: a group of countries has no reviews of its own. */
  readonly reviews: DestinationReviews | null;
  /** Where one of the plans works; null: a country. */
  readonly coverage: CoverageData | null;
  /** With plans: the countries of a region, the most visited ones around a country, or the regions of the world. */
  readonly nearby: readonly PlaceData[];
  /** ISO 8601 in UTC: when a price here was last seen. */
  readonly checkedAt: string | null;
}

type DestinationRequest = PageRequest<{ readonly destination: DestinationKey }>;

export async function loadDestination(request: DestinationRequest, context: Context): Promise<Loaded<DestinationData>> {
  const { query, currency } = request;
  const destination = findDestination(request.parameters.destination);
  if (destination === null) return { kind: 'not-found' };
  const path = pathOf(destination);
  const page = readPageNumber(query);
  if (page === null) return { kind: 'redirect', location: firstPageAddress(path, query), status: 301 };
  const rates = await context.currency.rates();
  const plans = await listPlansAt(destination.key, { currency, rates }, context);
  if (plans === null) return { kind: 'not-found' };
  const list = await loadList({ request, destination, plans }, context);
  if (page > list.view.list.pages) return pastTheEnd(path, query);
  const data = await assemble({ request, destination, plans, rates, list }, context);
  return {
    kind: 'page',
    head: headOf(data, request),
    search: searchOf(list.view.query, query),
    data,
    ...(namesTrip(query) && { remember: list.view.query }),
  };
}

interface Parts {
  readonly request: DestinationRequest;
  readonly destination: Destination;
  readonly plans: DestinationPlans;
}

async function loadList({ request, destination, plans }: Parts, context: Context): Promise<ListData> {
  const { query, remembered, locale, currency } = request;
  return {
    view: viewDestination(plans, { query: readListQuery(query, remembered), now: context.now().getTime() }),
    path: pathOf(destination),
    providerSlug: null,
    plansAddress: await plansAddress(destination.key, currency, context),
    rateDates: plans.rateDates,
    reportedPlan: readReportedPlan(query),
    ...listNames(plans, locale),
  };
}

async function assemble(
  parts: Parts & { readonly rates: RateTable; readonly list: ListData },
  context: Context,
): Promise<DestinationData> {
  const { request, destination, plans, rates, list } = parts;
  const { locale, currency } = request;
  const [places, histories, reviews, coverage] = await Promise.all([
    loadActivePlaces(locale, context),
    context.catalogue.priceHistories(plansOfMarketLine(plans)),
    loadDestinationReviews(destination, locale, context),
    loadCoverage({ destination, plans, view: list.view, query: request.query, locale }, context),
  ]);
  const facts = sumUpDestination(plans);
  return {
    kind: destination.key === globalRegion ? 'global' : destination.kind,
    name: nameOf(destination, locale),
    path: list.path,
    flag: destination.kind === 'country' ? destination.country.code : null,
    region: regionOf(destination, places),
    list,
    marketLine: drawMarketLine(histories.values(), { ...plans, rates, now: context.now() }),
    facts,
    reviews,
    coverage,
    nearby: await pricePlaces(placesNear(destination, places), { currency, rates }, context),
    checkedAt: newestCheck(plans),
  };
}

function newestCheck({ plans }: DestinationPlans): string | null {
  return plans.reduce<string | null>(
    (newest, { checkedAt }) => (newest === null || checkedAt > newest ? checkedAt : newest),
    null,
  );
}
