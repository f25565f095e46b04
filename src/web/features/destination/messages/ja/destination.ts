import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { japaneseAmount } from '#i18n/languages/ja/amount.ts';
import { japanesePlaces } from '#i18n/languages/ja/counters.ts';
import type { Messages } from '#i18n/messages/en.ts';

function plansAndProviders(counts: { plans: number; providers: number }): string {
  return `${plans(counts.plans)}・${formatNumber(counts.providers, 'ja')}社`;
}

function plans(count: number): string {
  return `${formatNumber(count, 'ja')}プラン`;
}

interface Shares {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

/** 「可」が120プラン、「不可」が30プラン、「記載なし」が12プランです。 What no plan does is left out. */
function tell(groups: readonly (readonly [words: string, count: number])[]): string {
  const clauses = groups.filter(([, count]) => count > 0).map(([words, count]) => `「${words}」が${plans(count)}`);
  return clauses.length === 0 ? '掲載中のプランはありません。' : `${clauses.join('、')}です。`;
}

function shares({ yes, no, unknown }: Shares, words: { yes: string; no: string }): string {
  return tell([
    [words.yes, yes],
    [words.no, no],
    ['記載なし', unknown],
  ]);
}

export const destination: Messages['destination'] = {
  title: ({ name, isWorld }) => {
    const what = isWorld ? '世界周遊eSIM' : `${name}のeSIM`;
    return fitLength(shownLength.title, [`${what}比較：料金の安い順にプランを一覧`, `${what}比較`]);
  },
  titleOfPage: ({ title, page }) => `${title}（${formatNumber(page, 'ja')}ページ目）`,
  description: (facts) => {
    const offers = `${facts.place.isWorld ? '世界各地' : facts.place.in}で使えるeSIM、${plansAndProviders(facts)}を比較。${
      facts.price === null ? '' : `料金は${facts.amount}で${facts.price}から。`
    }`;
    return fitLength(shownLength.description, [
      `${offers}旅行全体の料金、データ容量、日数、速度制限、回線、1GBあたりの料金を確認できます。`,
      `${offers}旅行全体の料金を確認できます。`,
      offers,
    ]);
  },
  market: {
    heading: '料金の分布',
    history: ({ trip, days }) => `${trip}の最安値（過去${days}）`,
    down: ({ percent, since }) => `${since}から${percent}値下がり`,
    up: ({ percent, since }) => `${since}から${percent}値上がり`,
    same: ({ since }) => `${since}から変動なし`,
    within: ({ percent, since }) => `${since}からの変動は${percent}未満`,
    historyLabel: ({ from, highest, now }) => `当初${from}、最高${highest}、現在${now}`,
  },
  method: {
    heading: 'この一覧の並び順',
    cost: '旅行全体の料金が安い順です。日数やデータ容量が足りないプランは、必要な数だけ購入するものとして計算します。',
    fit: '最初に、旅行に合うプラン（全期間を高速で使えるプランと、一部が低速でも実用的な速度で使えるプラン）が並びます。次に、合うかどうか判断できないプラン、最後に、合わないプランが通常料金の安い順に続きます。',
    partial: ({ share }) =>
      `使える国・地域が${share}に満たないプランは、旅行に合うプランと判断できないプランの後に並びます。`,
    slow: ({ hours, speed, amount }) =>
      `低速時の通信量は、${speed}以上の場合だけ、1日${formatNumber(hours, 'ja')}時間の利用（1日\u2060${amount}）として計算します。`,
    unknown: '販売元の記載がない項目は「記載なし」と表示し、「なし」とは扱いません。',
    ties: '費用が同じ場合は、プランの数が少ないもの、高速のもの、有効期間が長いもの、データ容量が多いもの、掲載開始が早いものの順です。',
    promo: 'キャンペーン料金は、設定をオンにしていて、この旅行が条件を満たす場合だけ計算に使います。',
    folded: 'すべての点で同等以上のプランが同じ販売元にある場合は折りたたみ、その数を一覧の下に示します。',
    commission: '「広告」と表示したリンクからは報酬を受け取る場合があります。報酬の有無や額は、並び順に影響しません。',
    more: '比較と並び順の決め方',
  },
  regional: {
    heading: ({ place }) => `${place.in}でも使える周遊プラン`,
    lead: '近くの国・地域もあわせて回る旅行に向いています。',
    world: '世界周遊',
    unnamed: '周遊プラン',
    countries: ({ count }) => japanesePlaces(count),
    covers: ({ names }) => `使える近隣の国・地域：${names}`,
    missing: ({ names }) => `対象外：${names}`,
    others: ({ count }) => `ほか${japanesePlaces(count)}`,
    goLabel: ({ go, place, isPaid }) => `${go}：${place}（${isPaid ? '広告リンク、' : ''}新しいタブ）`,
  },
  networks: {
    heading: ({ place }) => (place.isWorld ? '世界各地の回線' : `${place.of}の回線`),
    lead: '販売元がプランに記載している回線です。',
    columns: { network: '回線', generation: '規格', plans: 'プラン', providers: '販売元', from: '最安' },
    notStated: '記載なし',
    unnamed: ({ count }) => `${plans(count)}には回線の記載がありません。`,
    all: ({ count }) => `全${formatNumber(count, 'ja')}回線を表示`,
  },
  priceNote: ({ basket }) => `${basket}の旅行全体の最安値です。別の容量の記載がある場合は、その容量の料金です。`,
  allProviders: ({ count }) => `販売元${formatNumber(count, 'ja')}社の一覧`,
  reviews: {
    heading: ({ place }) => `${place.the}を旅行した人の口コミ`,
    headingWorld: '旅行者の口コミ',
    empty: ({ place }) =>
      `${place.the}を旅行した人の口コミはまだありません。口コミは、担当者が内容を確認してから掲載します。`,
    emptyWorld: '口コミはまだありません。口コミは、担当者が内容を確認してから掲載します。',
    all: 'すべての口コミ',
  },
  questions: {
    heading: ({ place }) => `${place.isWorld ? '世界周遊' : `${place.of}の`}eSIM：よくある質問`,
    lead: 'このページのプランのデータからお答えします。',
    network: {
      question: ({ place }) => `${place.isWorld ? '世界周遊eSIM' : place.in}ではどの回線につながりますか？`,
      answer: ({ names }) => `販売元の記載によると、${names}です。`,
      most: ({ name, count }) => `最も多いのは${name}で、${plans(count)}に記載されています。`,
      mostShared: ({ names, count }) => `最も多いのは${names}で、それぞれ${plans(count)}に記載されています。`,
      none: '回線を記載している販売元はありません。',
      unmeasured: '当サイトでは、通信エリアや速度の測定は行っていません。',
    },
    data: {
      question: ({ days }) => `${days}ではどのくらいのデータ容量が必要ですか？`,
      answer: ({ light, medium, heavy }) =>
        `地図とメッセージなら約${light}、SNSと動画を少し使うなら約${medium}、毎日1時間ほどの動画とパソコンにも使うなら約${heavy}が目安です。`,
    },
    unlimited: {
      question: '最も安い無制限プランはどれですか？',
      answer: ({ price, provider, days, plan }) =>
        `通信が止まらず、低速時の速度も明記されているプランの中では、${provider}が最も安く、${days}で${japaneseAmount(price)}です（${plan}）。`,
      none: '通信が止まらず、低速時の速度も明記されているプランはありません。',
      noneServes: ({ count }) =>
        `通信が止まらず、低速時の速度も明記されているのは${plans(count)}ですが、現在の条件でこの旅行に合い、料金のわかるものはありません。`,
    },
    start: {
      question: '日数はどのように数えますか？',
      answer: ({ hours, calendar, unknown }) =>
        tell([
          ['利用開始から24時間単位', hours],
          ['日付単位（0時に切り替わる）', calendar],
          ['記載なし', unknown],
        ]),
      hint: '日付単位のプランは1日目が0時に終わるため、朝から使い始めると無駄がありません。',
    },
    hotspot: {
      question: 'テザリングはできますか？',
      answer: (counts) => shares(counts, { yes: '可', no: '不可' }),
    },
    phone: {
      question: '電話番号は付きますか？',
      answer: (counts) => shares(counts, { yes: 'あり', no: 'なし' }),
      hint: '普段の電話番号は元のSIMに残り、着信やSMSの認証コードも受け取れます（通話料は契約先の通信会社にご確認ください）。',
    },
    identity: {
      question: '本人確認は必要ですか？',
      answer: (counts) => shares(counts, { yes: '必要', no: '不要' }),
    },
    currency: {
      question: '料金はどの通貨で表示されますか？',
      answer: ({ own, converted, unconverted, currency, name }) =>
        `${unconverted === 0 ? '' : `${plans(unconverted)}を除き、`}すべて${name}（${currency}）で表示しています。販売元がこの通貨で料金を定めているのは${plans(own)}、換算した目安を表示しているのは${plans(converted)}です。`,
      rates: ({ date }) => `為替レートは${date}のものです。`,
      ratesBetween: ({ from, to }) => `為替レートは${from}から${to}までのものです。`,
      unconverted: ({ count }) => `${plans(count)}は換算できないため、元の通貨で表示しています。`,
    },
  },
  neighboursHeading: ({ region }) => `${region.of}の渡航先をもっと見る`,
};
