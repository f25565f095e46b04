import type { Locale } from '#domain/kernel/locale.ts';

/** Words, and in Japanese characters, that people read silently in a minute. */
const wordsAMinute = 230;
const charactersAMinute = 550;

/** How many minutes a text takes, at least one. @param text Markdown */
export function readingMinutes(text: string, locale: Locale): number {
  const plain = text.replace(/\]\([^)]*\)/g, ' ');
  const minutes =
    locale === 'ja'
      ? (plain.match(/[\p{L}\p{N}]/gu) ?? []).length / charactersAMinute
      : (plain.match(/[\p{L}\p{N}][\p{L}\p{N}’.-]*/gu) ?? []).length / wordsAMinute;
  return Math.max(1, Math.round(minutes));
}
