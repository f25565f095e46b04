import type { Locale } from '#domain/kernel/locale.ts';
import type { OfflineTexts } from '#i18n/languages/en/offline.ts';

/** Of all languages: the worker is one file. */
const texts = import.meta.glob<OfflineTexts>('./*/offline.ts', {
  base: '/src/i18n/languages',
  import: 'offline',
  eager: true,
});

export function offlineTextsOf(locale: Locale): OfflineTexts {
  const found = texts[`./${locale}/offline.ts`];
  if (found === undefined) throw new Error(`no offline texts in ${locale}`);
  return found;
}
