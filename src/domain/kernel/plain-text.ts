import { dropBidiControls } from './bidi-text.ts';

/** What a person has written, in several lines: line breaks become `\n`, what controls a terminal or the direction goes away. */
export function plainText(text: string): string {
  return dropControls(text.replace(/\r\n?/g, '\n')).trim();
}

/** The same in one line: a line break in a name or an address would reach the head of a mail. */
export function plainName(text: string): string {
  return dropControls(text.replace(/[\r\n\u2028\u2029]+/g, ' ')).trim();
}

/** Half of a surrogate pair is no character either: PostgreSQL could not store it. */
function dropControls(text: string): string {
  return dropBidiControls(text.toWellFormed())
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');
}
