import { countEdits } from '#domain/kernel/count-edits.ts';
import { memo } from '#domain/kernel/memo.ts';
import { findEach } from './find-each.ts';
import { readQuery } from './search-query.ts';
import { offerIn, type DestinationMatch, type SearchMode } from './search.ts';
import { prepareDestination, type SearchableDestination } from './searchable-destination.ts';

/** How many letters differ; null: too many. Letters left out, added, replaced, or swapped with their neighbours. */
type CountSlips = (typed: string, name: string) => number | null;

interface MisspeltSearch<Destination> {
  readonly query: string;
  readonly destinations: readonly Destination[];
  readonly mode: SearchMode;
  /** Default: one letter in names of five and more, two in those of eight and more; none where both sound the same. */
  readonly countSlips?: CountSlips;
  /** True: only names as a whole, not words of them. */
  readonly isWhole?: boolean;
}

/**
 * Destinations with a name, or words of one, that the query misspells. Nearest first, shown names before others; ties
 * keep the given order. Where there is none, those that some of its words name. For queries that find nothing.
 */
export function findMisspelt<Destination extends SearchableDestination>({
  query,
  destinations,
  mode,
  countSlips = countUsualSlips,
  isWhole = false,
}: MisspeltSearch<Destination>): readonly Destination[] {
  for (const words of readQuery(query)) {
    const typed = compact(words);
    const ranks = rankNear(phrasesNear(typed, destinations), (phrase) =>
      isWhole && phrase.rank % 2 === 1 ? null : countSlips(typed, phrase.text),
    );
    const near = destinations.flatMap((destination, at): DestinationMatch<Destination>[] => {
      const rank = ranks.get(at);
      return rank === undefined ? [] : [{ destination, rank, ranges: [] }];
    });
    if (near.length > 0) return offerIn(mode, near, destinations).map(({ destination }) => destination);
  }
  const named = findEach({ query, destinations, allowsUnknown: true });
  const matches = named.map((destination) => ({ destination, rank: 0, ranges: [] }));
  return isWhole ? [] : offerIn(mode, matches, destinations).map(({ destination }) => destination);
}

/** Letters of the shortest names in which one may be wrong, and in which two may be. */
const fewestLetters = 5;
const manyLetters = 8;

function countUsualSlips(typed: string, name: string): number | null {
  if (Math.abs(typed.length - name.length) > 2) return null;
  if (name.length < fewestLetters) return typed !== name && soundOf(typed) === soundOf(name) ? 1 : null;
  const isAlike = typed.charAt(0) === name.charAt(0) || soundOf(typed).charAt(0) === soundOf(name).charAt(0);
  const one = countOneSlip(typed, name);
  if (one !== null || !isAlike) return one;
  if (countOneSlip(soundOf(typed), soundOf(name)) !== null) return 1.5;
  const edits = name.length < manyLetters ? Infinity : countEdits(typed, name);
  return edits <= 2 ? edits : null;
}

/** Spellings of one sound, in Latin letters and in kana. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/qu(?=[eia])|ck|[cq]/g, 'k'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(?<=[^s])h/g, ''],
  [/([a-z])\1/g, '$1'],
  [/[ーッ]/g, ''],
  [/リヤ|ィヤ/g, 'リア'],
  [/[ァィゥェォ]/g, ''],
];

function soundOf(text: string): string {
  return sounds.reduce((sound, [spelling, plain]) => sound.replace(spelling, plain), text);
}

/** Fast, as every name is compared: what is left between the common start and the common end must be one slip. */
function countOneSlip(typed: string, name: string): 1 | null {
  const longest = Math.max(typed.length, name.length);
  if (name.length < fewestLetters || Math.abs(typed.length - name.length) > 1) return null;
  let start = 0;
  while (start < longest && typed[start] === name[start]) start += 1;
  let end = 0;
  while (end < longest - start && typed.at(-1 - end) === name.at(-1 - end)) end += 1;
  const left = longest - start - end;
  const isSwap = left === 2 && typed[start] === name[start + 1] && typed[start + 1] === name[start];
  return left <= 1 || (isSwap && typed.length === name.length) ? 1 : null;
}

/** Words of a name, without what stands between them. */
interface Phrase {
  readonly text: string;
  /** The place of the destination among all. */
  readonly at: number;
  /** 0: the shown name, 1: words of it, 2: another name, 3: words of that. */
  readonly rank: number;
}

/** Letters; in shorter ones a slip is another word. */
const shortestPhrase = 3;

const phrasesByEnds = memo(indexByEnds, { parts: (destinations) => [destinations] });

/** Phrases that may differ from what is typed by a slip or two: they begin or end as it does, in letters or in sound. */
function phrasesNear(typed: string, destinations: readonly SearchableDestination[]): ReadonlySet<Phrase> {
  const index = phrasesByEnds(destinations);
  return new Set(endsOf(typed).flatMap((end) => index.get(end) ?? []));
}

function indexByEnds(destinations: readonly SearchableDestination[]): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of destinations.flatMap(listPhrases)) {
    for (const end of endsOf(phrase.text)) {
      const listed = index.get(end);
      if (listed === undefined) index.set(end, [phrase]);
      else listed.push(phrase);
    }
  }
  return index;
}

/** Every run of whole words in the shown name; other names as a whole, and each of their words. */
function listPhrases(destination: SearchableDestination, at: number): readonly Phrase[] {
  const { name, others } = prepareDestination(destination);
  return [name, ...others].flatMap(({ text, wordStarts }, index) => {
    const words = wordStarts.map((start, word) => compact(text.slice(start, wordStarts[word + 1])));
    const ends = index === 0 ? words.length : 1;
    const runs = words.flatMap((_word, from) =>
      words.slice(from, from + ends).map((_last, count) => words.slice(from, from + count + 1).join('')),
    );
    const whole = compact(text);
    const phrases = [...new Set([...runs, whole])].filter(({ length }) => length >= shortestPhrase);
    return phrases.map((run) => ({ text: run, at, rank: (index === 0 ? 0 : 2) + (run === whole ? 0 : 1) }));
  });
}

/** A slip leaves the first or the last two letters as they are, or the first and the last. */
function endsOf(text: string): readonly string[] {
  return [...new Set([text, soundOf(text)])].flatMap((each) => [
    `${each.slice(0, 2)}…`,
    `…${each.slice(-2)}`,
    `${each.charAt(0)}…${each.slice(-1)}`,
  ]);
}

/** Slips count more than which name it is. */
function rankNear(
  phrases: Iterable<Phrase>,
  countSlipsIn: (phrase: Phrase) => number | null,
): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  for (const phrase of phrases) {
    const slips = countSlipsIn(phrase);
    if (slips !== null) ranks.set(phrase.at, Math.min(ranks.get(phrase.at) ?? Infinity, slips * 4 + phrase.rank));
  }
  return ranks;
}

function compact(text: string): string {
  return text.replaceAll(/[ ']/g, '');
}
