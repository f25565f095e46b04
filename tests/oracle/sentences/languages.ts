import { questions } from '#tests/oracle/page-text.ts';

/** The last answer names a day, whose month is a number in Japanese. */
const comparable = -1;

/**
 * Whether the answers of two languages hold the same figures; in one answer they may stand in another order.
 * @param mayLeaveOut a language that says "none", "one" and "the others" in words
 */
export function checkFigures(
  english: string,
  other: string,
  { mayLeaveOut }: { readonly mayLeaveOut: boolean },
): readonly string[] {
  const [right, said] = [english, other].map((html) => [...questions(html).values()].slice(0, comparable).map(figures));
  if (right === undefined || said === undefined || right.length === 0) return ['there are no answers'];
  return right.flatMap((each, index) => {
    const given = said[index] ?? [];
    const isRight = isAmong(given, each) && (mayLeaveOut || given.length === each.length);
    return isRight ? [] : [`figures ${given.join(' ')}, but ${each.join(' ')}`];
  });
}

/** Each figure as often as there. */
function isAmong(given: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return given.every((figure) => {
    const at = left.indexOf(figure);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** "A day" before an amount, "the first day", and "midnight". */
const japaneseWords = /1日(?=\u2060?\d|目)|0時/g;

/** Digits alone: signs within numbers differ from language to language. */
function figures(text: string): readonly string[] {
  const numbers = text.replaceAll(japaneseWords, '').match(/\d+(?:[.,\u00a0 ]\d+)*/g) ?? [];
  return numbers.map((number) => number.replaceAll(/\D/g, ''));
}
