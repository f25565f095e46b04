import { isLocale, locales, type Locale } from '#domain/kernel/locale.ts';

/** No browser sends more; the rest of a longer header is not read. */
const maxHeaderLength = 1000;

interface LanguageRange {
  /** Primary language in lower case, e.g. `fr` of `fr-CA`, or `*`. */
  readonly language: string;
  /** 0 to 1. */
  readonly quality: number;
}

/** Reads `fr-CA;q=0.8`; null: not a language range of RFC 9110, 12.5.4. */
function parseRange(text: string): LanguageRange | null {
  const match = /^\s*([a-z]{1,8}|\*)(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(text);
  const language = match?.[1];
  if (language === undefined) return null;
  return { language: language.toLowerCase(), quality: Math.min(1, Number(match?.[2] ?? '1')) };
}

function qualityOf(locale: Locale, ranges: readonly LanguageRange[]): number {
  const named = ranges.filter(({ language }) => language === locale);
  const fitting = named.length > 0 ? named : ranges.filter(({ language }) => language === '*');
  return Math.max(0, ...fitting.map(({ quality }) => quality));
}

/** Of languages liked equally well, the one the header names first; `*` comes after every named one. */
function placeOf(locale: Locale, ranges: readonly LanguageRange[]): number {
  const index = ranges.findIndex(({ language }) => language === locale);
  return index === -1 ? ranges.length : index;
}

function bestMatch(header: string, on: readonly Locale[]): Locale | null {
  const ranges = header
    .slice(0, maxHeaderLength)
    .split(',')
    .map(parseRange)
    .filter((range) => range !== null);
  const [best] = on
    .map((locale) => ({ locale, quality: qualityOf(locale, ranges), place: placeOf(locale, ranges) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.place - b.place);
  return best?.locale ?? null;
}

/**
 * The language a visitor asks for: the stored one where the site has it, else the best match of
 * `Accept-Language` by quality and prefix (`fr-CA` is French). Null: no preference that the site can meet.
 */
export function negotiateLocale(wish: {
  readonly cookieLocale: string | null | undefined;
  readonly acceptLanguage: string | null | undefined;
  /** The languages of the site; default: all. */
  readonly on?: readonly Locale[];
}): Locale | null {
  const { cookieLocale, acceptLanguage, on = locales } = wish;
  if (typeof cookieLocale === 'string' && isLocale(cookieLocale) && on.includes(cookieLocale)) return cookieLocale;
  return typeof acceptLanguage === 'string' ? bestMatch(acceptLanguage, on) : null;
}
