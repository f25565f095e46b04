/** A folded text and, for each of its UTF-16 units, where the character it came from begins and ends in the original. */
export interface FoldedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Latin letters that Unicode does not take apart into a letter and an accent, and signs that people write or leave out. */
const plainForms: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '&': 'and',
  '-': ' ',
  '‐': ' ',
  '–': ' ',
  '・': ' ',
  '.': '',
};

/**
 * The text as it is compared: lower case, no Latin accents, no full stops, hyphens as spaces, `&` as `and`, hiragana as
 * katakana, full-width letters and half-width kana as their usual forms. Kana keep their voicing marks. Its length may
 * differ from the original's.
 */
export function foldText(text: string): string {
  return foldWithPositions(text).text;
}

export function foldWithPositions(original: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { index, segment } of splitCharacters(original)) {
    const folded = foldCharacter(segment);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + segment.length);
    }
    text += folded;
  }
  return { text, starts, ends };
}

/** A base character with the marks that follow it, so that a decomposed `é` or half-width `ｶﾞ` is one character. */
function* splitCharacters(text: string): Generator<{ readonly index: number; readonly segment: string }> {
  for (const match of text.matchAll(/[^\p{M}ﾞﾟ][\p{M}ﾞﾟ]*|[\p{M}ﾞﾟ]+/gsu)) {
    yield { index: match.index, segment: match[0] };
  }
}

function foldCharacter(character: string): string {
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return (plainForms[plain] ?? plain).replace(/[\u3041-\u3096]/g, toKatakana);
}

function toKatakana(hiragana: string): string {
  return String.fromCodePoint((hiragana.codePointAt(0) ?? 0) + 0x60);
}
