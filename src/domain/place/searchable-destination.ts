import { memo } from '#domain/kernel/memo.ts';
import { isLoose, prepareText, prepareUnmarked, type SearchText } from '#domain/kernel/match-words.ts';

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
  /** IATA codes of its airports, which match as a whole; absent: none. */
  readonly airports?: readonly string[];
  /** 1 for the most visited destination; absent or null: not known. */
  readonly rank?: number | null;
  /** Slug of the country that a part belongs to; absent: no part. */
  readonly country?: string;
}

export interface PreparedDestination {
  readonly name: SearchText;
  /** Nothing is marked in these. */
  readonly others: readonly SearchText[];
}

/** Visitors type letter by letter over the same records; folding them is most of the work. */
export const prepareDestination = memo(
  ({ name, readings, searches }: SearchableDestination): PreparedDestination => ({
    name: prepareText(name),
    others: [...readings, ...searches].map(prepareUnmarked),
  }),
  { parts: ({ readings, searches, name }) => [readings, searches, name] },
);

/** Names of one destination that may match. */
export interface Candidate {
  /** Its place among the destinations. */
  readonly at: number;
  /** Whether its shown name is one of them. */
  hasName: boolean;
  readonly others: SearchText[];
}

/** By the first two letters of a word: nothing else can match, see `matchWords`. */
const candidatesByStart = memo(indexByStart, { parts: (destinations) => [destinations] });

/** The destinations that a query may find, in their order. */
export function candidatesFor<Destination extends SearchableDestination>(
  query: string,
  destinations: readonly Destination[],
): readonly (readonly [destination: Destination, candidate: Candidate])[] {
  const candidates = candidatesByStart(destinations).get(startOf(query)) ?? [];
  return candidates.flatMap((candidate) => {
    const destination = destinations[candidate.at];
    return destination === undefined ? [] : [[destination, candidate] as const];
  });
}

function indexByStart(destinations: readonly SearchableDestination[]): ReadonlyMap<string, readonly Candidate[]> {
  const index = new Map<string, Candidate[]>();
  const candidateFor = (key: string, at: number): Candidate => {
    const listed = index.get(key) ?? [];
    index.set(key, listed);
    const last = listed.at(-1);
    if (last?.at === at) return last;
    const added = { at, hasName: false, others: [] };
    listed.push(added);
    return added;
  };
  for (const [at, destination] of destinations.entries()) {
    const { name, others } = prepareDestination(destination);
    for (const key of startsOf(name)) candidateFor(key, at).hasName = true;
    for (const other of others) for (const key of startsOf(other)) candidateFor(key, at).others.push(other);
    const { codes = [], airports = [], slug } = destination;
    for (const word of [...codes, ...airports, slug])
      for (const key of keysOf(word.toLowerCase())) candidateFor(key, at);
  }
  return index;
}

function startsOf({ text, wordStarts }: SearchText): ReadonlySet<string> {
  return new Set(wordStarts.flatMap((start) => keysOf(text.slice(start))));
}

/** Of one letter, for the shortest queries, and of two. */
function keysOf(text: string): readonly string[] {
  const start = startOf(text);
  return [start.charAt(0), start];
}

/** The first letters without what a query may leave out or add. */
function startOf(text: string): string {
  let start = '';
  for (const character of text) {
    if (!isLoose(character) && character !== '-') start += character;
    if (start.length > 1) return start;
  }
  return start;
}
