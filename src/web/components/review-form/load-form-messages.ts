import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewFormMessages } from '#i18n/review-form-messages/en.ts';

const loaders: Readonly<Record<Locale, () => Promise<ReviewFormMessages>>> = {
  en: async () => (await import('#i18n/review-form-messages/en.ts')).en,
  ja: async () => (await import('#i18n/review-form-messages/ja.ts')).ja,
  fr: async () => (await import('#i18n/review-form-messages/fr.ts')).fr,
  es: async () => (await import('#i18n/review-form-messages/es.ts')).es,
  it: async () => (await import('#i18n/review-form-messages/it.ts')).it,
};

/** Loads the form's messages in one language. */
export function loadFormMessages(locale: Locale): Promise<ReviewFormMessages> {
  return loaders[locale]();
}
