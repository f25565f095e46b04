import type { PrivacyBannerMessages } from '#i18n/languages/en/privacy-banner.ts';

export const privacyBanner: PrivacyBannerMessages = {
  label: 'プライバシーについて',
  heading: 'プライバシーについて：',
  storage: 'Cookieとブラウザーの保存領域は、選択した内容を記憶するためだけに使います。',
  visits: 'アクセス数の集計に個人情報は使いません。',
  short: 'Cookieは選択内容の記憶にのみ使います。',
  policy: 'プライバシーポリシー',
  hide: 'わかりました',
};
