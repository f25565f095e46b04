import { textsOf } from '#i18n/languages/texts-of.ts';
import type { Locale } from '#domain/kernel/locale.ts';

const wordsAMinute = 230;

/** Minutes to read a text, at least one. @param text Markdown */
export function readingMinutes(text: string, locale: Locale): number {
  const plain = text.replace(/\]\([^)]*\)/g, ' ');
  const { charactersAMinute } = textsOf(locale);
  const minutes =
    charactersAMinute === null
      ? (plain.match(/[\p{L}\p{N}][\p{L}\p{N}’.-]*/gu) ?? []).length / wordsAMinute
      : (plain.match(/[\p{L}\p{N}]/gu) ?? []).length / charactersAMinute;
  return Math.max(1, Math.round(minutes));
}
