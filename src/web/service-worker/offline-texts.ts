import type { Locale } from '#domain/kernel/locale.ts';
import type { OfflineTexts } from '#i18n/messages/en/common.ts';

/** Of all languages: the worker is one file. */
const texts = import.meta.glob<OfflineTexts>('./*/common.ts', {
  base: '/src/i18n/messages',
  import: 'offline',
  eager: true,
});

export function offlineTextsOf(locale: Locale): OfflineTexts {
  const found = texts[`./${locale}/common.ts`];
  if (found === undefined) throw new Error(`no offline texts in ${locale}`);
  return found;
}
