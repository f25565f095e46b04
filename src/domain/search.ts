import { foldWithPositions, foldText, type FoldedText } from './fold-text.ts';

/** A destination as search needs it; plain, so that a browser can feed it from an API answer. */
export interface SearchableDestination {
  readonly kind: 'country' | 'region';
  readonly slug: string;
  /** In the visitor's language; matches are marked in it. */
  readonly name: string;
  /** Names in other languages and further terms, e.g. `USA`, `LATAM`. */
  readonly searches: readonly string[];
  /** Katakana readings of a name that starts with kanji. */
  readonly readings: readonly string[];
}

/** `destinations`: countries and regions. `countries`: countries only, for the review form's picker. */
export type SearchMode = 'destinations' | 'countries';

/** Part of a text, from `start` up to but not including `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface DestinationMatch<Destination> {
  readonly destination: Destination;
  /** What to mark in `name`; empty when another name, a reading or the slug matched. */
  readonly ranges: readonly TextRange[];
}

/**
 * Finds destinations whose name, other names, terms or readings have a word that starts with the query, or whose slug
 * starts with it; case, accents and kana do not matter. The name itself first, then other names and readings, then
 * slugs; the given order decides the rest. An empty query finds nothing.
 */
export function searchDestinations<Destination extends SearchableDestination>(search: {
  readonly query: string;
  readonly destinations: readonly Destination[];
  readonly mode: SearchMode;
}): DestinationMatch<Destination>[] {
  const query = foldQuery(search.query);
  if (query === '') return [];
  const offered = search.destinations.filter(({ kind }) => search.mode === 'destinations' || kind === 'country');
  return offered
    .flatMap((destination) => {
      const match = matchDestination(destination, query);
      return match === null ? [] : [{ destination, ...match }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ destination, ranges }) => ({ destination, ranges }));
}

function matchDestination(destination: SearchableDestination, query: string): RankedMatch | null {
  const name = matchName(destination.name, query);
  if (name !== null) return name;
  const others = [...destination.readings, ...destination.searches].map((text) => matchName(text, query));
  const ranks = others.flatMap((match) => match?.rank ?? []);
  if (ranks.length > 0) return { rank: 3 + Math.min(...ranks), ranges: [] };
  return destination.slug.startsWith(query.replaceAll(' ', '-')) ? { rank: 6, ranges: [] } : null;
}

interface RankedMatch {
  /** Lower is better: 0 the whole text, 1 its start, 2 a later word. */
  readonly rank: number;
  readonly ranges: readonly TextRange[];
}

function matchName(name: string, query: string): RankedMatch | null {
  const folded = foldWithPositions(name);
  const starts = wordStarts(folded.text).filter((start) => folded.text.startsWith(query, start));
  const [first] = starts;
  if (first === undefined) return null;
  const rank = folded.text === query ? 0 : first === 0 ? 1 : 2;
  return { rank, ranges: mergeRanges(starts.map((start) => originalRange(folded, start, start + query.length))) };
}

/** The start of the text and every place behind something that is no letter, mark or digit: a space, bracket or hyphen. */
function wordStarts(text: string): number[] {
  return [
    0,
    ...[...text.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu)].map((match) => match.index).filter((at) => at > 0),
  ];
}

function originalRange(folded: FoldedText, from: number, to: number): TextRange {
  return { start: folded.starts[from] ?? 0, end: folded.ends[to - 1] ?? 0 };
}

function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  return ranges.filter((range, index) => range.start >= (ranges[index - 1]?.end ?? 0));
}

function foldQuery(query: string): string {
  return foldText(query.slice(0, 100)).trim().replace(/\s+/g, ' ');
}

/** A currency as search needs it, in the visitor's language. */
export interface SearchableCurrency {
  readonly code: string;
  readonly name: string;
  readonly namePlural: string;
}

export interface CurrencyMatch<Currency> {
  readonly currency: Currency;
  /** What to mark in `name`. */
  readonly ranges: readonly TextRange[];
}

/** Finds currencies whose code, name or plural name has a word that starts with the query; codes first. */
export function searchCurrencies<Currency extends SearchableCurrency>(search: {
  readonly query: string;
  readonly currencies: readonly Currency[];
}): CurrencyMatch<Currency>[] {
  const query = foldQuery(search.query);
  if (query === '') return [];
  return search.currencies
    .flatMap((currency) => {
      const match = matchCurrency(currency, query);
      return match === null ? [] : [{ currency, ...match }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ currency, ranges }) => ({ currency, ranges }));
}

function matchCurrency(currency: SearchableCurrency, query: string): RankedMatch | null {
  const [code, name, plural] = [currency.code, currency.name, currency.namePlural].map((text) =>
    matchName(text, query),
  );
  const ranges = name?.ranges ?? [];
  if (code) return { rank: code.rank, ranges };
  const best = name ?? plural;
  return best ? { rank: 2 + best.rank, ranges } : null;
}
