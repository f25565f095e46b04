import type { Locale } from '#domain/kernel/locale.ts';

/** A label within a line, such as behind a colon. It must not begin with a name. */
export function withinLine(label: string, locale: Locale): string {
  return label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
}

/** Words at the beginning of a cell. */
export function atStart(words: string, locale: Locale): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
