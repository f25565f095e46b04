import type { OfflineTexts } from '#i18n/languages/en/offline.ts';

export const offline: OfflineTexts = {
  kept: ({ time }) => `オフラインです。${time}に保存した内容を表示しています。`,
  pages: 'この端末に保存したページ',
};
