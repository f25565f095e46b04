import { languageOf, type PluralCategory } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { cachePerLocale, rememberTexts } from './intl-cache.ts';

/** One form for each cardinal category that CLDR knows of the language. */
type FormsByLocale<Form> = {
  readonly [Code in Locale]: { readonly [Category in PluralCategory<Code>]: Form };
};

export type PluralForms<Language extends Locale, Form = string> = FormsByLocale<Form>[Language];

/** Whether the verb of a formatted amount is singular: `1 GB`, `1 día`, in French also `1,5 Go`. */
export function isSingular(amount: string, locale: Locale): boolean {
  return (languageOf(locale).isSingularBelowTwo ? /^[01](?!\d|\u00a0\d)/ : /^1(?![\d.,])/).test(amount);
}

const rules = cachePerLocale((tag) => new Intl.PluralRules(tag));
const categoryOf = rememberTexts((count: number, locale: Locale) => rules(locale).select(count));

/**
 * Selects the plural form of a count, by the CLDR rules of the language. English forms are `{ one, other }`, Japanese
 * `{ other }`, French, Spanish and Italian `{ one, many, other }`: `many` is for a million and more, "1 000 000 de forfaits".
 */
export function plural<Language extends Locale, Form>(
  locale: Language,
  count: number,
  forms: PluralForms<Language, Form>,
): Form {
  return formOf(locale, count, forms);
}

/** The form of a count, where the language is not known to the compiler. */
export function formOf<Form>(
  locale: Locale,
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, Form>>> & { readonly other: Form },
): Form {
  return forms[categoryOf(count, locale)] ?? forms.other;
}
