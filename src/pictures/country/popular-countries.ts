import { countries, popularityRank } from '#domain/place/countries.ts';

const shown = 14;

/** The most visited countries, upper case: in their own palettes on the home page's map. */
export function popularCodes(): readonly string[] {
  const rank = (code: (typeof countries)[number]['code']): number => popularityRank(code) ?? countries.length;
  const byRank = countries.toSorted((a, b) => rank(a.code) - rank(b.code));
  return byRank.slice(0, shown).map(({ code }) => code);
}
