/** Between a number and its unit, and before French signs. */
export const noBreakSpace = '\u00a0';

/**
 * CLDR groups French digits, and sets off French signs, by U+202F, which the site's font has no glyph for: engines then
 * show a space of one or two pixels, and `100 000` reads as `100000`.
 */
export function showSpaces(text: string): string {
  return text.replaceAll('\u202f', noBreakSpace);
}
