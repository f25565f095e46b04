import { formatNumber } from '#i18n/format-number.ts';
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

/** 「可能は120プラン、不可は30プラン、記載なしは12プランです。」 */
function shares({ yes, no, unknown }: Shares, words: { yes: string; no: string }): string {
  return `${words.yes}は${plans(yes)}、${words.no}は${plans(no)}、記載なしは${plans(unknown)}です。`;
}

export const destination: Messages['destination'] = {
  title: ({ name, isWorld }) => `${isWorld ? '世界周遊' : `${name}の`}eSIM比較：プランと価格`,
  titleOfPage: ({ title, page }) => `${title}（${formatNumber(page, 'ja')}ページ目）`,
  description: (facts) =>
    `${facts.place.in}で使えるeSIM、${plansAndProviders(facts)}を比較。${
      facts.price === null ? '' : `${facts.amount}は${facts.price}から。`
    }旅行全体の費用、データ量、日数、速度制限、回線、1GBあたりの価格を確認できます。`,
  sections: {
    label: 'このページの内容',
    trip: '旅行の条件',
    plans: 'プラン',
    market: '価格',
    regional: '周遊',
    networks: '回線',
    providers: '提供会社',
    reviews: '口コミ',
    questions: 'よくある質問',
  },
  market: {
    heading: '相場の概要',
    from: '最安',
    bestValue: '1GBあたり最安',
    typical: '10GBの相場',
    unlimited: '無制限の最安',
    widest: '最も広い対応範囲',
    history: ({ days }) => `現在最安の10GB（${days}）`,
    aDay: '/日',
    median: ({ count }) => `${plans(count)}の中央値`,
    countries: ({ count }) => `${formatNumber(count, 'ja')}か国`,
    widestFrom: ({ amount, price, count }) => `${amount}は${price}から（${plans(count)}）`,
    noPrice: '換算できる価格がありません',
    noData: 'データ量と換算できる価格がわかるプランはありません',
    noTypical: 'この容量で価格を換算できるプランはありません',
    noUnlimited: '制限の内容と1日あたりの価格がわかる無制限プランはありません',
    noWidest: '対応範囲の記載がありません',
    down: ({ percent, since }) => `${since}から${percent}値下がり`,
    up: ({ percent, since }) => `${since}から${percent}値上がり`,
    same: ({ since }) => `期間の初め（${since}）と同じ`,
    within: ({ percent, since }) => `期間の初め（${since}）との差は${percent}未満`,
    historyLabel: ({ from, highest, now }) => `当初${from}、最高${highest}、現在${now}`,
    noHistory: '1週間以上追跡できたプランが少なく、値動きはまだ示せません',
  },
  plot: {
    heading: 'データ量と価格',
    label: ({ count, place }) =>
      `${place.of}の${plans(count)}のデータ量と価格。線は、そのデータ量以上で最も安い通常価格を示します。`,
    fits: '1プランで足りる',
    small: '不足、または条件に合わない',
    lowest: '最安の通常価格',
    leftOut: ({ count, price }) => `${price}を超える${plans(count)}は図に含めていません。`,
    table: '表で見る',
    caption: 'そのデータ量以上で最も安い通常価格',
    point: ({ data, price, provider, days }) => `${data}：${price}、${provider}、${days}`,
    slider: 'データ量ごとの最安の通常価格',
    columns: { data: 'データ量（以上）', price: '通常価格', provider: '提供会社', valid: '有効期間' },
    empty: 'この条件では、データ量に対して最も安いプランが2つに満たないため、図はありません。',
  },
  method: {
    heading: 'この一覧の並び順',
    cost: '旅行全体の費用が安い順です。日数やデータ量が足りないプランは、旅行に必要な数だけ購入するものとして計算します。',
    fit: '最初に、旅行に合うプランが並びます。全期間を高速で使えるものと、一部が低速でも実用的な速度のものです。次に、判断できないプラン、最後に、旅行に合わないプランが通常価格の順に並びます。',
    partial: ({ share }) =>
      `使える国が${share}に満たないプランは、旅行に合うプランと判断できないプランの後に並びます。`,
    slow: ({ hours, speed, amount }) =>
      `低速時の通信量は、${speed}以上の場合に1日${formatNumber(hours, 'ja')}時間の利用（${amount}）として計算します。`,
    unknown: '提供会社の記載がない項目は「記載なし」と表示し、「なし」とは扱いません。',
    ties: '費用が同じ場合は、プランの数が少ないもの、高速のもの、有効期間が長いもの、データ量が多いもの、登録が古いものの順です。',
    promo: 'キャンペーン価格は、設定を有効にし、かつこの旅行が条件を満たす場合にだけ計算に使います。',
    folded: '同じ提供会社にすべての点で同等以上の別のプランがあるものは折りたたみ、件数を一覧の下に示します。',
    commission:
      '「広告」と表示したリンクからは報酬を受け取る場合があります。報酬の額は、この並び順の計算に使うデータに含まれていません。',
    more: '比較の方法について',
  },
  regional: {
    heading: ({ place }) => `${place.in}でも使える周遊プラン`,
    lead: '近隣の国・地域にも行く場合におすすめです。',
    world: '世界',
    unnamed: '複数の国',
    countries: ({ count }) => `${formatNumber(count, 'ja')}か国`,
    covers: ({ names }) => `ほかの対応先：${names}`,
    missing: ({ names }) => `非対応：${names}`,
    others: ({ count }) => `ほか${formatNumber(count, 'ja')}か国`,
    goLabel: ({ go, place, isPaid }) => `${go}：${place}プラン（${isPaid ? '広告リンク、' : ''}新しいタブ）`,
  },
  networks: {
    heading: ({ place }) => `${place.of}の回線`,
    lead: '提供会社がプランに記載している回線です。',
    columns: { network: '回線', generation: '規格', plans: 'プラン', providers: '提供会社', from: '最安' },
    notStated: '記載なし',
    unnamed: ({ count }) => `${plans(count)}には回線の記載がありません。`,
    all: ({ count }) => `全${formatNumber(count, 'ja')}回線を表示`,
  },
  priceNote: ({ basket }) => `${basket}の最安値です。別の容量の記載がある場合は、その容量の価格です。`,
  providersHeading: ({ place }) => (place.isWorld ? '世界周遊プランの提供会社' : `${place.in}で使える提供会社`),
  allProviders: ({ count }) => `全${formatNumber(count, 'ja')}社を表示`,
  reviews: {
    heading: ({ place }) => `${place.the}を旅行した人の口コミ`,
    headingWorld: '旅行者の口コミ',
    empty: ({ place }) =>
      `${place.the}を旅行した人の口コミはまだありません。口コミは、担当者が内容を確認してから掲載されます。`,
    emptyWorld: '口コミはまだありません。口コミは、担当者が内容を確認してから掲載されます。',
    all: 'すべての口コミ',
  },
  questions: {
    heading: ({ place }) => `${place.isWorld ? '世界周遊' : `${place.of}の`}eSIMについてのよくある質問`,
    lead: 'このページのプランのデータからお答えします。',
    network: {
      question: ({ place }) => `${place.in}ではどの回線につながりますか。`,
      answer: ({ names }) => `提供会社の記載によると、${names}です。`,
      most: ({ name, count }) => `最も多いのは${name}で、${plans(count)}が記載しています。`,
      mostShared: ({ names, count }) => `最も多いのは${names}で、それぞれ${plans(count)}が記載しています。`,
      none: '回線を記載している提供会社はありません。',
      unmeasured: '通信エリアや速度の測定は、当サイトでは行っていません。',
    },
    data: {
      question: ({ days }) => `${days}ではどのくらいのデータ量が必要ですか。`,
      answer: ({ light, medium, heavy }) =>
        `地図とメッセージなら約${light}、SNSと動画を少し使うなら約${medium}、毎日の動画やパソコンにも使うなら約${heavy}が目安です。`,
    },
    unlimited: {
      question: '最も安い無制限プランはどれですか。',
      answer: ({ price, provider, days, plan }) =>
        `通信が止まらず、低速時の速度も明記しているプランの中では、${provider}の${days}${price}（${plan}）です。`,
      none: '通信が止まらず、低速時の速度も明記しているプランはありません。',
      noneServes: ({ count }) =>
        `通信が止まらず、低速時の速度も明記しているのは${plans(count)}ですが、今の条件でこの旅行に合い、価格のわかるものはありません。`,
    },
    start: {
      question: '日数はどのように数えますか。',
      answer: ({ hours, calendar, unknown }) =>
        `開始から24時間単位で数えるのは${plans(hours)}、日付で数えるのは${plans(calendar)}、記載なしは${plans(unknown)}です。`,
      hint: '日付で数えるプランは初日が深夜0時に終わるため、朝から使い始めると無駄がありません。',
    },
    hotspot: {
      question: 'パソコンなどとテザリングできますか。',
      answer: (counts) => shares(counts, { yes: 'テザリング可', no: '不可' }),
    },
    phone: {
      question: '電話番号は付きますか。',
      answer: (counts) => shares(counts, { yes: '電話番号あり', no: 'なし' }),
      hint: '普段の電話番号は元のSIMに残るので、通話やSMS認証に引き続き使えます。',
    },
    identity: {
      question: '本人確認は必要ですか。',
      answer: (counts) => shares(counts, { yes: '必要', no: '不要' }),
    },
    currency: {
      question: '価格はどの通貨で表示されますか。',
      answer: ({ own, converted, unconverted, currency }) =>
        `${unconverted === 0 ? '' : `${plans(unconverted)}を除き、`}すべて${currency}で表示しています。提供会社がこの通貨で価格を定めているのは${plans(own)}、換算した目安は${plans(converted)}です。`,
      rates: ({ date }) => `為替レートは${date}のものです。`,
      ratesBetween: ({ from, to }) => `為替レートは${from}から${to}までのものです。`,
      unconverted: ({ count }) => `${plans(count)}は換算できないため、元の通貨で表示しています。`,
    },
  },
  neighboursHeading: ({ region }) => `${region.of}の他の渡航先`,
  countriesHeading: ({ place }) => `${place.of}の国・地域`,
  countriesLead: '国・地域ごとのページで、現地専用のプランを確認できます。',
};
