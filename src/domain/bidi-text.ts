/** Right-to-left letters by their blocks (Bidi_Class R and AL). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Without the characters that turn text around (UAX #9: overrides, embeddings, isolates, marks): what somebody else has
 * written keeps the direction of its letters. Joiners and variation selectors stay; emoji, Persian and Indic names need them.
 */
export function dropBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/**
 * Somebody else's name or text as it may stand within a sentence, a title or any other plain text of ours, line by line: in
 * isolates where it has right-to-left letters, so that it does not turn its neighbours around. All our languages are written
 * from left to right, so other texts need none. In HTML, `<bdi>` does the same.
 */
export function isolateText(text: string): string {
  const plain = dropBidiControls(text);
  return rightToLeft.test(plain) ? plain.replace(/[^\n]+/g, '\u2068$&\u2069') : plain;
}
