import { popularityRank } from '#domain/place/countries.ts';
import { toCountry } from './reference-data.ts';

/** Place among the countries with the most visitors, from 1; Infinity for one that is not ranked. */
export function rankByVisits(code: string): number {
  return popularityRank(toCountry(code)) ?? Number.POSITIVE_INFINITY;
}

/** How much more than its catalogue size says a country is offered: 1 for most, up to about 2. */
export function demandFor(code: string): number {
  return 1 + 1.2 * Math.exp((1 - rankByVisits(code)) / 26);
}
