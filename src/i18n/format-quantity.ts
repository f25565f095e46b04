import { languageOf, type Language } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { formatNumber } from './format-number.ts';
import { formOf } from './plural.ts';

function joinUnit(value: number, unit: string, locale: Locale): string {
  return `${formatNumber(value, locale)}${languageOf(locale).unitSpace}${unit}`;
}

/**
 * An amount of data: `10 GB`, `500 MB`, `10GB` in Japanese, `10 Go` in French; never broken over two lines.
 * @param megabytes decimal megabytes (1 GB = 1000 MB); from 1000 on it is written in gigabytes with at most two decimals
 */
export function formatDataAmount(megabytes: number, locale: Locale): string {
  const { byte } = languageOf(locale);
  if (megabytes >= 1000) return joinUnit(megabytes / 1000, `G${byte}`, locale);
  return joinUnit(megabytes, `M${byte}`, locale);
}

/** A speed: `128 kbps`, `1.5 Mbps`, `1 Mbit/s` in French. @param kbps kbit/s (1 Mbit/s = 1000 kbit/s) */
export function formatSpeed(kbps: number, locale: Locale): string {
  const { bitPerSecond } = languageOf(locale);
  if (kbps >= 1_000_000) return joinUnit(kbps / 1_000_000, `G${bitPerSecond}`, locale);
  // Sellers who count in 1024 call 1024 kbit/s a megabit; nobody says 1.02.
  if (kbps >= 1000) return joinUnit(kbps / (kbps % 1024 === 0 ? 1024 : 1000), `M${bitPerSecond}`, locale);
  return joinUnit(kbps, `k${bitPerSecond}`, locale);
}

/** A length of time: `45 min`, `1 h 30 min`, `1時間30分`; never broken over two lines. @param minutes whole ones */
export function formatMinutes(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const { hour, minute, unitSpace } = languageOf(locale);
  const parts = [
    ...(hours > 0 ? [joinUnit(hours, hour, locale)] : []),
    ...(rest > 0 || hours === 0 ? [joinUnit(rest, minute, locale)] : []),
  ];
  return parts.join(unitSpace);
}

/** A number of days: `7 days`, `7日間`, `7 jours`, `7 días`, `7 giorni`; never broken over two lines. */
export function formatDays(days: number, locale: Locale): string {
  return countDays(days, languageOf(locale).days, locale);
}

/** The word alone, beside a field with the number: `days`, `日間`. */
export function dayWord(days: number, locale: Locale): string {
  return formOf(locale, days, languageOf(locale).days);
}

/** Days as a limit, which Japanese sets apart from a duration: `365日` before 以内, where that would be `365日間`. */
export function formatDayLimit(days: number, locale: Locale): string {
  const { days: words, dayLimit } = languageOf(locale);
  return countDays(days, dayLimit ?? words, locale);
}

function countDays(days: number, words: Language['days'], locale: Locale): string {
  return joinUnit(days, formOf(locale, days, words), locale);
}
