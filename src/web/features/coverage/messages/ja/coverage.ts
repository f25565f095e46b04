import { formatNumber } from '#i18n/format-number.ts';
import { japanesePlaces } from '#i18n/languages/ja/counters.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const coverage: Messages['coverage'] = {
  heading: 'プランの使える国・地域',
  lead: 'プランを選ぶと、使える国・地域を確認できます。',
  networksLead: '地図の国・地域にカーソルを合わせるかタップすると、回線を表示します。',
  plan: 'プラン',
  submit: '表示',
  choice: ({ provider, data, validity, price }) =>
    [`${provider}・${data}・${validity}`, price].filter((part) => part !== null).join('：'),
  count: ({ covered, total }) => `${japanesePlaces(total)}のうち${formatNumber(covered, 'ja')}で使えます`,
  map: ({ covered, total }) =>
    `地図：このプランは${japanesePlaces(total)}のうち${formatNumber(covered, 'ja')}で使えます。一覧でも同じ内容を確認できます。`,
  covered: '対応',
  missing: 'このプランの対象外',
  ownPlan: '単独プランの最安',
  showAll: ({ count }) => `${japanesePlaces(count)}をすべて表示`,
  beyond: ({ count }) => `このエリア以外の${japanesePlaces(count)}でも使えます`,
  networksUnknown: '対応（回線の記載なし）',
};
