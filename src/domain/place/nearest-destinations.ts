import { countEdits } from '#domain/kernel/count-edits.ts';
import { placeNameKey } from './place-name.ts';
import { searchDestinations, type SearchableDestination } from './search.ts';

/** No visitor types more words than a name has, or longer ones. */
const longestWords = 60;
const leastLetters = 3;

/**
 * Suggestions for words that name no destination: search results for all or one of the words (`germany-esim`), else
 * similar spellings (`germny`). Nearest first; may be empty.
 */
export function nearestDestinations<Destination extends SearchableDestination>(
  words: string,
  destinations: readonly Destination[],
): readonly Destination[] {
  const text = words
    .slice(0, longestWords)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  if ([...text].length < leastLetters && /^\p{Script=Latin}*$/u.test(text)) return [];
  const single = text.split(' ').filter((word) => word.length >= leastLetters);
  for (const query of new Set([text, ...single])) {
    const found = searchDestinations({ query, destinations, mode: 'destinations' });
    if (found.length > 0) return found.map(({ destination }) => destination);
  }
  return findMisspelt(placeNameKey(text), destinations);
}

/** In short words one letter may be wrong, in longer ones two. */
function mostEdits({ length }: string): number {
  return length < leastLetters ? 0 : length < 8 ? 1 : 2;
}

function findMisspelt<Destination extends SearchableDestination>(
  key: string,
  destinations: readonly Destination[],
): readonly Destination[] {
  const most = mostEdits(key);
  const near = destinations.flatMap((destination) => {
    const edits = namesOf(destination)
      .filter(({ length }) => Math.abs(length - key.length) <= most)
      .map((name) => countEdits(key, name));
    const least = Math.min(...edits);
    return least <= most ? [{ destination, least }] : [];
  });
  return near.toSorted((a, b) => a.least - b.least).map(({ destination }) => destination);
}

/** Folding the names is most of the work. */
const namesKnown = new WeakMap<SearchableDestination, readonly string[]>();

function namesOf(destination: SearchableDestination): readonly string[] {
  const { name, searches, readings } = destination;
  const names = namesKnown.get(destination) ?? [...new Set([name, ...searches, ...readings].map(placeNameKey))];
  namesKnown.set(destination, names);
  return names;
}
