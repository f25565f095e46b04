import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { cachePerLocale, numberFormat, rememberTexts } from './intl-cache.ts';
import { showSpaces } from './no-break-space.ts';

const numbers = cachePerLocale((tag) => numberFormat(tag, { maximumFractionDigits: 2 }));

/** A number as the language writes it, with at most two decimals: `1,234`, `1 234`, `1234`. */
export const formatNumber = rememberTexts((value: number, locale: Locale) => showSpaces(numbers(locale).format(value)));

const ratings = cachePerLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A mean of stars, always with one decimal, so that figures below each other align: `4.0`, `4,0`. */
export const formatRating = rememberTexts((mean: number, locale: Locale) => ratings(locale).format(mean));

const percents = cachePerLocale((tag) => numberFormat(tag, { style: 'percent' }));

/** A share of one as whole percent: `18%`, `18 %` in French. */
export const formatPercent = rememberTexts((share: number, locale: Locale) =>
  showSpaces(percents(locale).format(share)),
);

/** Two numbers as a range, or one when they are equal: `1–20`, `1～20`, `1-20`. */
export function formatRange(from: number, to: number, locale: Locale): string {
  return joinRange(formatNumber(from, locale), formatNumber(to, locale), locale);
}

/** Two formatted ends of a range, or one when they are equal. A unit of both is said once: `36–60 MB`, `900 MB–1.2 GB`. */
export function joinRange(from: string, to: string, locale: Locale): string {
  if (from === to) return from;
  const unit = /\D*$/.exec(from)?.[0] ?? '';
  const start =
    to.endsWith(unit) && /\d$/.test(to.slice(0, to.length - unit.length))
      ? from.slice(0, from.length - unit.length)
      : from;
  return start + languageOf(locale).rangeSign + to;
}

/** Years of a copyright line: `2018–2026`; one year when both are the same. Years are never grouped. */
export function formatYears(from: number, to: number): string {
  return from >= to ? String(from) : `${from}–${to}`;
}
