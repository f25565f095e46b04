import type { PrivacyBannerMessages } from '#i18n/languages/en/privacy-banner.ts';

export const privacyBanner: PrivacyBannerMessages = {
  label: 'Privacidad',
  heading: 'Tu privacidad.',
  storage: 'Las cookies y el almacenamiento del navegador solo sirven para recordar lo que eliges.',
  visits: 'Las visitas se cuentan sin datos personales.',
  short: 'Las cookies solo recuerdan lo que eliges.',
  policy: 'Política de privacidad',
  hide: 'Entendido',
};
