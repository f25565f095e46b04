import type { Locale } from '#domain/kernel/locale.ts';
import type { PrivacyBannerMessages } from '#i18n/languages/en/privacy-banner.ts';

const loaders: Readonly<Record<Locale, () => Promise<PrivacyBannerMessages>>> = {
  en: async () => (await import('#i18n/languages/en/privacy-banner.ts')).en,
  ja: async () => (await import('#i18n/languages/ja/privacy-banner.ts')).ja,
  fr: async () => (await import('#i18n/languages/fr/privacy-banner.ts')).fr,
  es: async () => (await import('#i18n/languages/es/privacy-banner.ts')).es,
  it: async () => (await import('#i18n/languages/it/privacy-banner.ts')).it,
};

/** Loads the banner's messages in one language. */
export function loadBannerMessages(locale: Locale): Promise<PrivacyBannerMessages> {
  return loaders[locale]();
}
