/** Katakana by row; consonants before the vowels a, i, u, e and o. */
const rows: Readonly<Record<string, string>> = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  g: 'ガギグゲゴ',
  s: 'サ＿スセソ',
  z: 'ザ＿ズゼゾ',
  t: 'タ＿＿テト',
  d: 'ダ＿＿デド',
  n: 'ナニヌネノ',
  h: 'ハヒ＿ヘホ',
  b: 'バビブベボ',
  p: 'パピプペポ',
  m: 'マミムメモ',
  y: 'ヤ＿ユ＿ヨ',
  r: 'ラリルレロ',
  w: 'ワ＿＿＿ヲ',
};

const vowels = 'aiueo';

const syllables: ReadonlyMap<string, string> = new Map([
  ...Object.entries(rows).flatMap(([consonant, kana]) =>
    [...kana].map((sign, index) => [sign, consonant + vowels.charAt(index)] as const),
  ),
  ...Object.entries({ シ: 'shi', ジ: 'ji', チ: 'chi', ツ: 'tsu', ヂ: 'ji', ヅ: 'zu', フ: 'fu', ン: 'n', ヴ: 'bu' }),
]);

const small: Readonly<Record<string, string>> = {
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
};

/**
 * Katakana in Hepburn letters, as a Japanese keyboard without its input method would write it, ー kept: シンガポール is
 * `shingapoーru`. Null: other signs than katakana.
 */
export function toRomaji(katakana: string): string | null {
  let romaji = '';
  let isDoubled = false;
  for (const sign of katakana) {
    const ending = small[sign];
    const syllable = /[ー・ ]/u.test(sign) ? sign : syllables.get(sign);
    if (sign === 'ッ') isDoubled = true;
    else if (ending !== undefined) romaji = contract(romaji, ending);
    else if (syllable === undefined) return null;
    else {
      romaji += isDoubled ? syllable.charAt(0) + syllable : syllable;
      isDoubled = false;
    }
  }
  return romaji;
}

/** `shi` and ャ are `sha`, `fu` and ィ are `fi`, `ki` and ョ are `kyo`, `u` and ェ are `we`. */
function contract(before: string, ending: string): string {
  const consonants = before.replace(/(?<![a-z])u$/, 'wu').slice(0, -1);
  const isPalatal = /(?:sh|ch|j)$/.test(consonants);
  return consonants + (isPalatal ? ending.replace('y', '') : ending);
}
