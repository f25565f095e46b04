import { cleanText } from '#feeds/feed-text.ts';

/** Longest text that a feed is read with. */
const longest = 20_000;

/**
 * A text of the catalogue as a feed states it: as it is, unless a reader would take a part of it for markup; then with
 * that markup escaped, so that it is read as it was.
 */
export function writtenText(text: string): string {
  if (cleanText(text, longest) === text) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
