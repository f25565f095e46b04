import type { Locale } from '#domain/kernel/locale.ts';
import type { TripTime } from '#domain/trip/trip-time.ts';
import { memo } from '#domain/kernel/memo.ts';
import { firstOfMonth } from './first-of-month.ts';
import { intlTag } from './intl-cache.ts';

const minute = 60_000;
const dayLength = 24 * 60 * minute;

const styles = {
  day: { day: 'numeric' },
  date: { day: 'numeric', month: 'short' },
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const;

const formats = memo(
  (tag: string, timeZone: string, style: keyof typeof styles) =>
    new Intl.DateTimeFormat(tag, {
      timeZone,
      ...styles[style],
    }),
  { most: 100 },
);

type Landing = NonNullable<TripTime['landing']>;

/** First and last date there: `12–19 Dec`. */
export function formatDateRange({ landing, length }: TripTime, locale: Locale): string {
  if (landing === null) return '';
  const last = timeOf(length, landing.at).getTime() - minute;
  return formats(intlTag(locale), landing.zone, 'date').formatRange(new Date(landing.at), new Date(last));
}

/** The hour on the clocks of the place, `09:00`; without a landing counted from midnight. @param at days after landing */
export function formatHour(at: number, { landing }: Pick<TripTime, 'landing'>, locale: Locale): string {
  const zone = landing?.zone ?? 'UTC';
  return formats(intlTag(locale), zone, 'hour').format(timeOf(at, landing?.at ?? 0));
}

/** The date there: `16 Dec`, `12月16日`. @param at days after landing */
export function formatShortDay(at: number, landing: Landing, locale: Locale): string {
  return firstOfMonth(formats(intlTag(locale), landing.zone, 'date').format(timeOf(at, landing.at)), locale);
}

/** `16`, `16日`. @param at days after landing */
export function formatDayOfMonth(at: number, landing: Landing, locale: Locale): string {
  return formats(intlTag(locale), landing.zone, 'day').format(timeOf(at, landing.at));
}

/** To the nearest minute: a fraction of a day is no exact number of them. */
function timeOf(at: number, landedAt: number): Date {
  return new Date(Math.round((landedAt + at * dayLength) / minute) * minute);
}
