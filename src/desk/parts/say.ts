import { addDays } from '#domain/kernel/durations.ts';
import type { Money } from '#domain/money/money.ts';
import { findCountry } from '#domain/place/countries.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { findDestination } from '#domain/place/destinations.ts';
import { findRegion } from '#domain/place/regions.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatRecentDate, formatRelativeTime } from '#i18n/format-time.ts';
import { en } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';
import { sayData, sayValidity, type Language } from '#i18n/say-amount.ts';
import type { NamedPlan } from '#runtime/services/desk/named-plans.ts';

// Words of the site that the desk shares: amounts, places, times.

export const english: Language = { locale: 'en', messages: en };

export const sayMoney = (money: Money): string => formatMoney(money, english.locale);
export const sayNumber = (count: number): string => formatNumber(count, english.locale);

/** "3 plans", "1 plan". */
export function sayCount(count: number, one: string, other: string): string {
  return `${sayNumber(count)} ${plural(english.locale, count, { one, other })}`;
}

/** "Thailand 10 GB, 15 days". */
export function sayPlan(plan: NamedPlan): string {
  return `${sayPlace(plan)} ${sayData(plan, english)}, ${sayValidity(plan.validityDays, english)}`;
}

export function sayAmount(plan: Parameters<typeof sayData>[0] & { readonly validityDays: number | null }): string {
  return `${sayData(plan, english)}, ${sayValidity(plan.validityDays, english)}`;
}

function sayPlace({ region, countries }: Pick<NamedPlan, 'region' | 'countries'>): string {
  const named = region === null ? null : findRegion(region);
  if (named !== null) return named.name.en;
  const [first] = countries;
  if (first !== undefined && countries.length === 1) return findCountry(first)?.name.en ?? first;
  return sayCount(countries.length, 'country', 'countries');
}

/** "2 hours", of a time that is over. */
export function sayAge(since: string | Date, now: Date): string {
  return formatRelativeTime(since, now, english.locale).replace(/ ago$/, '');
}

/** "2 hours ago", "in 14 days". */
export const sayRelative = (at: string | Date, now: Date): string => formatRelativeTime(at, now, english.locale);

/** "12 Dec". */
export const sayDay = (at: string | Date, now: Date): string =>
  formatRecentDate(new Date(at).toISOString(), now, english.locale);

/** The last day before this time, in UTC: pins end at midnight. */
export const sayLastDay = (endsAt: string, now: Date): string => sayDay(new Date(Date.parse(endsAt) - 1), now);

/** Two weeks on, as a date field takes it: how long a price that somebody has seen is shown. */
export function usualLastDay(now: Date): string {
  return addDays(now, 14).toISOString().slice(0, 10);
}

/** A change as a share: "+12%"; from nothing there is none. */
export function sayShare(now: number, before: number): string | null {
  if (before === 0) return null;
  const change = Math.round((now / before - 1) * 100);
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}%`;
}

/** "Thailand", "Europe". */
export function destinationName(key: DestinationKey): string {
  const found = findDestination(key);
  if (found === null) return key;
  return found.kind === 'country' ? found.country.name.en : found.region.name.en;
}

/** The public page that lists a plan, which it names. */
export function publicPath(plan: Pick<NamedPlan, 'id' | 'region' | 'countries'>): string {
  const path = placePath(plan);
  return path === null ? '/' : `${path}?plan=${plan.id}`;
}

/** The public page of a plan's provider, for the place of the plan. */
export function sellerPath(plan: Pick<NamedPlan, 'seller' | 'region' | 'countries'>): string {
  const path = placePath(plan);
  return path === null ? '/' : `${path}/${plan.seller.slug}`;
}

function placePath({ region, countries }: Pick<NamedPlan, 'region' | 'countries'>): string | null {
  const key = region !== null && findDestination(region) !== null ? region : countries[0];
  const found = key === undefined ? null : findDestination(key);
  return found && destinationPath(found.key, found.slug, english.locale);
}
