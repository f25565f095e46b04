import { memo } from '#domain/kernel/memo.ts';
import {
  matchWithin,
  matchWords,
  prepareQuery,
  prepareText,
  type SearchText,
  type TextRange,
} from '#domain/kernel/match-words.ts';
import { findEach } from './find-each.ts';
import { isElided, isWholeName, readQuery } from './search-query.ts';
import {
  candidatesFor,
  prepareDestination,
  type Candidate,
  type SearchableDestination,
} from './searchable-destination.ts';

/** `destinations`: countries, regions and parts of countries. `countries`: countries alone; a part leads to its country. */
export type SearchMode = 'destinations' | 'countries';

export interface DestinationMatch<Destination> {
  readonly destination: Destination;
  /** What to mark in `name`; empty when another name, a reading or the slug matched. */
  readonly ranges: readonly TextRange[];
  /** Lower is better; below `calledUpTo` the destination is called so. */
  readonly rank: number;
  /** True: only later words of its names start with the query. Absent: false. */
  readonly isLaterWord?: boolean;
}

/** Destinations that are called so. A loose name differs in spaces, apostrophes or long vowels. */
const called = { name: 0, other: 1, code: 2, loose: 3 } as const;
const calledUpTo = 4;

/**
 * How little it says of a destination that a query, typed halfway, is the start of something: the better known place comes
 * first, unless it is only found by a later word, or by another of its names.
 */
const starts = { airport: 1, name: 1, nameWord: 3, other: 15, otherWord: 40, slug: 60 } as const;

/** Ranks of destinations without figures: regions are as well known as a country in the middle. */
const unranked = { region: 60, country: 200, part: 300 } as const;

/** Whether the destination is called so, rather than only found. */
export function isCalled({ rank }: DestinationMatch<unknown>): boolean {
  return rank < calledUpTo;
}

/**
 * Finds destinations whose name, other names, terms or readings have a word that starts with the query, whose slug
 * starts with it, or whose code it is; ignores case, accents and kana type. Those that are called so come first, then the
 * rest, better known ones before others (`starts`); ties keep the given order. Where a destination is called so, later
 * words that only start with the query do not count: "orient" finds the Orient and no "Timor oriental". Words that are no
 * part of a name (`readQuery`) are dropped where nothing is called so with them; of several names each is found (`usa and
 * canada`), a part without its country (`paris france`). An empty query finds nothing.
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
    const mayBeCode = isWholeName(query, whole);
    const matches = candidatesFor(query, destinations).flatMap(([destination, candidate]) => {
      const match = matchCandidate(destination, candidate, { query, mayBeCode });
      return match === null ? [] : [{ destination, ...match }];
    });
    const found = offerIn(mode, matches, destinations);
    const isNamed = found.some(isCalled);
    if (isNamed) return found.filter(({ isPartial }) => !isPartial);
    if (best.length === 0 && !isElided(query)) best = found;
  }
  if (best.length > 0) return [...best];
  const each = findEach({ query: search.query, destinations, allowsUnknown: false });
  return offerIn(
    mode,
    each.map((destination) => ({ destination, ranges: [], rank: called.other })),
    destinations,
  );
}

/** The one destination that is meant: the only one of that name, or called so, or found; null: more may be meant. */
export function findMeant<Destination>(matches: readonly DestinationMatch<Destination>[]): Destination | null {
  const named = matches.filter(({ rank }) => Math.floor(rank) === called.name);
  const best = named.length > 0 ? named : matches.filter(isCalled);
  const [first, ...others] = best.length > 0 ? best : matches;
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

interface FoundMatch extends Pick<DestinationMatch<unknown>, 'rank' | 'ranges' | 'isLaterWord'> {
  /** Whether only the start of a later word matched. */
  readonly isPartial: boolean;
}

type FoundIn<Destination> = DestinationMatch<Destination> & FoundMatch;

interface Reading {
  readonly query: string;
  /** Nothing was dropped from the word: nobody writes an article before a code. */
  readonly mayBeCode: boolean;
}

function matchCandidate(
  destination: SearchableDestination,
  { hasName, others }: Candidate,
  { query, mayBeCode }: Reading,
): FoundMatch | null {
  const { name } = prepareDestination(destination);
  const known = destination.rank ?? unranked[destination.kind];
  const own = hasName ? matchWords(name, query) : null;
  const ranges = own?.ranges ?? [];
  const call = (rank: number): FoundMatch => ({ rank: rank + known / 1000, ranges, isPartial: false });
  if (name.text === query) return call(called.name);
  if (others.some(({ text }) => text === query)) return call(called.other);
  if (mayBeCode && hasCode(destination.codes, query)) return call(called.code);
  const found = others.flatMap((other) => matchWords(other, query) ?? []);
  const best = Math.min(...found.map(({ rank }) => rank));
  // With a long vowel at its end, a query goes on.
  if ((own?.rank === 0 || best === 0) && !query.endsWith('ー')) return call(called.loose);
  const start = (weight: number, isPartial = false): FoundMatch => ({
    rank: calledUpTo + weight * known,
    ranges,
    isPartial,
    isLaterWord: weight === starts.nameWord || weight === starts.otherWord,
  });
  if (hasCode(destination.airports, query)) return start(starts.airport);
  const isPartial = ![...found, ...(own === null ? [] : [own])].some(({ rank, isWord }) => rank === 1 || isWord);
  if (own !== null) return start(own.rank < 2 ? starts.name : starts.nameWord, isPartial);
  if (found.length > 0) return start(best < 2 ? starts.other : starts.otherWord, isPartial);
  return destination.slug.startsWith(query.replaceAll(/[ ']/g, '-')) ? start(starts.slug) : null;
}

function hasCode(codes: readonly string[] | undefined, query: string): boolean {
  return codes?.some((code) => code.toLowerCase() === query) === true;
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
  const found = search.currencies
    .flatMap((currency) => {
      const match = matchCurrency(currency, query);
      return match === null ? [] : [{ currency, ...match }];
    })
    .sort((a, b) => a.rank - b.rank);
  const best = found[0]?.rank ?? byChance;
  return found
    .filter(({ rank }) => rank < byChance || best === byChance)
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

/** Rank of a query inside a word of katakana, as ドル in インドルピー: shown while nothing else is found. */
const byChance = 5;

interface RankedMatch {
  /** Lower is better. */
  readonly rank: number;
  readonly ranges: readonly TextRange[];
}

function matchCurrency(currency: SearchableCurrency, query: string): RankedMatch | null {
  const prepared = prepareCurrency(currency);
  const code = matchWords(prepared.code, query);
  const within = matchWithin(prepared.name, query);
  const name = matchWords(prepared.name, query) ?? within;
  const ranges = name?.ranges ?? [];
  if (code !== null) return { rank: code.rank, ranges };
  const others = [prepared.namePlural, ...prepared.searches].map((text) => matchWords(text, query));
  const ranks = [name, ...others].flatMap((match) => match?.rank ?? []);
  const isChance = name === within && within?.isWord === false && ranks.length === 1;
  return ranks.length === 0 ? null : { rank: isChance ? byChance : 2 + Math.min(...ranks), ranges };
}
