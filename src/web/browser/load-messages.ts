import type { Locale } from '#domain/locale.ts';
import type { Messages } from '#i18n/messages/en.ts';

const loaders: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('#i18n/messages/en.ts')).en,
  ja: async () => (await import('#i18n/messages/ja.ts')).ja,
  fr: async () => (await import('#i18n/messages/fr.ts')).fr,
  es: async () => (await import('#i18n/messages/es.ts')).es,
  it: async () => (await import('#i18n/messages/it.ts')).it,
};

/** The texts of one language; the others are never fetched. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}
