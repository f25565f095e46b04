import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { firstOfMonth } from './first-of-month.ts';
import { cachePerLocale, rememberTexts } from './intl-cache.ts';

const dayLength = 24 * 60 * 60 * 1000;

const dates = cachePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** @param day days since 1970 */
const writeDay = rememberTexts((day: number, locale: Locale) =>
  firstOfMonth(dates(locale).format(new Date(day * dayLength)), locale),
);

/**
 * A day in words: `9 November 2026`, `2026年11月9日`, `1er novembre 2026`, `1º novembre 2026`.
 * @param instant ISO 8601 or a Date; the day is the one in UTC, so that server and browser agree
 */
export function formatDate(instant: string | Date, locale: Locale): string {
  return writeDay(Math.floor(new Date(instant).getTime() / dayLength), locale);
}

const shortDays = cachePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const shortDates = cachePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/**
 * A day where there is little room: `30 Oct`, `10月30日`, `1er oct.`, with its year where that is not the one of `now`.
 * @param instant ISO 8601; the day is the one in UTC
 */
export function formatRecentDate(instant: string, now: Date, locale: Locale): string {
  const date = new Date(instant);
  const formats = date.getUTCFullYear() === now.getUTCFullYear() ? shortDays : shortDates;
  return firstOfMonth(formats(locale).format(date), locale);
}

const months = cachePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const years = cachePerLocale((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' }));

const writeMonthOrYear = rememberTexts((date: string, locale: Locale) =>
  (date.length === 'YYYY'.length ? years : months)(locale).format(new Date(date)),
);

/**
 * A date in words, as precisely as it is known: `9 November 2026`, `November 2026`, `2026年`.
 * @param date `YYYY[-MM[-DD]]`
 */
export function formatPartialDate(date: string, locale: Locale): string {
  if (date.length > 'YYYY-MM'.length) return formatDate(date, locale);
  return writeMonthOrYear(date, locale);
}

const relativeTimes = cachePerLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));

const minute = 60_000;
const hour = 60 * minute;
const day = dayLength;
/** Largest first. A month is 30 days and a year 365: "about how long ago" needs no calendar. */
const steps = [
  relativeStep('year', 365 * day),
  relativeStep('month', 30 * day),
  relativeStep('day', day),
  relativeStep('hour', hour),
  relativeStep('minute', minute),
];

function relativeStep(unit: Intl.RelativeTimeFormatUnit, milliseconds: number) {
  const write = rememberTexts((count: number, locale: Locale) => {
    const text = relativeTimes(locale).format(count, unit);
    return text.replace(/^il y a/, 'il\u00a0y\u00a0a').replace(/(\d) /, `$1${languageOf(locale).unitSpace}`);
  });
  return { milliseconds, write };
}

/**
 * How long ago (or ahead) an instant is, in whole units rounded towards now: `12 minutes ago`, `12分前`,
 * `il y a 12 minutes`; under a minute: `just now`.
 * @param now the instant to count from; pass the page's own, so that server and browser say the same
 */
export function formatRelativeTime(instant: string | Date, now: Date, locale: Locale): string {
  const distance = new Date(instant).getTime() - now.getTime();
  const step = steps.find(({ milliseconds }) => Math.abs(distance) >= milliseconds);
  if (step === undefined) return languageOf(locale).justNow;
  return step.write(Math.trunc(distance / step.milliseconds), locale);
}
