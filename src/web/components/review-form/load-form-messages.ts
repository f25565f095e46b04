import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewFormMessages } from '#i18n/languages/en/review-form.ts';

const loaders: Readonly<Record<Locale, () => Promise<ReviewFormMessages>>> = {
  en: async () => (await import('#i18n/languages/en/review-form.ts')).en,
  ja: async () => (await import('#i18n/languages/ja/review-form.ts')).ja,
  fr: async () => (await import('#i18n/languages/fr/review-form.ts')).fr,
  es: async () => (await import('#i18n/languages/es/review-form.ts')).es,
  it: async () => (await import('#i18n/languages/it/review-form.ts')).it,
};

/** Loads the form's messages in one language. */
export function loadFormMessages(locale: Locale): Promise<ReviewFormMessages> {
  return loaders[locale]();
}
