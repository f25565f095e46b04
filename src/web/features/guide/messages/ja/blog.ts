import type { Messages } from '#i18n/messages/en.ts';

export const blog: Messages['blog'] = {
  description: '海外eSIMの選び方と使い方、購入前に確かめたいこと、細かい条件の読み方を解説します。',
  feed: 'Atomフィード',
  feedTitle: ({ siteName }) => `ブログ｜${siteName}`,
  note: ({ date, minutes }) => `${date}更新・${minutes}分で読めます`,
  places: '渡航先別にプランを比較',
  others: 'ほかの記事',
};
