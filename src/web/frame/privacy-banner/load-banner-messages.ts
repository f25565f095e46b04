import type { Locale } from '#domain/kernel/locale.ts';
import type { PrivacyBannerMessages } from '#i18n/languages/en/privacy-banner.ts';

const modules = import.meta.glob<PrivacyBannerMessages>('./*/privacy-banner.ts', {
  base: '/src/i18n/languages',
  import: 'privacyBanner',
});

/** Loads the banner's messages in one language. */
export async function loadBannerMessages(locale: Locale): Promise<PrivacyBannerMessages> {
  const load = modules[`./${locale}/privacy-banner.ts`];
  if (load === undefined) throw new Error(`no privacy banner in ${locale}`);
  return load();
}
