/**
 * A text from outside as one line of at most so many characters: no control characters, no half of a character. What joins
 * characters of emoji, Persian and Indic words stays, and so do marks of direction.
 */
export function plainLine(text: string, longest: number): string {
  const line = wellFormed(text)
    .replace(/(?:(?!\u200c|\u200d|\u200e|\u200f|\u061c|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\s])+/gu, ' ')
    .trim();
  return wellFormed(line.slice(0, longest)).trimEnd();
}

/** Parts between commas, none of them empty. */
export function plainParts(text: string, longest = 200): readonly string[] {
  return text
    .split(',')
    .map((part) => plainLine(part, longest))
    .filter((part) => part !== '');
}

/** `toWellFormed`, which Firefox has since version 119: half characters (lone surrogates) become U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
