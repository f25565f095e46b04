import type { Locale } from '#domain/kernel/locale.ts';
import type { PrivacyBannerMessages } from '#i18n/privacy-banner-messages/en.ts';

const loaders: Readonly<Record<Locale, () => Promise<PrivacyBannerMessages>>> = {
  en: async () => (await import('#i18n/privacy-banner-messages/en.ts')).en,
  ja: async () => (await import('#i18n/privacy-banner-messages/ja.ts')).ja,
  fr: async () => (await import('#i18n/privacy-banner-messages/fr.ts')).fr,
  es: async () => (await import('#i18n/privacy-banner-messages/es.ts')).es,
  it: async () => (await import('#i18n/privacy-banner-messages/it.ts')).it,
};

/** Loads the banner's messages in one language. */
export function loadBannerMessages(locale: Locale): Promise<PrivacyBannerMessages> {
  return loaders[locale]();
}
