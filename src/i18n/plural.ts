import type { Locale } from '#domain/kernel/locale.ts';
import { cachePerLocale, rememberTexts } from './intl-cache.ts';

/** `many` is what French, Spanish and Italian need for a million and more: "1 000 000 de forfaits". */
interface RomanceForms<Form> {
  readonly one: Form;
  readonly many: Form;
  readonly other: Form;
}

/** One form for each cardinal category that CLDR knows of the language. */
interface FormsByLocale<Form> {
  readonly en: { readonly one: Form; readonly other: Form };
  readonly ja: { readonly other: Form };
  readonly fr: RomanceForms<Form>;
  readonly es: RomanceForms<Form>;
  readonly it: RomanceForms<Form>;
}

export type PluralForms<Language extends Locale, Form = string> = FormsByLocale<Form>[Language];

/** Whether the verb of a formatted amount is singular: `1 GB`, `1 día`, in French also `1,5 Go`. */
export function isSingular(amount: string, locale: Locale): boolean {
  return locale === 'fr' ? /^[01](?!\d|\u00a0\d)/.test(amount) : /^1(?![\d.,])/.test(amount);
}

const rules = cachePerLocale((tag) => new Intl.PluralRules(tag));
const categoryOf = rememberTexts((count: number, locale: Locale) => rules(locale).select(count));

/**
 * Selects the plural form of a count, by the CLDR rules of the language. English forms are `{ one, other }`, Japanese
 * `{ other }`, French, Spanish and Italian `{ one, many, other }`.
 */
export function plural<Language extends Locale, Form>(
  locale: Language,
  count: number,
  forms: PluralForms<Language, Form>,
): Form {
  const byCategory: Readonly<Partial<Record<Intl.LDMLPluralRule, Form>>> = forms;
  return byCategory[categoryOf(count, locale)] ?? forms.other;
}
