/** Texts of the privacy banner. Loaded with it, so that other pages do without them. */
export const en = {
  label: 'Privacy',
  heading: 'Your privacy.',
  storage: 'Cookies and your browser’s storage are only used to remember what you choose.',
  visits: 'Visits are counted without personal data.',
  /** On small screens, in place of the above. */
  short: 'Cookies only remember what you choose.',
  policy: 'Privacy policy',
  hide: 'Got it',
};

export type PrivacyBannerMessages = typeof en;
