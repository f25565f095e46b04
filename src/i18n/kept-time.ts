import type { Locale } from '#domain/kernel/locale.ts';
import { firstOfMonth } from './first-of-month.ts';
import { cachePerLocale } from './intl-cache.ts';

const times = cachePerLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }));

/** When a copy was kept, in the visitor's own zone. @param keptAt ISO 8601 */
export function formatKeptTime(keptAt: string, locale: Locale): string {
  return firstOfMonth(times(locale).format(new Date(keptAt)), locale);
}
