import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { japaneseAmount } from '#i18n/languages/ja/amount.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** 「日本向け」、「世界周遊」 */
function forPlace(place: PlaceForms): string {
  return place.isWorld ? '世界周遊' : `${place.for}向け`;
}

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) => `${name}の${forPlace(destination)}eSIMプラン`,
  description: (facts) => {
    const offers = `${facts.provider}の${forPlace(facts.destination)}eSIM、${facts.plans}${
      facts.price === null ? '' : `（${facts.amount}で${facts.price}から）`
    }。`;
    return fitLength(shownLength.description, [
      `${offers}データ容量、日数、利用条件のほか、他社と比べた料金の順位を確認できます。`,
      offers,
    ]);
  },
  subtitle: ({ destination }) => `${forPlace(destination)}eSIMプラン`,
  plansHeading: ({ destination }) => (destination.isWorld ? '世界周遊プラン' : `${destination.for}向けのプラン`),
  allPlans: ({ destination }) => `${forPlace(destination)}プランをすべて見る`,
  confirmed: ({ date, ago }) => `料金の最終確認：${date}（${ago}）。販売元のページの表示が優先されます。`,
  ranks: ({ rank }) => `${rank}：同じ容量以上のプランについて、各社の最安と比べた料金の順位です。`,
  everywhere: ({ provider }) => `${provider}：すべての渡航先`,
  visit: ({ provider: name }) => `${name}の公式サイトへ`,
  named: {
    title: ({ plan, destination }) => `${plan}：${forPlace(destination)}eSIMプラン`,
    lead: ({ trip }) => `${trip}の旅行にかかる費用です。`,
    notSold: ({ provider: name, destination }) =>
      `このプランは、${name}の${forPlace(destination)}プランにないか、販売が終了しています。`,
  },
  company: {
    heading: ({ provider: name }) => `${name}について`,
    source: '当サイトで確認した情報',
    legalName: '会社名',
    seat: '所在地',
    register: '登記情報',
    support: 'サポート',
    payment: '支払い方法',
    refunds: '返金',
    methods: { card: 'クレジットカード', 'bank-transfer': '銀行振込', crypto: '暗号資産', konbini: 'コンビニ払い' },
  },
  cheaper: {
    heading: 'この販売元の順位',
    lead: ({ trip, provider: name, price }) =>
      `${trip}の場合、${name}では${japaneseAmount(price)}です。次のプランなら、それより安くなります。`,
    leadWithout: ({ trip, provider: name }) =>
      `${trip}の場合、${name}には確実に足りるプランがありません。他社の足りるプランを安い順に示します。`,
    noneAtAll: ({ trip }) => `${trip}の場合、確実に足りるプランはありません。`,
    more: ({ count }) => `ほかに${formatNumber(count, 'ja')}社が、さらに安いプランを販売しています`,
    lowest: ({ price }) => `全販売元の最安：${price}`,
    others: ({ count }) => `ほかに${formatNumber(count, 'ja')}社が、より安いプランを販売しています`,
    again: ({ trip }) => `${trip}で比較する`,
  },
  promo: {
    heading: 'キャンペーン',
    lead: '条件は販売元の記載によります',
    upTo: ({ percent }) => `最大${formatNumber(percent, 'ja')}%引き`,
    plain: 'キャンペーン料金',
    code: 'プロモーションコード',
    codeNotStated: '記載なし',
    forWhom: '対象',
    newCustomers: '初回注文のみ',
    everyone: '新規・既存のお客様',
    minimum: '最低購入額',
    noMinimum: '記載なし',
    excluded: '対象外',
    runs: '期間',
    until: ({ date }) => `${date}まで`,
    endsBetween: ({ from, to }) => `${from}から${to}の間に終了（プランによる）`,
    endsFrom: ({ date }) => `最も早いもので${date}まで（プランによる）`,
    startsLater: ({ date, end }) => `${date}から。${end}`,
    noEnd: '終了日の記載なし',
    plans: '対象プラン',
    onPlans: ({ count, total }) => `${formatNumber(total, 'ja')}プラン中${formatNumber(count, 'ja')}プラン`,
  },
  reviews: {
    heading: '口コミ',
    reviewsHere: ({ count, destination }) =>
      `うち${destination.isWorld ? '世界周遊' : destination.of}の口コミ：${formatNumber(count, 'ja')}件`,
    here: ({ destination }) => `${destination.the}を旅行した人の口コミ`,
    elsewhere: 'ほかの渡航先の口コミ',
    allReviews: 'すべての口コミ',
    empty: '口コミはまだありません',
    emptyText: ({ provider: name }) =>
      `${name}の口コミはまだありません。口コミは、担当者が内容を確認してから掲載します。`,
  },
};
