import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** 「日本向け」、「世界周遊」 */
function forPlace(place: PlaceForms): string {
  return place.isWorld ? '世界周遊' : `${place.for}向け`;
}

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) => `${name}の${forPlace(destination)}eSIMプラン`,
  description: (facts) =>
    `${facts.provider}の${forPlace(facts.destination)}eSIM、${facts.plans}${
      facts.price === null ? '' : `（${facts.amount}は${facts.price}から）`
    }。データ量、日数、利用条件と、全提供会社の中での価格の位置を確認できます。`,
  subtitle: ({ destination }) => `${forPlace(destination)}eSIMプラン`,
  plansHeading: ({ destination }) => (destination.isWorld ? '世界周遊プラン' : `${destination.for}向けのプラン`),
  allPlans: ({ destination }) => `${forPlace(destination)}のすべてのプラン`,
  visit: ({ provider: name }) => `${name}のサイトへ`,
  named: {
    title: ({ plan, destination }) => `${plan}：${forPlace(destination)}eSIMプラン`,
    lead: ({ trip }) => `${trip}の旅行にかかる料金です。`,
    notSold: ({ provider: name, destination }) =>
      `このプランは${name}の${forPlace(destination)}プランにはないか、販売が終了しています。`,
  },
  company: {
    heading: ({ provider: name }) => `${name}について`,
    source: '当サイトが確認した範囲',
    legalName: '会社名',
    seat: '所在地',
    register: '登記',
    support: 'サポート',
    payment: '支払い方法',
    refunds: '返金',
    methods: { card: 'クレジットカード', 'bank-transfer': '銀行振込', crypto: '暗号資産', konbini: 'コンビニ払い' },
  },
  position: {
    heading: '全提供会社の中での価格',
    lead: '容量ごとに最も安いプランを、他の提供会社の最も安いプランと比べています。割引前の価格で、日数は問いません。無制限は1日あたりの価格です。',
    none: ({ provider: name }) => `${name}は、比較対象の容量のプランを販売していません。`,
    columns: {
      size: '容量',
      price: 'この会社の価格',
      place: '順位',
      scale: '最安値から最高値まで',
      lowest: '最安値',
      median: '中央値',
    },
    perDay: '無制限、1日あたり',
    place: ({ place, count }) =>
      place === 1
        ? `${formatNumber(count, 'ja')}社中で最安`
        : `${formatNumber(count, 'ja')}社中${formatNumber(place, 'ja')}番目に安い`,
    sharedPlace: ({ place }) => `${place}（同額あり）`,
    only: 'この容量は1社のみ',
  },
  cheaper: {
    heading: '同じ旅行を、他の提供会社で',
    lead: ({ trip, provider: name, price }) =>
      `${trip}の場合、${name}では${price}です。次のプランはそれより安くなります。`,
    leadWithout: ({ trip, provider: name }) =>
      `${trip}の場合、${name}には確実に足りるプランがありません。足りるプランを安い順に示します。`,
    none: ({ trip, provider: name, price }) =>
      `${trip}の場合、${name}では${price}です。これより安い提供会社はありません。`,
    noneAtAll: ({ trip }) => `${trip}の場合、確実に足りるプランはありません。`,
    more: ({ count }) => `ほかに${formatNumber(count, 'ja')}社がより安い`,
    own: ({ trip, provider: name, price }) => `${trip}の場合、${name}では${price}です。`,
    others: ({ count }) => `より安い提供会社はほかに${formatNumber(count, 'ja')}社`,
    again: ({ trip }) => `${trip}で比べる`,
  },
  promo: {
    heading: '割引',
    lead: '提供会社の記載による条件',
    upTo: ({ percent }) => `最大${formatNumber(percent, 'ja')}%引き`,
    plain: 'キャンペーン',
    code: 'コード',
    codeNotStated: 'コードの記載なし',
    forWhom: '対象',
    newCustomers: '新規のお客様のみ',
    everyone: '新規・既存のお客様',
    minimum: '最低購入額',
    noMinimum: '最低購入額の記載なし',
    excluded: '対象外',
    runs: '期間',
    until: ({ date }) => `${date}まで`,
    endsBetween: ({ from, to }) => `${from}から${to}の間に終了（プランによる）`,
    endsFrom: ({ date }) => `早いもので${date}まで（プランによる）`,
    startsLater: ({ date, end }) => `${date}から。${end}`,
    noEnd: '終了日の記載なし',
    plans: '対象プラン',
    onPlans: ({ count, total }) => `${formatNumber(total, 'ja')}件中${formatNumber(count, 'ja')}件`,
  },
  reviews: {
    heading: '口コミ',
    reviewsHere: ({ count, destination }) => `うち${destination.of}：${formatNumber(count, 'ja')}件`,
    here: ({ destination }) => `${destination.the}を訪れた人の口コミ`,
    elsewhere: '他の渡航先での口コミ',
    allReviews: 'すべての口コミ',
    empty: '口コミはまだありません',
    emptyText: ({ provider: name }) =>
      `${name}の口コミはまだ公開されていません。口コミは、担当者が内容を確認した後、ここに掲載されます。`,
  },
};
