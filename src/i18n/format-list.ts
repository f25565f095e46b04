import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { cachePerLocale } from './intl-cache.ts';

const conjunctions = cachePerLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

/** Short names; with a comma as soon as one holds the separator (アンティグア・バーブーダ) or a bracket itself. */
function joinNames(names: readonly string[], separator: string, locale: Locale): string {
  const { comma, brackets } = languageOf(locale);
  return names.join(names.some((name) => name.includes(separator) || name.includes(brackets.open)) ? comma : separator);
}

/** Short facts beside each other: `7 days · 5 GB`, `7日間・5GB`. */
export function joinFacts(facts: readonly string[], locale: Locale): string {
  return facts.join(factSeparator(locale));
}

/** What stands between facts, where one of them is markup. No line begins with it. */
export function factSeparator(locale: Locale): string {
  return languageOf(locale).factSeparator;
}

/** Names as a list: `A, B and C`, `A・B・C`, `A, B et C`. */
export function formatList(items: readonly string[], locale: Locale): string {
  const [only = ''] = items;
  // Fast path: most plans name one network, and an `Intl` call costs more than all the rest of the line.
  if (items.length < 2) return only;
  const { nameSeparator } = languageOf(locale);
  return nameSeparator === null ? conjunctions(locale).format(items) : joinNames(items, nameSeparator, locale);
}
