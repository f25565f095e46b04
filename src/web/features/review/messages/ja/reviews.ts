import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const reviews: Messages['reviews'] = {
  title: '海外eSIMの口コミ・評判',
  description: '実際に利用した旅行者による、海外eSIMの販売元の口コミ・評判。すべて公開前に内容を確認しています。',
  heading: '海外eSIMの口コミ・評判',
  lead: '実際に利用した旅行者の感想を掲載しています。',
  seller: {
    heading: ({ provider }) => `${provider}の口コミ`,
    plans: ({ place }) => `${place.name}のプランを見る`,
  },
  count: ({ count }) => `口コミ${formatNumber(count, 'ja')}件`,
  countOfProviders: ({ reviews, providers: count }) =>
    `${formatNumber(count, 'ja')}社への口コミ${formatNumber(reviews, 'ja')}件`,
  countWithStars: ({ stars, count }) => `星${formatNumber(stars, 'ja')}つ：${formatNumber(count, 'ja')}件`,
  mean: ({ rating }) => `5点満点中${rating}点`,
  stars: ({ count }) => `星${formatNumber(count, 'ja')}つ`,
  rating: ({ rating }) => `5点満点中${formatNumber(rating, 'ja')}点`,
  feedTitle: ({ siteName }) => `口コミ｜${siteName}`,
  report: '報告',
  reply: ({ provider }) => `${provider}からの返信`,
  checked: {
    text: 'すべての口コミは、評価にかかわらず、公開前に担当者が内容を確認しています。',
    link: '口コミの確認方法',
  },
  pictures: {
    name: ({ place }) => `スクリーンショット${place}枚目`,
    close: '閉じる',
    previous: '前へ',
    next: '次へ',
  },
  filters: {
    button: ({ count }) => (count === 0 ? '絞り込み' : `絞り込み（${formatNumber(count, 'ja')}）`),
    label: '口コミの絞り込み',
    provider: '販売元',
    destination: '国・地域',
    rating: '評価',
    language: '言語',
    order: '並び順',
    any: { destination: 'すべて', provider: 'すべて', rating: 'すべて', language: 'すべて' },
    orders: { language: '新しい順', newest: '新しい順（全言語）', useful: '参考になる順' },
    apply: '表示',
    all: 'すべての口コミを表示',
  },
  orderNotes: {
    language: '日本語の口コミを先に、その後にほかの言語の口コミを、それぞれ新しい順に表示しています。',
    useful:
      '参考になる順では、文章が長く、スクリーンショットや国・地域の多い口コミから並びます。評価の高さは影響しません。',
  },
  none: { heading: '該当する口コミはありません', text: '条件を変えて、もう一度お試しください。' },
  summary: { all: 'すべての口コミ', chosen: '表示中の口コミ' },
  best: {
    heading: '評価の高い販売元',
    note: ({ fewest }) =>
      `口コミが${fewest}件以上で、評価が平均以上の会社を掲載。口コミが少ない会社の評価は、平均に近づけて計算しています。`,
  },
  withoutScript:
    '口コミの投稿にはJavaScriptが必要です（スクリーンショットの縮小と、自動プログラムによる投稿の防止に使います）。ブラウザーのJavaScriptを有効にしてから、このページを開き直してください。',
  empty: {
    heading: '口コミはまだありません',
    text: '口コミは、担当者が内容を確認してから、ここに掲載します。',
    destinations: 'すべての渡航先',
  },
};
