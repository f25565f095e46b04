import type { Locale } from '#domain/kernel/locale.ts';
import { writtenIn } from './written-in.ts';

/** A slip with what is around it; null: none. Finds what can be told from the letters, not every mistake. */
export function findSlip(text: string, locale: Locale): string | null {
  const found = writtenIn[locale].slip.exec(text) ?? /\s\s|^\s|\s$| [.,](?!\d)/.exec(text);
  return found === null ? null : `${found[0]} in: ${text}`;
}
