import { foldText, foldWithPositions, type FoldedText } from './fold-text.ts';

/** Part of a text, from `start` up to but not including `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text made ready to be searched many times. */
export interface SearchText extends FoldedText {
  readonly wordStarts: readonly number[];
}

/** How a query fits a text. */
export interface WordMatch {
  /** Lower is better: 0 the whole text, 1 its start, 2 a later word. */
  readonly rank: 0 | 1 | 2;
  /** Where in the original text. */
  readonly ranges: readonly TextRange[];
}

export function prepareText(original: string): SearchText {
  const folded = foldWithPositions(original);
  return { ...folded, wordStarts: findWordStarts(folded.text) };
}

/** What visitors type, made comparable; only its first 100 characters count. */
export function prepareQuery(query: string): string {
  return foldText(query.slice(0, 100)).trim().replace(/\s+/g, ' ');
}

/** Null: no word of the text starts with the query. @param query prepared and not empty */
export function matchWords(text: SearchText, query: string): WordMatch | null {
  const starts = text.wordStarts.filter((start) => text.text.startsWith(query, start));
  const [first] = starts;
  if (first === undefined) return null;
  const rank = text.text === query ? 0 : first === 0 ? 1 : 2;
  return { rank, ranges: mergeRanges(starts.map((start) => originalRange(text, start, start + query.length))) };
}

/** The start of the text and every place behind something that is no letter, mark or digit: a space, bracket or hyphen. */
function findWordStarts(text: string): number[] {
  const words = [...text.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu)].map((match) => match.index);
  return [0, ...words.filter((start) => start > 0)];
}

function originalRange(folded: FoldedText, from: number, to: number): TextRange {
  return { start: folded.starts[from] ?? 0, end: folded.ends[to - 1] ?? 0 };
}

/** Drops ranges that begin inside the one before. */
function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  return ranges.filter((range, index) => range.start >= (ranges[index - 1]?.end ?? 0));
}
