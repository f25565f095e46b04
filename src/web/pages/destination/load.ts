import type { DestinationKey } from '#domain/destination-key.ts';
import { findDestination, type Destination } from '#domain/destinations.ts';
import { findRegion, globalRegion } from '#domain/regions.ts';
import { formatMoney } from '#i18n/format-money.ts';
import type { Context } from '#runtime/context.ts';
import { firstPageAddress, pageAddress, readPageNumber } from '#web/components/paging.ts';
import type { PlaceData } from '#web/components/place-data.ts';
import type { PlanListData } from '#web/components/plan-row-data.ts';
import type { ProviderLinkData } from '#web/components/provider-link-data.ts';
import type { Loaded, PageRequest } from '#web/load-page.ts';
import { loadPlanList } from '#web/pages/load-plan-list.ts';
import { loadActivePlaces, nameOf, pathOf, pricePlaces, type ActivePlace } from '#web/pages/places.ts';
import { loadProviderLinks } from '#web/pages/provider-links.ts';
import type { HeadData } from '#web/shell-data.ts';

const neighboursShown = 12;

export interface DestinationData {
  readonly kind: 'country' | 'region' | 'global';
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  readonly flag: string | null;
  /** The region a country is filed under. */
  readonly region: { readonly name: string; readonly path: string } | null;
  readonly plans: PlanListData;
  readonly providers: readonly ProviderLinkData[];
  /** With plans: the countries of a region, the most visited ones around a country, or the regions of the world. */
  readonly nearby: readonly PlaceData[];
}

export async function loadDestination(
  request: PageRequest<{ readonly destination: DestinationKey }>,
  context: Context,
): Promise<Loaded<DestinationData>> {
  const { query, locale, currency } = request;
  const destination = findDestination(request.parameters.destination);
  if (destination === null) return { kind: 'not-found' };
  const path = pathOf(destination);
  const page = readPageNumber(query);
  if (page === null) return { kind: 'redirect', location: firstPageAddress(path, query), status: 301 };
  const rates = await context.currency.rates();
  const [plans, providers, places] = await Promise.all([
    loadPlanList({ destination: destination.key, currency, rates, locale, page }, context),
    loadProviderLinks(destination.key, context),
    loadActivePlaces(locale, context),
  ]);
  if (plans === null) return { kind: 'not-found' };
  const data: DestinationData = {
    kind: destination.key === globalRegion ? 'global' : destination.kind,
    name: nameOf(destination, locale),
    path,
    flag: destination.kind === 'country' ? destination.country.code : null,
    region: regionOf(destination, places),
    plans,
    providers,
    nearby: await pricePlaces(placesNear(destination, places), { currency, rates }, context),
  };
  return { kind: 'page', head: headOf(data, request), search: page === 1 ? '' : `?page=${page}`, data };
}

/** The region of the breadcrumb; null: none, or it has no page. */
function regionOf(destination: Destination, places: readonly ActivePlace[]): DestinationData['region'] {
  const key = destination.kind === 'country' ? destination.country.region : null;
  const region = places.find((place) => place.destination.key === key);
  return region === undefined ? null : { name: region.name, path: pathOf(region.destination) };
}

/** Members of the region; around a country the most visited ones; for the world its regions. */
function placesNear(destination: Destination, places: readonly ActivePlace[]): readonly ActivePlace[] {
  if (destination.key === globalRegion)
    return places.filter(({ destination: { kind, key } }) => kind === 'region' && key !== globalRegion);
  const slug = destination.kind === 'country' ? destination.country.region : destination.region.slug;
  const members = new Set<DestinationKey>(slug === null ? [] : findRegion(slug)?.countries);
  const near = places.filter(({ destination: { key } }) => members.has(key) && key !== destination.key);
  return destination.kind === 'country' ? near.slice(0, neighboursShown) : near;
}

function headOf(data: DestinationData, { locale, messages }: PageRequest): HeadData {
  const { page, pages, total, rows } = data.plans;
  const texts = messages.destination;
  const title = texts.title({ name: data.name });
  const cheapest = page === 1 ? rows[0]?.price.amount : undefined;
  return {
    title: page === 1 ? title : texts.titleOfPage({ title, page }),
    description: texts.description({
      name: data.name,
      plans: total,
      providers: data.providers.length,
      price: cheapest === undefined ? null : formatMoney(cheapest, locale),
    }),
    ...(page > 1 && { previous: pageAddress(data.path, page - 1) }),
    ...(page < pages && { next: pageAddress(data.path, page + 1) }),
  };
}
