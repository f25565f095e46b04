import { isolateText } from '#domain/kernel/bidi-text.ts';

/**
 * Makes untrusted text safe for a terminal: control and bidirectional characters become U+FFFD, so that a moderator
 * sees them.
 */
export function printable(line: string): string {
  return isolateText(line.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd'));
}
