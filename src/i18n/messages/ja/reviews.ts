import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const reviews: Messages['reviews'] = {
  title: '口コミ',
  description: '旅行者が実際に利用したeSIM提供会社の口コミを新しい順に掲載。すべて公開前に内容を確認しています。',
  write: '口コミを書く',
  heading: '口コミ',
  lead: '旅行者が実際に利用したeSIMの感想を、新しい順に掲載しています。',
  count: ({ count }) => `${formatNumber(count, 'ja')}件の口コミ`,
  rating: ({ rating }) => `5段階中${formatNumber(rating, 'ja')}`,
  received: 'ありがとうございます。すべての口コミは、担当者が内容を確認してから公開されます。',
  empty: {
    heading: '口コミはまだありません',
    text: '公開中の口コミはまだありません。口コミは、担当者が内容を確認した後、ここに掲載されます。',
    destinations: 'すべての渡航先',
  },
};
