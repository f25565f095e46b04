import type { PrivacyBannerMessages } from '#i18n/languages/en/privacy-banner.ts';

export const privacyBanner: PrivacyBannerMessages = {
  label: 'Confidentialité',
  heading: 'Votre vie privée.',
  storage: 'Les cookies et le stockage de votre navigateur ne servent qu’à retenir vos choix.',
  visits: 'Les visites sont comptées sans données personnelles.',
  short: 'Les cookies ne retiennent que vos choix.',
  policy: 'Politique de confidentialité',
  hide: 'J’ai compris',
};
