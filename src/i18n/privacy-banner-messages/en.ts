/** Texts of the privacy banner. They come with it, so pages that do not show it do without them. */
export const en = {
  label: 'Privacy',
  heading: 'Your privacy.',
  storage: 'Cookies and your browser’s storage are only used to remember what you choose.',
  visits: 'Visits are counted without personal data.',
  policy: 'Privacy policy',
  hide: 'Got it',
};

export type PrivacyBannerMessages = typeof en;
