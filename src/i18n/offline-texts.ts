import type { Locale } from '#domain/kernel/locale.ts';
import { firstOfMonth } from './first-of-month.ts';
import { cachePerLocale } from './intl-cache.ts';
import { elide } from './languages/it/article.ts';

interface OfflineTexts {
  /** Above a page that is shown from the visitor's own device. */
  readonly kept: (values: { readonly time: string }) => string;
  /** Above the list of pages that can be read without a connection. */
  readonly pages: string;
}

/** Separate from the other texts, because the service worker must be small. */
export const offlineTexts: Readonly<Record<Locale, OfflineTexts>> = {
  en: { kept: ({ time }) => `You’re offline. Saved copy from ${time}.`, pages: 'Saved on this device' },
  ja: {
    kept: ({ time }) => `オフラインです。${time}に保存した内容を表示しています。`,
    pages: 'この端末に保存したページ',
  },
  fr: {
    kept: ({ time }) => `Vous êtes hors ligne. Copie enregistrée le ${time}.`,
    pages: 'Enregistré sur cet appareil',
  },
  es: { kept: ({ time }) => `Estás sin conexión. Copia guardada el ${time}.`, pages: 'Guardado en este dispositivo' },
  it: {
    kept: ({ time }) => `Sei offline. Copia salvata ${elide('il', time)}.`,
    pages: 'Pagine salvate su questo dispositivo',
  },
};

const times = cachePerLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }));

/**
 * Notice above a cached copy, with the time in the visitor's own zone.
 * @param keptAt ISO 8601
 */
export function keptNote(keptAt: string, locale: Locale): string {
  return offlineTexts[locale].kept({ time: firstOfMonth(times(locale).format(new Date(keptAt)), locale) });
}
