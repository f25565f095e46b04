import { memo } from '#domain/kernel/memo.ts';
import { wordsOfQuery } from './search-query.ts';
import { prepareDestination, type SearchableDestination } from './searchable-destination.ts';

const placesByName = memo(indexByName, { parts: (destinations) => [destinations] });

function indexByName(destinations: readonly SearchableDestination[]): ReadonlyMap<string, readonly number[]> {
  const named = new Map<string, number[]>();
  for (const [at, destination] of destinations.entries()) {
    const { name, others } = prepareDestination(destination);
    for (const { text } of [name, ...others]) named.set(text, [...(named.get(text) ?? []), at]);
  }
  return named;
}

/** Letters of the shortest name that counts beside words that name nothing. */
const leastBesideUnknown = 4;

interface EachSearch<Destination> {
  readonly query: string;
  readonly destinations: readonly Destination[];
  /** Whether words that name nothing are left out; otherwise they find nothing. */
  readonly allowsUnknown: boolean;
}

/**
 * The destinations that a query names one after the other, in their given order: `usa and canada`; of a part and its
 * country the part alone: `paris france`. Empty: none, or the query is one word.
 */
export function findEach<Destination extends SearchableDestination>({
  query,
  destinations,
  allowsUnknown,
}: EachSearch<Destination>): readonly Destination[] {
  const words = wordsOfQuery(query);
  if (words.length < 2) return [];
  const named = placesByName(destinations);
  const { runs, unknown } = splitIntoNames(words, named);
  if (unknown > 0 && !allowsUnknown) return [];
  const counted = unknown === 0 ? runs : runs.filter((run) => run.length >= leastBesideUnknown || !/^[a-z]/.test(run));
  const wanted = new Set(counted.flatMap((run) => named.get(run) ?? []));
  const found = destinations.filter((_destination, at) => wanted.has(at));
  const slugs = new Set(found.map(({ slug }) => slug));
  const within = found.filter(({ country }) => country !== undefined && slugs.has(country));
  if (within.length === 0) return found;
  const parents = new Set(within.map(({ country }) => country));
  return found.filter((each) => within.includes(each) || (each.kind !== 'part' && !parents.has(each.slug)));
}

interface Split {
  readonly runs: readonly string[];
  /** Words that name nothing. */
  readonly unknown: number;
}

/** The longest names first. */
function splitIntoNames(words: readonly string[], named: ReadonlyMap<string, unknown>): Split {
  const runs: string[] = [];
  let unknown = 0;
  for (let from = 0; from < words.length;) {
    const candidates = words.slice(from).map((_word, index) => words.slice(from, words.length - index).join(' '));
    const run = candidates.find((candidate) => named.has(candidate));
    if (run === undefined) unknown += 1;
    else runs.push(run);
    from += run?.split(' ').length ?? 1;
  }
  return { runs, unknown };
}
