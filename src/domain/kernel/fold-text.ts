/** A folded text and, for each of its UTF-16 units, where the character it came from begins and ends in the original. */
export interface FoldedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Latin letters that Unicode does not decompose into a letter and an accent, `&`, and the kana that stand for a v. */
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
  '&': 'and',
  '.': '',
  ヴ: 'ブ',
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
};

/**
 * The text as it is compared: lower case, no Latin accents, no full stops, no invisible characters, `&` as `and`,
 * apostrophes and accents without a letter as `'`, what stands between words as a space, hiragana as katakana, full-width
 * letters and half-width kana as their usual forms, ヴァ as バ. Other kana keep their voicing marks. Its length may differ from the
 * original's.
 */
export function foldText(text: string): string {
  // Fast path: most names.
  if (/^[\dA-Za-z ]*$/.test(text)) return text.toLowerCase();
  return foldWithPositions(text).text;
}

export function foldWithPositions(original: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { index, 0: segment } of original.matchAll(characters)) {
    const folded = foldCharacter(segment);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + segment.length);
    }
    text += folded;
  }
  return { text, starts, ends };
}

/** A base character with the marks that follow it, so that a decomposed `é` or half-width `ｶﾞ` is one character; so is ヴァ. */
const characters = /(?:[ヴゔ]|[ウうｳ][\u3099ﾞ゛])[ァィェォぁぃぇぉｧｨｪｫ]?|[^\p{M}ﾞﾟ゛゜][\p{M}ﾞﾟ゛゜]*|[\p{M}ﾞﾟ゛゜]+/gsu;

/** What is typed for an apostrophe, and what a keyboard leaves of an accent that found no letter. */
const apostrophe = /^(?:['‘’‛′‵~ʹ-ˏ]|(?![゛゜])\p{Sk})$/u;

/** Between words: the middle dot of Japanese names, hyphens, brackets, and `=` as in ギニア＝ビサウ. */
const separator = /^[\s\p{Pd}\p{Pi}\p{Pf}・·•‧,、/()"=−─]$/u;

function foldCharacter(character: string): string {
  // Fast path: by far the most characters.
  if (/^[\dA-Za-z ]$/.test(character)) return character.toLowerCase();
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\p{Cf}]| (?=[\u3099\u309a])/gu, '')
    .normalize('NFC')
    .replace(/[\u3041-\u3096]/g, toKatakana);
  if (apostrophe.test(character) || apostrophe.test(plain)) return "'";
  const folded = plainForms[plain] ?? plain;
  return separator.test(folded) ? ' ' : folded;
}

function toKatakana(hiragana: string): string {
  return String.fromCodePoint((hiragana.codePointAt(0) ?? 0) + 0x60);
}
