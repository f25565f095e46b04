/** Texts of the privacy banner. Loaded with it, so that other pages do without them. */
export const privacyBanner = {
  label: 'Privacy',
  heading: 'Your privacy.',
  storage: 'We use cookies and your browser’s storage only to remember your choices.',
  visits: 'We count visits without personal data.',
  /** On small screens, in place of the above. */
  short: 'Cookies only remember your choices.',
  policy: 'Privacy policy',
  hide: 'Got it',
};

export type PrivacyBannerMessages = typeof privacyBanner;
