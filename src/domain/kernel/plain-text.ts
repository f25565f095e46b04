import { dropBidiControls } from './bidi-text.ts';
import { wellFormed } from './plain-line.ts';

/** A person's text in several lines: line breaks become `\n`, terminal and direction controls are removed. */
export function plainText(text: string): string {
  return dropControls(text.replace(/\r\n?/g, '\n')).trim();
}

/** Like `plainText`, in one line: a line break in a name or an address could inject mail headers. */
export function plainName(text: string): string {
  return dropControls(text.replace(/[\r\n\u2028\u2029]+/g, ' ')).trim();
}

/** Lone surrogates too: PostgreSQL cannot store them. */
function dropControls(text: string): string {
  return dropBidiControls(wellFormed(text))
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');
}
