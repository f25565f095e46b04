import type { Locale } from '#domain/kernel/locale.ts';
import { formatNumber } from './format-number.ts';
import { noBreakSpace } from './no-break-space.ts';
import { plural } from './plural.ts';

/** Japanese joins a number and its unit; the other languages use a no-break space. */
function unitSpace(locale: Locale): string {
  return locale === 'ja' ? '' : noBreakSpace;
}

interface UnitWords {
  readonly megabyte: string;
  readonly gigabyte: string;
  readonly kilobitPerSecond: string;
  readonly megabitPerSecond: string;
  readonly gigabitPerSecond: string;
}

const internationalUnits: UnitWords = {
  megabyte: 'MB',
  gigabyte: 'GB',
  kilobitPerSecond: 'kbps',
  megabitPerSecond: 'Mbps',
  gigabitPerSecond: 'Gbps',
};

/** French counts data in octets and writes speeds in bit/s, as its regulator (Arcep) does. */
const frenchUnits: UnitWords = {
  megabyte: 'Mo',
  gigabyte: 'Go',
  kilobitPerSecond: 'kbit/s',
  megabitPerSecond: 'Mbit/s',
  gigabitPerSecond: 'Gbit/s',
};

/** The unit words of a language, e.g. for `/GB` after a price. */
export function unitWords(locale: Locale): UnitWords {
  return locale === 'fr' ? frenchUnits : internationalUnits;
}

function joinUnit(value: number, unit: string, locale: Locale): string {
  return `${formatNumber(value, locale)}${unitSpace(locale)}${unit}`;
}

/**
 * An amount of data: `10 GB`, `500 MB`, `10GB` in Japanese, `10 Go` in French; never broken over two lines.
 * @param megabytes decimal megabytes (1 GB = 1000 MB); from 1000 on it is written in gigabytes with at most two decimals
 */
export function formatDataAmount(megabytes: number, locale: Locale): string {
  const units = unitWords(locale);
  if (megabytes >= 1000) return joinUnit(megabytes / 1000, units.gigabyte, locale);
  return joinUnit(megabytes, units.megabyte, locale);
}

/** A speed: `128 kbps`, `1.5 Mbps`, `1 Mbit/s` in French. @param kbps kbit/s (1 Mbit/s = 1000 kbit/s) */
export function formatSpeed(kbps: number, locale: Locale): string {
  const units = unitWords(locale);
  if (kbps >= 1_000_000) return joinUnit(kbps / 1_000_000, units.gigabitPerSecond, locale);
  if (kbps >= 1000) return joinUnit(kbps / 1000, units.megabitPerSecond, locale);
  return joinUnit(kbps, units.kilobitPerSecond, locale);
}

/** A length of time: `45 min`, `1 h 30 min`, `1時間30分`; never broken over two lines. @param minutes whole ones */
export function formatMinutes(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const [hourWord, minuteWord] = locale === 'ja' ? ['時間', '分'] : ['h', 'min'];
  const parts = [
    ...(hours > 0 ? [joinUnit(hours, hourWord, locale)] : []),
    ...(rest > 0 || hours === 0 ? [joinUnit(rest, minuteWord, locale)] : []),
  ];
  return parts.join(unitSpace(locale));
}

const dayWords: Readonly<Record<Locale, (days: number) => string>> = {
  en: (days) => noBreakSpace + plural('en', days, { one: 'day', other: 'days' }),
  ja: () => '日間',
  fr: (days) => noBreakSpace + plural('fr', days, { one: 'jour', many: 'de jours', other: 'jours' }),
  es: (days) => noBreakSpace + plural('es', days, { one: 'día', many: 'de días', other: 'días' }),
  it: (days) => noBreakSpace + plural('it', days, { one: 'giorno', many: 'di giorni', other: 'giorni' }),
};

/** A number of days: `7 days`, `7日間`, `7 jours`, `7 días`, `7 giorni`; never broken over two lines. */
export function formatDays(days: number, locale: Locale): string {
  return formatNumber(days, locale) + dayWords[locale](days);
}

/** Days as a limit, which Japanese sets apart from a duration: `365日` before 以内, where that would be `365日間`. */
export function formatDayLimit(days: number, locale: Locale): string {
  return locale === 'ja' ? `${formatNumber(days, locale)}日` : formatDays(days, locale);
}
