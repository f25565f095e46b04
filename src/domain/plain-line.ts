/** A text from outside as one line of at most so many characters: no control characters, no half of a character. */
export function plainLine(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.slice(0, longest).toWellFormed().trimEnd();
}
