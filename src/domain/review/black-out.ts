/** A part of a text, in UTF-16 units; `ends` is behind it. */
export interface TextRange {
  readonly begins: number;
  readonly ends: number;
}

const box = '▇';

/** Replaces every letter in these parts of a text; null: a part is empty or not in the text. Spaces and lines stay. */
export function blackOut(text: string, ranges: readonly TextRange[]): string | null {
  const fits = ({ begins, ends }: TextRange): boolean => begins >= 0 && begins < ends && ends <= text.length;
  if (!ranges.every(fits)) return null;
  let at = 0;
  let blackened = '';
  for (const letter of text) {
    const isHidden = ranges.some(({ begins, ends }) => begins < at + letter.length && at < ends);
    // As many units as before, so that the positions of other parts stay.
    blackened += isHidden && letter.trim() !== '' ? box.repeat(letter.length) : letter;
    at += letter.length;
  }
  return blackened;
}
