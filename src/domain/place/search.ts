import { matchWords, prepareQuery, prepareText, type SearchText, type TextRange } from '#domain/kernel/match-words.ts';

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
}

/** `destinations`: countries, regions and parts of countries. `countries`: countries only, for the review form's picker. */
export type SearchMode = 'destinations' | 'countries';

export interface DestinationMatch<Destination> {
  readonly destination: Destination;
  /** What to mark in `name`; empty when another name, a reading or the slug matched. */
  readonly ranges: readonly TextRange[];
}

/**
 * Finds destinations whose name, other names, terms or readings have a word that starts with the query, or whose slug
 * starts with it; ignores case, accents and kana type. Exact matches come first, of the name and then of another name
 * (`uk`); then names that start with it or have a later word that does, then other names and readings, then slugs;
 * ties keep the given order. A leading article or preposition (`l’Espagne`, `au Japon`) is dropped where it finds
 * nothing. An empty query finds nothing.
 */
export function searchDestinations<Destination extends SearchableDestination>(search: {
  readonly query: string;
  readonly destinations: readonly Destination[];
  readonly mode: SearchMode;
}): DestinationMatch<Destination>[] {
  const offered = search.destinations.filter(({ kind }) => search.mode === 'destinations' || kind === 'country');
  for (const query of readQuery(search.query)) {
    const found = offered.flatMap((destination) => {
      const match = matchDestination(destination, query);
      return match === null ? [] : [{ destination, ...match }];
    });
    if (found.length > 0)
      return found.sort((a, b) => a.rank - b.rank).map(({ destination, ranges }) => ({ destination, ranges }));
  }
  return [];
}

/** Whether a query matches the whole name, by the rules of the search. */
export function isCalled(name: string, query: string): boolean {
  const text = prepareText(name);
  return readQuery(query).some((words) => matchWords(text, words)?.rank === 0);
}

/** Elided before a vowel; no place name begins like that. */
const elided = /^(?:[ld]|all|dall|dell|nell|sull|jusqu)'(?=[^ '])/;

/** Articles and prepositions that precede place names in a sentence, without accents. */
const wordsBefore = new Set(
  (
    'the to in for a au aux en le la les du de des d l pour vers ' +
    'il lo i gli al allo alla ai agli alle nel nello nella nei negli nelle del dello della dei degli delle per ' +
    'el los las para hacia'
  ).split(' '),
);

/** A query as it is, then without a leading article or preposition; empty: no query. */
function readQuery(query: string): string[] {
  const whole = prepareQuery(query);
  if (whole === '') return [];
  const name = withoutWordsBefore(whole);
  if (name === whole) return [whole];
  return elided.test(whole) ? [name] : [whole, name];
}

function withoutWordsBefore(query: string): string {
  const rest = query.replace(elided, '');
  const [first = ''] = rest.split(' ', 1);
  const shorter = wordsBefore.has(first) ? rest.slice(first.length + 1) : rest;
  return shorter === '' ? rest : shorter === query ? query : withoutWordsBefore(shorter);
}

interface RankedMatch {
  /** Lower is better. */
  readonly rank: number;
  readonly ranges: readonly TextRange[];
}

interface PreparedDestination {
  readonly name: SearchText;
  readonly others: readonly SearchText[];
}

/** Visitors type letter by letter over the same records; folding them is most of the work. */
const preparedDestinations = new WeakMap<SearchableDestination, PreparedDestination>();

function prepareDestination(destination: SearchableDestination): PreparedDestination {
  const known = preparedDestinations.get(destination);
  if (known !== undefined) return known;
  const others = [...destination.readings, ...destination.searches].map(prepareText);
  const prepared = { name: prepareText(destination.name), others };
  preparedDestinations.set(destination, prepared);
  return prepared;
}

function matchDestination(destination: SearchableDestination, query: string): RankedMatch | null {
  const prepared = prepareDestination(destination);
  const name = matchWords(prepared.name, query);
  const others = prepared.others.flatMap((other) => matchWords(other, query)?.rank ?? []);
  const ranges = name?.ranges ?? [];
  if (name?.rank === 0) return { rank: 0, ranges };
  if (others.includes(0)) return { rank: 1, ranges };
  if (name !== null) return { rank: 1 + name.rank, ranges };
  if (others.length > 0) return { rank: 3 + Math.min(...others), ranges };
  return destination.slug.startsWith(query.replaceAll(/[ ']/g, '-')) ? { rank: 6, ranges: [] } : null;
}

/** A currency with its search terms, in the visitor's language. */
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
}

const preparedCurrencies = new WeakMap<SearchableCurrency, PreparedCurrency>();

function prepareCurrency(currency: SearchableCurrency): PreparedCurrency {
  const known = preparedCurrencies.get(currency);
  if (known !== undefined) return known;
  const { code, name, namePlural } = currency;
  const prepared = { code: prepareText(code), name: prepareText(name), namePlural: prepareText(namePlural) };
  preparedCurrencies.set(currency, prepared);
  return prepared;
}

function matchCurrency(currency: SearchableCurrency, query: string): RankedMatch | null {
  const prepared = prepareCurrency(currency);
  const code = matchWords(prepared.code, query);
  const name = matchWords(prepared.name, query);
  const ranges = name?.ranges ?? [];
  if (code !== null) return { rank: code.rank, ranges };
  const best = name ?? matchWords(prepared.namePlural, query);
  return best && { rank: 2 + best.rank, ranges };
}
