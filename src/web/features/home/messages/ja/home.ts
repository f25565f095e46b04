import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const home: Messages['home'] = {
  title: '海外eSIM比較：料金の安い順にプランを一覧',
  description: ({ providers, destinations }) =>
    `${formatNumber(providers, 'ja')}社の海外旅行用eSIMを${formatNumber(destinations, 'ja')}の渡航先で比較。データ容量、日数、利用条件、お好みの通貨での料金を確認できます。`,
  heading: '海外旅行用eSIMを、一覧で比較',
  summary: ({ plans, providers, destinations }) =>
    `${formatNumber(destinations, 'ja')}の渡航先で使える、${formatNumber(providers, 'ja')}社・${formatNumber(plans, 'ja')}プランを掲載しています。`,
  severalCountries: { question: '複数の国を回る旅行なら', link: '最安の組み合わせをまとめて調べる' },
  popular: {
    heading: '人気の渡航先',
    lead: '7日間・5GBの最安値です。別の容量の記載がある場合は、その容量の料金です。',
    all: ({ count }) => `すべての渡航先（${formatNumber(count, 'ja')}）`,
    browse: 'すべて見る',
    unit: () => 'の渡航先',
  },
  regions: {
    heading: '1つのeSIMで複数の国を周遊',
    lead: '国境を越えても、そのまま使える周遊プランです。',
    all: 'すべてのエリア',
  },
  how: {
    heading: 'ご利用の流れ',
    steps: {
      where: {
        heading: '渡航先と日数を選ぶ',
        text: '国・地域またはエリアと、滞在日数、必要なデータ容量を選びます。',
      },
      compare: {
        heading: '最安のプランを確認する',
        text: '旅行全体でかかる費用の安い順に並びます。速度制限などの条件も料金の近くに明記しています。',
      },
      buy: {
        heading: '販売元で購入する',
        text: '販売元のサイトで購入し、届いたQRコードを読み取って設定します。',
      },
    },
  },
  pins: '最安値（地図）',
  reviews: {
    heading: '新着の口コミ',
    all: ({ count }) => `すべての口コミ（${formatNumber(count, 'ja')}件）`,
    empty: '公開中の口コミはまだありません。',
  },
};
