import { formatNumber } from '#i18n/format-number.ts';
import { japaneseAmount } from '#i18n/languages/ja/amount.ts';
import { japaneseThings } from '#i18n/languages/ja/counters.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const trip: Messages['trip'] = {
  heading: '旅行に合うプラン',
  panel: '旅行の条件',
  change: '変更',
  daysAway: '旅行の日数',
  lessDays: '1日減らす',
  moreDays: '1日増やす',
  data: '必要なデータ容量（GB）',
  unlimited: '無制限',
  hotspot: 'テザリング',
  fiveG: '5G',
  topUp: 'データ追加',
  phoneNumber: '電話番号',
  customer: {
    legend: '購入経験',
    isNew: '初めて購入',
    returning: '購入経験あり',
    returningShort: '購入経験あり',
  },
  promo: 'キャンペーン料金で計算',
  fitting: ({ count, total }) => `全${formatNumber(total, 'ja')}プラン中${formatNumber(count, 'ja')}プランが該当`,
  use: {
    little: ({ amount }) => `1日あたり${amount}：メッセージとメール、地図をときどき見る程度です。`,
    light: ({ amount }) => `1日あたり${amount}：地図、メッセージ、SNSを少し使えます。`,
    medium: ({ amount }) => `1日あたり${amount}：地図、メッセージ、SNSを1日中使い、動画も約1時間見られます。`,
    heavy: ({ amount }) => `1日あたり${amount}：動画を2～3時間見られ、ビデオ通話や仕事にも使えます。`,
    huge: ({ amount }) => `1日あたり${amount}：毎日のHD動画、パソコンのテザリング、バックアップにも使えます。`,
    unlimited:
      '残量を気にせず使えます。ただし、多くのプランは決まった容量を超えると低速になるため、条件をご確認ください。',
  },
  estimate: {
    label: '使い方から選ぶ',
    light: '軽め',
    medium: 'ふつう',
    heavy: '動画・仕事',
    more: '必要なデータ容量を計算する',
  },
  sentence: {
    close: '閉じる',
    show: '表示',
    exactly: '日数を指定',
    notStated: '記載のないプランは除きます。',
    questions: { days: '何日間？', data: 'データ容量は？', mustHaves: '必須の条件は？', customer: '購入経験は？' },
    words: {
      noMustHaves: '必須条件なし',
      renewing: '自動更新のプランも含める',
      hotspot: 'テザリング',
      topUp: 'データ追加',
      phoneNumber: '電話番号',
      noIdCheck: '本人確認不要',
      new: '初めて購入',
      returning: '購入経験あり',
    },
    customer: {
      new: { name: '初めて購入', hint: '購入したことのない提供会社では、新規のお客様限定の料金で計算します' },
      returning: { name: '購入経験あり', hint: '新規のお客様限定の料金は使いません' },
    },
    answer: ({ data, price }) => `${data}が${japaneseAmount(price)}`,
    fit: ({ count }) => `${formatNumber(count, 'ja')}プランが該当`,
    none: '該当するプランなし',
    nearest: ({ plan }) => `最も近いプラン：${plan}`,
  },
  picks: {
    label: '旅行に合うプランの候補',
    cheapest: '条件に合う最安',
    cheapestRenewing: '最安（自動更新）',
    fewestWorries: '安心重視',
    bestValue: 'コスパ重視',
    nearest: '条件に最も近いプラン',
    none: 'この条件でこの旅行に合うプランはありません。',
    noneHint: '日数やデータ容量、必須の条件を減らすと見つかることがあります。',
    partialOnly: ({ share }) => `国・地域の${share}以上で使えて、この旅行に合うプランはありません。`,
    partialHint: '最も近いプランは、一部の国・地域でのみ使えます。',
    wholeTrip: '旅行全体・1プラン',
    topUps: ({ count }) => `同じeSIMにデータ追加${formatNumber(count, 'ja')}回`,
    oneADay: '日ごとに購入',
    perDay: ({ price }) => `1日あたり${price}`,
    listPrice: '通常料金：',
    withCode: ({ code }) => `プロモーションコード：${code}`,
    promo: 'キャンペーン料金',
    estimate: '約',
    single: ({ extra, plan }) => `あと${japaneseAmount(extra)}で、1プランにまとめられます（${plan}）。`,
    leastFull: '旅行全体の費用が最も安いプランです。',
    leastSlow: '旅行全体の費用が最も安いプランです。一部は低速になります。',
    moreFor: ({ data, price }) => `最安のプランより${data}多く、${japaneseAmount(price)}高くなります。`,
    leastWorries: ({ generation, rating }) =>
      `テザリング可、${generation}以上の回線、料金を最近確認済み、評価${rating}以上の提供会社のプランです。`,
    leastWorriesUnrated: ({ generation }) =>
      `テザリング可、${generation}以上の回線、料金を最近確認済みのプランです。提供会社の評価はまだありません。`,
    leastPerGb: '高速のまま1つで足りるプランの中で、この旅行で使えるデータ1GBあたりの料金が最も安いものです。',
    leastPerGbElsewhere:
      'ほかの提供会社の、高速のまま1つで足りるプランの中で、この旅行で使えるデータ1GBあたりの料金が最も安いものです。',
    closest: 'このページのプランの中で、条件に最も近いものです。',
    details: '詳細',
    detailsOf: ({ provider }) => `${provider}の詳細`,
    noLink: 'このプランへのリンクはありません',
    goLabel: ({ go, data, days, isPaid }) => `${go}：${data}、${days}（${isPaid ? '広告リンク、' : ''}新しいタブ）`,
    paid: '広告リンク',
  },
  reasons: {
    'few-countries': ({ covered, of, share }) =>
      `${of}の国・地域のうち${covered}でしか使えないため、${share}以上で使えるプランの後に並びます。`,
    'several-for-days': ({ count, days }) =>
      `有効期間が${days}のため、${japaneseThings(count)}続けて使う場合の費用です。`,
    'sold-by-day': ({ days }) => `必要な日数（${days}）を、1つのeSIMとしてまとめて購入します。`,
    'several-for-data': ({ count, data }) =>
      `データ容量が${data}のため、${japaneseThings(count)}購入する場合の費用です。`,
    'top-up-not-stated':
      'データ追加（チャージ）の可否の記載がないため、新しいプランを購入するものとして計算しています。',
    'sold-once': '初回購入限定のため、2つ目は購入できません。',
    'trial-once': '無料トライアルのため、1人1回限りです。',
    'new-customers-only': '新規のお客様限定です。',
    'slow-part': ({ amount, speed }) =>
      amount === null
        ? `高速分を超えた通信は${speed}になります。`
        : `旅行中のデータのうち、${amount}は${speed}になります。`,
    'too-many': ({ count, isOneEsim }) =>
      isOneEsim
        ? `${formatNumber(count, 'ja')}回の購入が必要で、現実的ではありません。`
        : `eSIMを${japaneseThings(count)}インストールする必要があり、現実的ではありません。`,
    'too-slow': ({ amount, speed }) =>
      `${amount === null ? '高速分を超えた通信' : `旅行中のデータのうち、${amount}`}は${speed}になり、遅すぎるため使えるデータに含めていません。`,
    'slow-throughout': ({ speed }) => `最大でも${speed}と遅すぎるため、使えるデータに含めていません。`,
    'data-short': ({ amount }) => `この旅行には${amount}足りません。`,
    'not-unlimited': '無制限ではありません。',
    'amount-not-stated': 'データ容量の記載がありません。',
    'limits-not-stated': '「無制限」の制限について記載がありません。',
    'paid-by-use': '従量課金です。料金の単価の記載がないため、旅行全体の費用は計算できません。',
    'no-hotspot': 'テザリングはできません。',
    'hotspot-not-stated': 'テザリングの可否の記載がありません。',
    'no-rate': '料金を換算する為替レートがありません。',
  },
  gauges: {
    enough: 'ちょうど',
    spare: ({ amount }) => `${amount}の余裕`,
    short: ({ amount }) => `${amount}不足`,
    slow: ({ amount }) => `${amount}は低速`,
  },
  afterwards: {
    stops: '超過後は停止',
    slowed: ({ speed }) => `超過後は${speed ?? '低速'}`,
    payg: '超過後は従量課金',
    notStated: '超過後：記載なし',
  },
  dayPass: { name: '購入日数', words: '必要な日数分を1つのeSIMとして購入できます' },
  decoded: {
    heading: 'このプランの「無制限」とは',
    fullSpeed: '高速通信',
    afterwards: '超過後',
    allTheTime: '常時',
    forTrip: 'この旅行では',
    perDay: '1日あたり',
    allowance: ({ amount, days }) => `${days}で${amount}`,
    slowThen: ({ speed, use }) => `${speed}（${use}）`,
    effective: ({ amount, days }) => `${days}で約${amount}`,
    counted: ({ hours }) => `低速時の通信量は、1日${formatNumber(hours, 'ja')}時間の利用として計算しています。`,
    notCounted: ({ speed }) => `${speed}未満の通信は、使えるデータに含めていません。`,
    notStated: '記載なし',
    use: {
      messages: 'メッセージ程度',
      maps: '地図と通話程度',
      music: '音楽とSD動画程度',
      video: 'HD動画も可',
    },
  },
  follow: '料金の変動通知を受け取る',
};
