import { countries, popularityRank } from '#domain/countries.ts';
import { regions } from '#domain/regions.ts';
import type { PictureSize } from './picture-request.ts';

export interface PictureTask {
  readonly subject: string;
  readonly size: PictureSize;
}

/** Countries on the home page and a few more. */
const firstCountries = 20;

/** Every picture there can be, in the order that visitors are likely to need them. */
export function picturesByUse(): readonly PictureTask[] {
  const byRank = countries.toSorted((a, b) => rank(a.code) - rank(b.code)).map(({ code }) => code.toLowerCase());
  const first = byRank.slice(0, firstCountries);
  const rest = byRank.slice(firstCountries);
  const named = regions.map(({ slug }) => `region-${slug}`);
  return [
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

function tasks(subjects: readonly string[], sizes: readonly PictureSize[]): readonly PictureTask[] {
  return subjects.flatMap((subject) => sizes.map((size) => ({ subject, size })));
}
