import type { Locale } from '#domain/kernel/locale.ts';

interface LanguageRule {
  readonly name: string;
  /** Patterns that must not occur in a text. */
  readonly forbidden: RegExp;
}

const everywhere: readonly LanguageRule[] = [
  { name: 'no exclamation mark', forbidden: /[!！¡]/ },
  { name: 'typographic apostrophes and quotation marks', forbidden: /['"]/ },
  { name: 'no space at either end and none doubled', forbidden: /^\s|\s$| {2}/ },
  { name: 'no value that went missing', forbidden: /\b(undefined|null|NaN)\b|\[object/ },
];

const japanese = '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー、。「」（）：・';

const perLocale: Readonly<Partial<Record<Locale, readonly LanguageRule[]>>> = {
  ja: [
    { name: 'no half-width kana', forbidden: /[\uff61-\uff9f]/ },
    { name: 'no full-width yen sign', forbidden: /￥/ },
    { name: 'no あなた', forbidden: /あなた/ },
    {
      name: 'no ASCII punctuation or space between Japanese characters',
      forbidden: new RegExp(`[${japanese}][ -/:-@[-\`{-~][${japanese}]`, 'u'),
    },
  ],
  fr: [
    { name: 'a no-break space before : ; ? and »', forbidden: /[^\u00a0][:;?»]/ },
    { name: 'a no-break space after «', forbidden: /«[^\u00a0]/ },
  ],
  es: [{ name: 'no space inside « »', forbidden: /«\s|\s»/ }],
  it: [{ name: 'no space inside « »', forbidden: /«\s|\s»/ }],
};

/** Names of the writing rules that a visible text breaks (DESIGN: voice, Japanese and French setting). */
export function brokenRules(text: string, locale: Locale): string[] {
  return [...everywhere, ...(perLocale[locale] ?? [])]
    .filter(({ forbidden }) => forbidden.test(text))
    .map(({ name }) => name);
}
