import type { Locale } from '#domain/locale.ts';
import { cachePerLocale } from './intl-cache.ts';

const dates = cachePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/**
 * A day in words: `9 November 2026`, `2026年11月9日`, `1er novembre 2026`.
 * @param instant ISO 8601 or a Date; the day is the one in UTC, so that server and browser agree
 */
export function formatDate(instant: string | Date, locale: Locale): string {
  const text = dates(locale).format(new Date(instant));
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

const relativeTimes = cachePerLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Largest first. A month is 30 days and a year 365: "about how long ago" needs no calendar. */
const steps: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly milliseconds: number }[] = [
  { unit: 'year', milliseconds: 365 * day },
  { unit: 'month', milliseconds: 30 * day },
  { unit: 'day', milliseconds: day },
  { unit: 'hour', milliseconds: hour },
  { unit: 'minute', milliseconds: minute },
];

const justNow: Readonly<Record<Locale, string>> = {
  en: 'just now',
  ja: 'たった今',
  fr: 'à l’instant',
  es: 'ahora mismo',
  it: 'proprio ora',
};

/**
 * How long ago (or ahead) an instant is, in whole units rounded towards now: `12 minutes ago`, `12分前`,
 * `il y a 12 minutes`; under a minute: `just now`.
 * @param now the instant to count from; pass the page's own, so that server and browser say the same
 */
export function formatRelativeTime(instant: string | Date, now: Date, locale: Locale): string {
  const distance = new Date(instant).getTime() - now.getTime();
  const step = steps.find(({ milliseconds }) => Math.abs(distance) >= milliseconds);
  if (step === undefined) return justNow[locale];
  const text = relativeTimes(locale).format(Math.trunc(distance / step.milliseconds), step.unit);
  return locale === 'ja'
    ? text.replaceAll(' ', '')
    : text.replace(/^il y a/, 'il\u00a0y\u00a0a').replace(/(\d) /, '$1\u00a0');
}
