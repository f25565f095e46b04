import { queryText } from '#domain/kernel/query-text.ts';
import { writeListQuery, type ListQuery } from '#domain/listing/list-query.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { isSameTrip, writeTrip } from '#domain/trip/trip.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { ListData, OwnPrice } from './list-data.ts';
import { datesOfTrip, writeDates } from './list-dates.ts';

/** Applies a change to a state. Anything but pages and further plans in place resets to the first page. */
export function changeQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const isInPlace = change.more !== undefined || change.pagesShown !== undefined;
  return { ...query, ...(!isInPlace && { page: 1, pagesShown: 1 }), ...change };
}

type Named = Pick<ListData, 'namedPlan' | 'part' | 'dates'> & {
  readonly offer?: Pick<OwnPrice, 'typed' | 'trip'> | null;
};

/** The address of a state of a list, language prefix included. */
export function listAddress(
  { path, ...named }: Pick<ListData, 'path'> & Named,
  query: ListQuery,
  locale: Locale,
): string {
  return localizePath(path + listSearch(named, query), locale);
}

/**
 * The query of a state with its `?`; an empty text: none.
 * @param named the part of the country, dates of the trip, the visitor's own price while its trip stays, and the plan that
 *   the page shows, with the trip always: everybody who gets the address sees the same cost
 */
export function listSearch({ namedPlan, part, dates, offer = null }: Named, query: ListQuery): string {
  const state = writeListQuery(query);
  const trip = namedPlan === null || state.has('days') ? [] : writeTrip(query.trip);
  const shownDates = datesOfTrip(dates, query.trip);
  const named = [
    ...(part === null ? [] : [['in', part]]),
    ...(namedPlan === null ? [] : [['plan', String(namedPlan)]]),
    ...(shownDates === null ? [] : writeDates(shownDates)),
    ...(offer !== null && isSameTrip(offer.trip, query.trip) ? [['offer', offer.typed]] : []),
  ];
  return queryText(new URLSearchParams([...named, ...trip.map(toEntry), ...state]));
}

function toEntry([name, value]: readonly [string, string]): [string, string] {
  return [name, value];
}

/** The list in which a plan is shown, and what its cost there depends on. */
type PlanPlace = Pick<ListData, 'path' | 'providerSlug'> & Pick<ListQuery, 'trip' | 'usesPromo'>;

/** The address of a plan: the page of its provider here, which shows it with its cost for this trip. */
export function planAddress(
  { id, provider }: Pick<ListedPlan, 'id' | 'provider'>,
  { path, providerSlug, trip, usesPromo }: PlanPlace,
  locale: Locale,
): string {
  const promo = usesPromo ? [['promo', '1'] as const] : [];
  const query = new URLSearchParams([['plan', String(id)], ...[...writeTrip(trip), ...promo].map(toEntry)]);
  return localizePath(`${providerSlug === null ? `${path}/${provider.slug}` : path}?${query.toString()}`, locale);
}
