import { questions } from '#tests/oracle/page-text.ts';

/** The last answer names a day, whose month is a number in Japanese. */
const comparable = -1;

/** Whether the answers of two languages hold the same figures; in one answer they may stand in another order. */
export function checkFigures(english: string, other: string): readonly string[] {
  const [right, said] = [english, other].map((html) => [...questions(html).values()].slice(0, comparable).map(figures));
  if (right === undefined || said === undefined || right.length === 0) return ['there are no answers'];
  return right.flatMap((each, index) => (each === said[index] ? [] : [`figures ${said[index]}, but ${each}`]));
}

/** "A day" before an amount, and "midnight". */
const japaneseWords = /1日(?=\u2060?\d)|0時/g;

/** Digits alone: signs within numbers differ from language to language. */
function figures(text: string): string {
  const numbers = text.replaceAll(japaneseWords, '').match(/\d+(?:[.,\u00a0 ]\d+)*/g) ?? [];
  return numbers
    .map((number) => number.replaceAll(/\D/g, ''))
    .sort()
    .join(' ');
}
