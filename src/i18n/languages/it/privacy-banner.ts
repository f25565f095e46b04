import type { PrivacyBannerMessages } from '#i18n/languages/en/privacy-banner.ts';

export const privacyBanner: PrivacyBannerMessages = {
  label: 'Informazioni sulla privacy',
  heading: 'La tua privacy.',
  storage: 'I cookie e la memoria del browser servono solo a ricordare le tue scelte.',
  visits: 'Le visite vengono contate senza dati personali.',
  short: 'I cookie ricordano solo le tue scelte.',
  policy: 'Informativa sulla privacy',
  hide: 'Ho capito',
};
