import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const regions: Messages['regions'] = {
  title: '渡航先別の海外eSIM一覧',
  description: ({ countries }) =>
    `${formatNumber(countries, 'ja')}の国・地域と、複数の国で使えるエリア別の海外旅行用eSIMを、7日間・5GBの最安値とともに一覧で掲載しています。`,
  heading: '渡航先一覧',
  finder: { label: '国・地域またはエリア', submit: '検索', clear: 'すべて表示' },
  results: {
    heading: ({ query }) => `「${query}」に一致する渡航先`,
  },
  counts: ({ countries, regions: count }) => `${countries}と周遊エリア${formatNumber(count, 'ja')}`,
  countriesOf: ({ count, of }) => `${formatNumber(of, 'ja')}の国・地域のうち${formatNumber(count, 'ja')}にプランあり`,
  regionsHeading: 'エリア',
  popular: 'よく見られている渡航先',
  byRegion: 'エリア別',
  letters: '五十音で探す',
  letter: ({ initial }) => `${initial}行の渡航先`,
  priceNote: '料金は7日間・5GBの最安値',
  noPlan: '5GBのプランなし',
  whole: 'エリア全域で使えるプラン',
  more: ({ count, within }) => `${within}：ほか${formatNumber(count, 'ja')}件`,
  partsHeading: 'エリア別',
};
