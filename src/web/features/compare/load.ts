import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { viewWholeTask } from '#domain/listing/view-destination.ts';
import type { ComparedPlans } from '#catalogue/read/read-compared-plans.ts';
import { comparePath, maxCompared, readAskedPlans, type AskedPlans } from '#domain/listing/compared-plans.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { findDestination } from '#domain/place/destinations.ts';
import { rateDays, type RateDays } from '#domain/money/exchange-rates.ts';
import { readListQuery, type Remembered } from '#domain/listing/list-query.ts';
import { listPlans } from '#domain/listing/list-plans.ts';
import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import { findRegion, globalRegion } from '#domain/place/regions.ts';
import { storedPlanOf } from '#domain/plan/stored-plan-of.ts';
import { tripParameters, writeTrip } from '#domain/trip/trip.ts';
import { formatList } from '#i18n/format-list.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import type { PicturedPlace } from '#web/shared/page/picture-address.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { listPlansAt } from '#web/features/list/load/list-plans-at.ts';
import { listNames } from '#web/features/list/load/list-names.ts';
import { comparedPlan, type ComparedPlan } from './compared-row.ts';

export interface CompareData extends Pick<Remembered, 'trip' | 'usesPromo'>, Pick<ListData, 'regionNames'> {
  /** In the order of the address. */
  readonly plans: readonly ComparedPlan[];
  /** No longer offered, with the last price and when it was last seen. */
  readonly withdrawn: readonly Pick<PlanDetail, 'id' | 'name' | 'provider' | 'price' | 'checkedAt'>[];
  /** Ids that no plan ever had. */
  readonly unknown: readonly number[];
  readonly unread: AskedPlans['unread'];
  readonly beyond: AskedPlans['beyond'];
  /** The trip in the address: `days=5&gb=3`; empty: the visitor's own. */
  readonly tripSearch: string;
  /** Link to more plans: the destination of the first plan; null: none. */
  readonly place: (PicturedPlace & PlaceForms) | null;
  /** The one country whose networks are compared; null: the plans have none in common. */
  readonly countryNames: ListData['countryNames'];
  /** Of other sellers, at the nearest cost, where one plan is chosen. */
  readonly rivals: readonly ListRow[];
}

/**
 * Up to four plans side by side. `add=7&add=8` adds to the stored plans, `only=1,2` replaces them; both are stored and redirect to
 * the comparison's address, which can be shared: opening that changes nothing.
 */
export async function loadCompare(request: PageRequest, context: Context): Promise<Loaded<CompareData>> {
  const chosen = readChange(request);
  if (chosen !== null) {
    const location = withTrip(comparePath(chosen), tripSearchOf(request));
    return { kind: 'redirect', location, status: 302, remember: { compared: chosen.slice(0, maxCompared) } };
  }
  const asked = readAskedPlans(request.query);
  const found = await context.catalogue.comparedPlans(asked.ids, { locale: request.locale });
  const { data, days } = await shape(asked, found, { request, context });
  const names = [...new Set(data.plans.map(({ row }) => isolateText(row.plan.provider.name)))];
  const texts = request.messages.compare;
  return {
    kind: 'page',
    head: {
      title: names.length === 0 ? texts.title : texts.titleOf({ names: formatList(names, request.locale) }),
      description: texts.description,
      canonical: '/compare',
    },
    search: withTrip(comparePath(asked.ids), data.tripSearch).slice('/compare'.length),
    rateDays: days,
    data,
    ...(data.tripSearch !== '' && { remember: { trip: data.trip, usesPromo: data.usesPromo } }),
  };
}

/** Null: the address asks for no change. */
function readChange({ query, remembered }: PageRequest): readonly number[] | null {
  const idsOf = (name: string): readonly number[] =>
    readAskedPlans(new URLSearchParams({ plans: query.getAll(name).join(',') })).ids;
  if (query.has('only')) return idsOf('only');
  const added = idsOf('add');
  return added.length === 0 ? null : [...new Set([...(remembered.compared ?? []), ...added])];
}

function withTrip(path: string, tripSearch: string): string {
  if (tripSearch === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${tripSearch}`;
}

/** Empty if the address has no trip: the comparison then uses the visitor's trip. */
function tripSearchOf({ query, remembered }: PageRequest): string {
  if (!tripParameters.some((name) => query.has(name))) return '';
  const { trip, usesPromo } = readListQuery(query, remembered);
  const said = writeTrip(trip).map(([name, value]): [string, string] => [name, value]);
  return new URLSearchParams(usesPromo ? [...said, ['promo', '1']] : said).toString();
}

interface Asking {
  readonly request: PageRequest;
  readonly context: Context;
}

async function shape(
  asked: AskedPlans,
  found: ComparedPlans,
  { request, context }: Asking,
): Promise<{ readonly data: CompareData; readonly days: RateDays | null }> {
  const { locale, currency, query, remembered } = request;
  const [rates, ratings] = await Promise.all([context.currency.rates(), context.reviews.ratings()]);
  const { trip, usesPromo } = readListQuery(query, remembered);
  const offered = asked.ids.flatMap((id) => found.offered.find((detail) => detail.id === id) ?? []);
  const common = commonCountry(offered);
  const priced = offered.map((detail) => {
    const destination = homeOf(detail, common);
    return listPlans({ destination, plans: [storedPlanOf(detail, destination)] }, { currency, rates, ratings });
  });
  const names = priced.map((list) => listNames(list, locale));
  const known = new Set([...found.offered, ...found.withdrawn].map(({ id }) => id));
  const options = { trip, usesPromo, now: context.now().getTime(), locale };
  const home = offered[0] && homeOf(offered[0], common);
  const data: CompareData = {
    trip,
    usesPromo,
    plans: priced.flatMap(({ plans, rules }, index) =>
      plans.flatMap((plan) => {
        const detail = offered[index];
        return detail === undefined ? [] : [comparedPlan(plan, detail, { ...options, rules })];
      }),
    ),
    withdrawn: found.withdrawn.map(({ id, name, provider, price, checkedAt }) => ({
      id,
      name,
      provider,
      price,
      checkedAt,
    })),
    unknown: asked.ids.filter((id) => !known.has(id)),
    unread: asked.unread,
    beyond: asked.beyond,
    tripSearch: tripSearchOf(request),
    place: home === undefined ? null : placeOf(home, locale),
    rivals: [],
    countryNames: Object.assign({}, ...names.map(({ countryNames }) => countryNames)),
    regionNames: Object.assign({}, ...names.map(({ regionNames }) => regionNames)),
  };
  const list =
    home !== undefined && offered.length === 1 ? await listPlansAt(home, { currency, rates }, context) : null;
  const rivals = list === null ? [] : await findRivals(list, data, context);
  const days = priced.flatMap(({ rateDates }) => (rateDates === null ? [] : [rateDates.oldest, rateDates.newest]));
  return { data: { ...data, rivals }, days: rateDays(days) };
}

const mostRivals = 2;

/** Plans of other sellers, each its lowest, whose cost for the trip is nearest. */
async function findRivals(
  list: DestinationPlans,
  { plans: [own], trip, usesPromo }: Pick<CompareData, 'plans' | 'trip' | 'usesPromo'>,
  { scheduler, now }: Context,
): Promise<CompareData['rivals']> {
  if (own === undefined) return [];
  const { plan, prices } = own.row;
  const query = readListQuery(new URLSearchParams(), { trip, usesPromo });
  const view = await scheduler.run(viewWholeTask(list, { query, now: now().getTime() }));
  const distance = ({ prices: { cost } }: ListRow): number => Math.abs((cost?.units ?? 0) - (prices.cost?.units ?? 0));
  return view.list.rows
    .filter((row) => row.plan.provider.slug !== plan.provider.slug && row.prices.cost !== null)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostRivals);
}

/** A country that all plans cover and one is limited to; null: none. */
function commonCountry(details: readonly PlanDetail[]): CountryCode | null {
  const single = details.find(({ coverage }) => coverage.length === 1)?.coverage[0];
  return single !== undefined && details.every(({ coverage }) => coverage.includes(single)) ? single : null;
}

/** The destination for a plan's networks and for similar plans. */
function homeOf({ coverage, region }: PlanDetail, common: CountryCode | null): DestinationKey {
  const [only, ...others] = coverage;
  if (common !== null) return common;
  if (only !== undefined && others.length === 0) return only;
  return region !== null && findRegion(region) !== null ? region : globalRegion;
}

function placeOf(key: DestinationKey, locale: Locale): CompareData['place'] {
  const destination = findDestination(key);
  if (destination === null) return null;
  return {
    flag: destination.kind === 'country' ? destination.country.code : null,
    path: destinationPath(destination.key, destination.slug, defaultLocale),
    ...formsOfPlace(key, locale),
  };
}
