import type { Locale } from '#domain/kernel/locale.ts';

/** Reading speed: words per minute, in Japanese characters. */
const wordsAMinute = 230;
const charactersAMinute = 550;

/** Minutes to read a text, at least one. @param text Markdown */
export function readingMinutes(text: string, locale: Locale): number {
  const plain = text.replace(/\]\([^)]*\)/g, ' ');
  const minutes =
    locale === 'ja'
      ? (plain.match(/[\p{L}\p{N}]/gu) ?? []).length / charactersAMinute
      : (plain.match(/[\p{L}\p{N}][\p{L}\p{N}’.-]*/gu) ?? []).length / wordsAMinute;
  return Math.max(1, Math.round(minutes));
}
