import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const coverage: Messages['coverage'] = {
  heading: 'プランの使える国・地域',
  section: '使える国・地域',
  lead: 'プランを選ぶと、使える国・地域を確認できます。',
  networksLead: '地図の国・地域にカーソルを合わせるかタップすると、対応する通信会社を表示します。',
  plan: 'プラン',
  submit: '表示',
  choice: ({ provider, data, validity, price }) =>
    [`${provider}・${data}・${validity}`, price].filter((part) => part !== null).join('：'),
  count: ({ covered, total }) => `${formatNumber(total, 'ja')}の国・地域のうち${formatNumber(covered, 'ja')}で使えます`,
  map: ({ covered, total }) =>
    `地図：このプランは${formatNumber(total, 'ja')}の国・地域のうち${formatNumber(covered, 'ja')}で使えます。同じ内容を一覧にも掲載しています。`,
  missingFirst: '対象外を先に表示',
  byName: '名前順に表示',
  covered: '対応',
  missing: 'このプランの対象外',
  showAll: ({ count }) => `${formatNumber(count, 'ja')}件すべて表示`,
  beyond: ({ count }) => `このエリア以外の${formatNumber(count, 'ja')}の国・地域でも使えます`,
  networksUnknown: '対応（通信会社の記載なし）',
};
