import type { Messages } from '#i18n/messages/en.ts';

export const fares: Messages['fares'] = {
  caption: '旅行全体の最安値：7日間・5GB',
  range: ({ from, to }) => `${from}～${to}未満`,
  under: ({ price }) => `${price}未満`,
  over: ({ price }) => `${price}以上`,
  all: 'すべての料金',
};
