import { countEdits } from '#domain/kernel/count-edits.ts';
import { findMisspelt } from './misspelt.ts';
import { searchDestinations } from './search.ts';
import type { SearchableDestination } from './searchable-destination.ts';

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
  return findMisspelt({ query: text, destinations, mode: 'destinations', countSlips: countFewSlips });
}

/** In short words one letter may be wrong, in longer ones two. */
function countFewSlips(typed: string, name: string): number | null {
  const most = name.length < leastLetters ? 0 : name.length < 8 ? 1 : 2;
  if (Math.abs(typed.length - name.length) > most) return null;
  const edits = countEdits(typed, name);
  return edits > most ? null : edits;
}
