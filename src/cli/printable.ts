import { isolateText } from '#domain/kernel/bidi-text.ts';

/**
 * A line that strangers have written, for a terminal: it must not move the cursor, or turn the words beside it around. What
 * would do so is shown as U+FFFD, so that a moderator sees that it is there.
 */
export function printable(line: string): string {
  return isolateText(line.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd'));
}
