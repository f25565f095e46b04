import { popularityRank } from '#domain/place/countries.ts';
import { toCountry } from './reference-data.ts';

/** Rank among the most visited countries, from 1; Infinity: not ranked. */
export function rankByVisits(code: string): number {
  return popularityRank(toCountry(code)) ?? Number.POSITIVE_INFINITY;
}

/** Factor of offers relative to the catalogue size: 1 for most countries, up to about 2. */
export function demandFor(code: string): number {
  return 1 + 1.2 * Math.exp((1 - rankByVisits(code)) / 26);
}
