import type { Locale } from '#domain/kernel/locale.ts';
import { cachePerLocale } from './intl-cache.ts';

const conjunctions = cachePerLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

/** Japanese joins short names with ・, and with 、 as soon as a name holds a ・ (アンティグア・バーブーダ) or a bracket itself. */
function joinJapanese(items: readonly string[]): string {
  return items.join(items.some((item) => /[・（]/.test(item)) ? '、' : '・');
}

/** Short facts beside each other: `7 days · 5 GB`, `7日間・5GB`. */
export function joinFacts(facts: readonly string[], locale: Locale): string {
  return facts.join(factSeparator(locale));
}

/** What stands between facts, where one of them is markup. No line begins with it. */
export function factSeparator(locale: Locale): string {
  return locale === 'ja' ? '・' : '\u00a0· ';
}

/** Names as a list: `A, B and C`, `A・B・C`, `A, B et C`. */
export function formatList(items: readonly string[], locale: Locale): string {
  const [only = ''] = items;
  // Fast path: most plans name one network, and an `Intl` call costs more than all the rest of the line.
  if (items.length < 2) return only;
  return locale === 'ja' ? joinJapanese(items) : conjunctions(locale).format(items);
}
