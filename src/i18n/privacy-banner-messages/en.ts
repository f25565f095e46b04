/** Texts of the privacy banner. Loaded with it, so that other pages do without them. */
export const en = {
  label: 'Privacy',
  heading: 'Your privacy.',
  storage: 'Cookies and your browser’s storage are only used to remember what you choose.',
  visits: 'Visits are counted without personal data.',
  policy: 'Privacy policy',
  hide: 'Got it',
};

export type PrivacyBannerMessages = typeof en;
