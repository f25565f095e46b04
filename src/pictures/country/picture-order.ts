import { countries, popularityRank } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { homeSizes, type PictureTask } from './picture-request.ts';

/** Countries on the home page and a few more. */
const firstCountries = 20;

/** Countries that stand out on the map of the home page. */
const popularCountries = 14;

/** The most visited countries, upper case: in their own palettes on the home page's map. */
export function popularCodes(): readonly string[] {
  return codesByRank().slice(0, popularCountries);
}

function codesByRank(): readonly string[] {
  return countries.toSorted((a, b) => rank(a.code) - rank(b.code)).map(({ code }) => code);
}

/** Every possible picture, in the order that visitors are likely to need them. */
export function picturesByUse(): readonly PictureTask[] {
  const byRank = codesByRank().map((code) => code.toLowerCase());
  const first = byRank.slice(0, firstCountries);
  const rest = byRank.slice(firstCountries);
  const named = regions.map(({ slug }) => `region-${slug}`);
  return [
    ...tasks(['home'], homeSizes),
    ...tasks(first, ['medium', 'small']),
    ...tasks(named, ['medium', 'small']),
    ...tasks(first, ['big']),
    ...tasks(rest, ['medium', 'small', 'big']),
    ...tasks(named, ['big']),
  ];
}

function rank(code: (typeof countries)[number]['code']): number {
  return popularityRank(code) ?? countries.length;
}

function tasks(subjects: readonly string[], sizes: readonly PictureTask['size'][]): readonly PictureTask[] {
  return subjects.flatMap((subject) => sizes.map((size) => ({ subject, size })));
}
