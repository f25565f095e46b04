import languages from '#data/languages.json' with { type: 'json' };
import { locales, type Locale } from './locale.ts';
import { recordOf } from './records.ts';

type ByCategory = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** What the code asks of a language beside its texts: names, formats and signs, from `data/languages.json`. */
export interface Language {
  /** Its own name for itself. */
  readonly name: string;
  /** The CLDR language that formats follow, with the country of its conventions. */
  readonly tag: string;
  /** Whether lists order a name by its reading in kana. */
  readonly isOrderedByReading: boolean;
  /** Between words and between sentences. */
  readonly wordSpace: string;
  readonly comma: string;
  readonly colon: string;
  readonly brackets: { readonly open: string; readonly close: string };
  readonly rangeSign: string;
  /** Between facts that stand beside each other. */
  readonly factSeparator: string;
  /** Between short names; null: commas and a word before the last. */
  readonly nameSeparator: string | null;
  /** Whether the sign of a currency is before the amount. */
  readonly hasSignFirst: boolean;
  /** Whether `5.188` has a sign between its groups; CLDR begins at five digits in some languages. */
  readonly groupsFourDigits: boolean;
  /** Signs of dollars and yuan, as in CLDR, and `$` in Italian; missing ones are shown by code. */
  readonly signs: Readonly<Record<string, string>>;
  /** The ordinal of the first of a month; null: a figure like any other. */
  readonly firstOfMonth: string | null;
  readonly justNow: string;
  /** Between a number and its unit. */
  readonly unitSpace: string;
  /** After the M of a megabyte: French counts in octets. */
  readonly byte: string;
  /** After the M of a megabit per second: French writes `bit/s`, as its regulator (Arcep) does. */
  readonly bitPerSecond: string;
  readonly hour: string;
  readonly minute: string;
  /** Whether verbs are singular with 0 and with 1.5 too. */
  readonly isSingularBelowTwo: boolean;
  /** The word for days; its categories are those of every plural of the language. */
  readonly days: ByCategory;
  /** The word for days that are a limit, where it is not the one for a duration; null: the same. */
  readonly dayLimit: ByCategory | null;
}

export type PluralCategory<Code extends Locale> = keyof (typeof languages)[Code]['days'];

/** What most languages have in common: `data/languages.json` says where one differs. */
const usual = {
  isOrderedByReading: false,
  wordSpace: ' ',
  comma: ', ',
  colon: ': ',
  brackets: { open: '(', close: ')' },
  rangeSign: '–',
  factSeparator: '\u00a0· ',
  nameSeparator: null,
  hasSignFirst: false,
  groupsFourDigits: false,
  firstOfMonth: null,
  unitSpace: '\u00a0',
  byte: 'B',
  bitPerSecond: 'bps',
  hour: 'h',
  minute: 'min',
  isSingularBelowTwo: false,
  dayLimit: null,
} satisfies Partial<Language>;

const described: Readonly<Record<Locale, Language>> = recordOf(locales, (locale) => ({
  ...usual,
  ...languages[locale],
}));

export function languageOf(locale: Locale): Language {
  return described[locale];
}
