import { foldText, foldWithPositions, type FoldedText } from './fold-text.ts';

/** Part of a text, from `start` up to but not including `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text prepared for repeated searches. */
export interface SearchText extends FoldedText {
  readonly wordStarts: readonly number[];
}

export interface WordMatch {
  /** Lower is better: 0 the whole text, 1 its start, 2 a later word. */
  readonly rank: 0 | 1 | 2;
  /** Whether it ends where a word does. */
  readonly isWord: boolean;
  /** Where in the original text. */
  readonly ranges: readonly TextRange[];
}

export function prepareText(original: string): SearchText {
  const folded = foldWithPositions(original);
  return { ...folded, wordStarts: findWordStarts(folded.text) };
}

/** As `prepareText`, for texts in which nothing is marked: matches have no ranges in the original. */
export function prepareUnmarked(original: string): SearchText {
  const text = foldText(original);
  return { text, starts: [], ends: [], wordStarts: findWordStarts(text) };
}

/** Becomes バ, ビ, ベ or ボ with the next key: `foldText` reads both as one character. */
const unfinishedKana = /(?<=.)[ヴゔ]$/u;

/** What visitors type, made comparable; only its first 100 characters count. */
export function prepareQuery(query: string): string {
  return foldText(query.slice(0, 100).replace(unfinishedKana, ''))
    .replace(/ +/g, ' ')
    .replace(/^[ ']+|[ ']+$/g, '');
}

/** Null: no word of the text starts with the query. @param query prepared and not empty */
export function matchWords(text: SearchText, query: string): WordMatch | null {
  const found: TextRange[] = [];
  for (const start of text.wordStarts) {
    const end = mayStart(text.text.charAt(start), query) ? matchFrom(text.text, start, query) : null;
    if (end !== null) found.push({ start, end });
  }
  const [first] = found;
  if (first === undefined) return null;
  const isWhole = first.start === 0 && isLoose(text.text.slice(first.end));
  const rank = isWhole ? 0 : first.start === 0 ? 1 : 2;
  const isWord = found.some(({ end }) => !/^[\p{L}\p{M}\p{N}]/u.test(text.text.slice(end)));
  return { rank, isWord, ranges: mergeRanges(found.map(({ start, end }) => originalRange(text, start, end))) };
}

/** Fast path: most words begin with another letter. */
function mayStart(character: string, query: string): boolean {
  return query.startsWith(character) || loose.includes(character);
}

/** Where a query in Japanese stands within a text that has no spaces to start words by; null: nowhere, or other letters. */
export function matchWithin(text: SearchText, query: string): WordMatch | null {
  if (!isJapanese(query.charAt(0))) return null;
  const start = text.text.indexOf(query);
  const end = start + query.length;
  const isWord = !/^[\p{Script=Katakana}ー]/u.test(text.text.slice(end));
  return start === -1 ? null : { rank: 2, isWord, ranges: [originalRange(text, start, end)] };
}

/** Optional characters: the space between words, an apostrophe, the long vowel of kana. */
const loose = " 'ー";

export function isLoose(text: string): boolean {
  return [...text].every((character) => loose.includes(character));
}

/**
 * End of the match of a query that begins at `start`; null: no match. The query may omit loose characters. It may
 * have extra ones, except for a space where the text goes on with a word in Latin letters: "in don" does not match
 * Indonesia.
 */
function matchFrom(text: string, start: number, query: string): number | null {
  let at = start;
  for (let index = 0; index < query.length;) {
    const wanted = query.charAt(index);
    const there = text.charAt(at);
    const isLooseThere = there !== '' && loose.includes(there);
    const isLooseWanted = loose.includes(wanted);
    if (there === wanted || (isLooseThere && isLooseWanted)) {
      at += 1;
      index += 1;
    } else if (isLooseThere) at += 1;
    else if (isLooseWanted && index > 0 && mayBeExtra(wanted, query.charAt(index - 1), text.charAt(at - 1))) index += 1;
    else return null;
  }
  return at;
}

/** Whether a query may have an extra loose character here, by what precedes it in both. */
function mayBeExtra(wanted: string, before: string, beforeInText: string): boolean {
  return wanted !== ' ' || isJapanese(before) || isLoose(beforeInText);
}

function isJapanese(character: string): boolean {
  return /[\p{Script=Katakana}\p{Script=Han}ー]/u.test(character);
}

/** The start of the text and every position after a space, bracket, hyphen or other non-word character. */
function findWordStarts(text: string): number[] {
  const words = [...text.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu)].map((match) => match.index);
  return [0, ...words.filter((start) => start > 0)];
}

function originalRange(folded: FoldedText, from: number, to: number): TextRange {
  return { start: folded.starts[from] ?? 0, end: folded.ends[to - 1] ?? 0 };
}

/** Drops ranges that overlap the previous one. */
function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  return ranges.filter((range, index) => range.start >= (ranges[index - 1]?.end ?? 0));
}
