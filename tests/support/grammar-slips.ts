import type { Locale } from '#domain/kernel/locale.ts';

/** How a place begins that a word elides before; lower-case words may follow a pronoun. */
const vowel = '(?:[AEIOUÀÂÉÈÊÎÔ]|île|océan)';

/** The start of a word, and no figure before it: `91 plans` is not `1 plans`. */
const start = String.raw`(?<![\p{L}\d.,])`;

/** What no sentence of a language holds: contractions and elisions that are missing, plurals of one, words twice. */
const slips: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(
    `${start}(?:(the|a|in|to|for|of) \\1 |(?:in|to|for|of) (?:United|Netherlands|Philippines|Maldives|Isle|Bahamas)|1 (?:days|plans|providers|reviews))`,
    'u',
  ),
  ja: /のの|がが|をを|でで|[ぁ-んァ-ヴ一-龠] +[ぁ-んァ-ヴ一-龠]/,
  fr: new RegExp(
    `${start}(?:(?:à|de|en) les?(?!\\p{L})|(?:le|la|de|que|au|du) ${vowel}|(?:le|la|les) (?:le|la|les) |(?:à|en) (?:à|en) |[01] (?:jours|forfaits|fournisseurs))`,
    'u',
  ),
  es: new RegExp(
    `${start}(?:(?:a|de) el |(?:el|la|los|las) (?:el|la|los|las) |(?:a|en) (?:a|en) |1 (?:días|planes|proveedores|opiniones))`,
    'u',
  ),
  it: new RegExp(
    `${start}(?:(?:di|a|in|da|su) (?:il|lo|la|i|gli|le|l’)(?!\\p{L})|(?:il|del|nel|al|la|della|lo|dello|alla|sulla|i|dei|nei|a) [AEIOU]|(?:il|del|nel|al|dal) (?:S[bcdfgklmnpqrtv]|Z|Y|(?:8|11)(?![\\d.]))|1 (?:giorni|piani|fornitori|recensioni))`,
    'u',
  ),
};

/** A slip with what is around it; null: none. Finds what can be told from the letters, not every mistake. */
export function findSlip(text: string, locale: Locale): string | null {
  const found = slips[locale].exec(text) ?? /\s\s|^\s|\s$| [.,](?!\d)/.exec(text);
  return found === null ? null : `${found[0]} in: ${text}`;
}
