import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const regions: Messages['regions'] = {
  title: '渡航先別の海外eSIM一覧',
  description: ({ countries }) =>
    `${formatNumber(countries, 'ja')}の国・地域と、複数の国で使えるエリア別の海外旅行用eSIMを、7日間・5GBの最安値とともに一覧で掲載しています。`,
  heading: '渡航先別の海外eSIM一覧',
  summary: ({ regions: regionCount, countries }) =>
    `${formatNumber(regionCount, 'ja')}のエリアと、${formatNumber(countries, 'ja')}の国・地域のプランを掲載しています。`,
  finder: { label: '国・地域またはエリア', submit: '検索', clear: 'すべて表示' },
  results: {
    heading: ({ query }) => `「${query}」に一致する渡航先`,
    none: ({ query }) => `「${query}」に一致する渡航先はありません。`,
  },
  regionsHeading: 'エリア',
  countriesHeading: '国・地域',
  letters: '五十音で探す',
  priceNote: '7日間・5GBの最安値（別の容量の記載がある場合は、その容量の料金）',
  continentsHeading: '大陸・広域',
  partsHeading: 'エリア別',
  show: { label: '表示する内容', all: 'すべて', regions: 'エリア', countries: '国・地域' },
};
