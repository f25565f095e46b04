import type { Locale } from '#domain/kernel/locale.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import { italian } from './it/italian.ts';
import { japanese } from './ja/japanese.ts';
import type { LanguageTexts } from './language-texts.ts';

const texts: Readonly<Record<Locale, LanguageTexts>> = {
  en: english,
  ja: japanese,
  fr: french,
  es: spanish,
  it: italian,
};

/** For servers: browsers get the texts of their language in files of their own (`loadTexts`). */
export function textsOf(locale: Locale): LanguageTexts {
  return texts[locale];
}
