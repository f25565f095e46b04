/** Right-to-left letters by their blocks (Bidi_Class R and AL). */
const rightToLeft = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** RLM and ALM affect neighbouring characters like a letter. */
const rightToLeftMark = /[\u061c\u200f]/;

/**
 * Without the characters that turn other text around: overrides, embeddings and isolates (UAX #9). Isolates go in pairs, too:
 * a text that is cut or shown line by line loses one of them. Marks (LRM, RLM, ALM) and joiners stay: right-to-left texts need
 * the ones beside digits and brackets, emoji, Persian and Indic names the others.
 */
export function dropBidiControls(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * Like `dropBidiControls`, and without marks, which mean nothing in a text without right-to-left letters and hide in
 * figures and ids.
 */
export function dropBidiMarks(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/** Whether letters of the text are written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * A foreign name or text for use within a sentence, a title or other plain text, line by line: wrapped in isolates
 * where it has right-to-left letters, so that it does not reorder its neighbours. All languages of the site are
 * left-to-right, so other texts need none. In HTML, a name with an element of its own uses `<bdi>` instead.
 */
export function isolateText(text: string): string {
  const plain = dropBidiControls(text);
  return hasRightToLeft(plain) || rightToLeftMark.test(plain) ? plain.replace(/[^\n]+/g, '\u2068$&\u2069') : plain;
}
