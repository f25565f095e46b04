import { memo } from '#domain/kernel/memo.ts';
import {
  matchWithin,
  matchWords,
  prepareQuery,
  prepareText,
  type SearchText,
  type TextRange,
} from '#domain/kernel/match-words.ts';
import { readQuery } from './search-query.ts';

/** A destination with its search terms; plain, so that a browser can build it from an API response. */
export interface SearchableDestination {
  readonly kind: 'country' | 'region' | 'part';
  readonly slug: string;
  /** In the visitor's language; matches are marked in it. */
  readonly name: string;
  /** Names in other languages and further terms, e.g. `USA`, `LATAM`. */
  readonly searches: readonly string[];
  /** Katakana readings of a name that starts with kanji. */
  readonly readings: readonly string[];
  /** ISO 3166 codes, which match as a whole; absent: none. */
  readonly codes?: readonly string[];
  /** Slug of the country that a part belongs to; absent: no part. */
  readonly country?: string;
}

/** `destinations`: countries, regions and parts of countries. `countries`: countries alone; a part leads to its country. */
export type SearchMode = 'destinations' | 'countries';

export interface DestinationMatch<Destination> {
  readonly destination: Destination;
  /** What to mark in `name`; empty when another name, a reading or the slug matched. */
  readonly ranges: readonly TextRange[];
  /** Lower is better, see `ranks`. */
  readonly rank: number;
}

/** Up to `loose` the destination is called so; a loose name differs in spaces, apostrophes or long vowels. */
const ranks = {
  name: 0,
  code: 1,
  other: 2,
  loose: 3,
  nameStart: 4,
  nameWord: 5,
  otherStart: 6,
  otherWord: 7,
  slug: 8,
} as const;

/** Whether the destination is called so, rather than only found. */
export function isCalled({ rank }: DestinationMatch<unknown>): boolean {
  return rank <= ranks.loose;
}

/**
 * Finds destinations whose name, other names, terms or readings have a word that starts with the query, whose slug
 * starts with it, or whose ISO code it is; ignores case, accents and kana type. Exact matches come first: of the name,
 * of a code, of another name; then names that start with it or have a later word that does, then other names and
 * readings, then slugs; ties keep the given order. Where a destination is called so, later words that only start with
 * the query do not count: "orient" finds the Orient and no "Timor oriental". A leading article, preposition or word of
 * an official name (`l’Espagne`, `au Japon`, `Kingdom of Spain`) is dropped where nothing is called so with it. An empty query
 * finds nothing.
 */
export function searchDestinations<Destination extends SearchableDestination>(search: {
  readonly query: string;
  readonly destinations: readonly Destination[];
  readonly mode: SearchMode;
}): DestinationMatch<Destination>[] {
  const { destinations, mode } = search;
  const whole = prepareQuery(search.query);
  let best: readonly FoundIn<Destination>[] = [];
  for (const query of readQuery(search.query)) {
    const matches = destinations.flatMap((destination) => {
      const match = matchDestination(destination, query, query === whole);
      return match === null ? [] : [{ destination, ...match }];
    });
    const found = offerIn(mode, matches, destinations);
    const isNamed = found.some(isCalled);
    if (isNamed) return found.filter(({ isPartial }) => !isPartial);
    if (best.length === 0) best = found;
  }
  return [...best];
}

/** The one destination that is meant: the only one of that name, or called so, or found; null: more may be meant. */
export function findMeant<Destination>(matches: readonly DestinationMatch<Destination>[]): Destination | null {
  const named = matches.filter(({ rank }) => rank === ranks.name);
  const called = named.length > 0 ? named : matches.filter(isCalled);
  const [first, ...others] = called.length > 0 ? called : matches;
  return first === undefined || others.length > 0 ? null : first.destination;
}

/** Matches by rank, as the mode shows them: where only countries are offered, a part stands for its country. */
export function offerIn<Destination extends SearchableDestination, Match extends DestinationMatch<Destination>>(
  mode: SearchMode,
  matches: readonly Match[],
  destinations: readonly Destination[],
): Match[] {
  const sorted = matches.toSorted((a, b) => a.rank - b.rank);
  if (mode === 'destinations') return sorted;
  const countries = new Map(destinations.flatMap((each) => (each.kind === 'country' ? [[each.slug, each]] : [])));
  const shown = new Set<Destination>();
  return sorted.flatMap((match) => {
    const { kind, slug, country } = match.destination;
    const destination = kind === 'region' ? undefined : countries.get(country ?? slug);
    if (destination === undefined || shown.has(destination)) return [];
    shown.add(destination);
    return [kind === 'country' ? match : { ...match, destination, ranges: [] }];
  });
}

export interface PreparedDestination {
  readonly name: SearchText;
  readonly others: readonly SearchText[];
}

/** Visitors type letter by letter over the same records; folding them is most of the work. */
export const prepareDestination = memo(
  ({ name, readings, searches }: SearchableDestination): PreparedDestination => ({
    name: prepareText(name),
    others: [...readings, ...searches].map(prepareText),
  }),
  { parts: ({ readings, searches, name }) => [readings, searches, name] },
);

interface RankedMatch {
  /** Lower is better. */
  readonly rank: number;
  readonly ranges: readonly TextRange[];
}

interface FoundMatch extends RankedMatch {
  /** Whether only the start of a later word matched. */
  readonly isPartial: boolean;
}

type FoundIn<Destination> = DestinationMatch<Destination> & FoundMatch;

/** @param isWhole nothing was dropped from the query, so that it may be a code */
function matchDestination(destination: SearchableDestination, query: string, isWhole: boolean): FoundMatch | null {
  const { name, others } = prepareDestination(destination);
  const own = matchWords(name, query);
  const ranges = own?.ranges ?? [];
  if (name.text === query) return { rank: ranks.name, ranges, isPartial: false };
  if (isWhole && destination.codes?.some((code) => code.toLowerCase() === query) === true)
    return { rank: ranks.code, ranges, isPartial: false };
  if (others.some(({ text }) => text === query)) return { rank: ranks.other, ranges, isPartial: false };
  const found = others.flatMap((other) => matchWords(other, query) ?? []);
  const best = Math.min(...found.map(({ rank }) => rank));
  if (own?.rank === 0 || best === 0) return { rank: ranks.loose, ranges, isPartial: false };
  const isPartial = ![...found, ...(own === null ? [] : [own])].some(({ rank, isWord }) => rank === 1 || isWord);
  if (own !== null) return { rank: own.rank === 1 ? ranks.nameStart : ranks.nameWord, ranges, isPartial };
  if (found.length > 0) return { rank: best === 1 ? ranks.otherStart : ranks.otherWord, ranges, isPartial };
  const isSlug = destination.slug.startsWith(query.replaceAll(/[ ']/g, '-'));
  return isSlug ? { rank: ranks.slug, ranges: [], isPartial: false } : null;
}

/** A currency with its search terms, in the visitor's language. */
export interface SearchableCurrency {
  readonly code: string;
  readonly name: string;
  readonly namePlural: string;
  /** Everyday words for it, in any language. */
  readonly searches: readonly string[];
}

export interface CurrencyMatch<Currency> {
  readonly currency: Currency;
  /** What to mark in `name`. */
  readonly ranges: readonly TextRange[];
}

/**
 * Finds currencies whose code, name, plural name or everyday name has a word that starts with the query; codes first.
 * A query in Japanese is also found within a name: 米ドル has no space before ドル.
 */
export function searchCurrencies<Currency extends SearchableCurrency>(search: {
  readonly query: string;
  readonly currencies: readonly Currency[];
}): CurrencyMatch<Currency>[] {
  const query = prepareQuery(search.query);
  if (query === '') return [];
  return search.currencies
    .flatMap((currency) => {
      const match = matchCurrency(currency, query);
      return match === null ? [] : [{ currency, ...match }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ currency, ranges }) => ({ currency, ranges }));
}

interface PreparedCurrency {
  readonly code: SearchText;
  readonly name: SearchText;
  readonly namePlural: SearchText;
  readonly searches: readonly SearchText[];
}

const prepareCurrency = memo(
  ({ code, name, namePlural, searches }: SearchableCurrency): PreparedCurrency => ({
    code: prepareText(code),
    name: prepareText(name),
    namePlural: prepareText(namePlural),
    searches: searches.map(prepareText),
  }),
  { parts: (currency) => [currency] },
);

function matchCurrency(currency: SearchableCurrency, query: string): RankedMatch | null {
  const prepared = prepareCurrency(currency);
  const code = matchWords(prepared.code, query);
  const name = matchWords(prepared.name, query) ?? matchWithin(prepared.name, query);
  const ranges = name?.ranges ?? [];
  if (code !== null) return { rank: code.rank, ranges };
  const others = [prepared.namePlural, ...prepared.searches].map((text) => matchWords(text, query));
  const ranks = [name, ...others].flatMap((match) => match?.rank ?? []);
  return ranks.length === 0 ? null : { rank: 2 + Math.min(...ranks), ranges };
}
