import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

function placesOf(count: number): string {
  return `${formatNumber(count, 'ja')}の国・地域`;
}

export const prices: Messages['prices'] = {
  title: '世界の旅行用データ通信の料金',
  description: ({ count }) =>
    `旅行用eSIMの料金マップです。${placesOf(count)}の1GBあたりの料金、安い順と高い順、値動きを確認できます。`,
  heading: '世界の料金マップ',
  lead: ({ data, days }) =>
    `${days}で${data}を使う場合の1GBあたりの料金です。各国・地域で最も安いプラン（複数購入するほうが安い場合はその合計）を、選択中の通貨で比較しています。`,
  empty: '現在、比較できるプランが掲載されていません。',
  map: {
    label: ({ count }) => `${placesOf(count)}の1GBあたりの料金を示す世界地図。下の表でも同じ内容を確認できます。`,
    legend: '1GBあたりの料金',
    tap: '国・地域をタップすると料金が表示されます。',
    plans: 'プランを見る',
    none: '該当プランなし',
    asTable: '表で見る',
  },
  ends: {
    heading: '安い国・地域と高い国・地域',
    lead: '1GBあたりの料金の順位です。選ぶと、もとになったプランを確認できます。',
    cheapest: '安い順',
    dearest: '高い順',
  },
  moves: {
    heading: '最近の値動き',
    lead: ({ days }) =>
      `現在最も安いプランの最低料金が、最長${days}でどう変わったかを示します。期間を通して販売されていたプランだけを比べています。`,
    falls: '値下がり',
    rises: '値上がり',
    noFall: '値下がりした国・地域はありません。',
    noRise: '値上がりした国・地域はありません。',
    none: '値動きの記録はまだありません。価格は確認のたびに記録され、同じプランを1週間以上追跡できると、変化がここに表示されます。',
    line: ({ name, from, to }) => `${name}：${from}から${to}`,
    fromTo: ({ from, to, since }) => `${since}以降、${from}から${to}`,
  },
  table: {
    heading: 'すべての国・地域',
    lead: '地図のもとになった数値です。',
    caption: ({ count }) => `条件に合うプランがある${placesOf(count)}`,
    country: '国・地域',
    perGb: '1GBあたり',
    basket: '旅行全体',
    others: ({ data, days }) =>
      `${days}で${data}を使えるプランがない国・地域では、最も安いプランの価格とその容量を示しています。`,
    change: '値動き',
    since: ({ date }) => `${date}から`,
    sortBy: ({ column }) => `並べ替え：${column}`,
    unknown: '不明',
  },
  method: {
    heading: '数値の求め方',
    basket: {
      question: '比較しているプラン',
      answer: ({ data, days, most, speed }) =>
        `${days}で${data}を使う費用が定価で最も安くなるプランで、各国・地域のプラン一覧の先頭にあるものです。同じプランを${most}つまで購入する場合も含みます。国・地域専用、周遊、世界共通のいずれのプランも対象です。1日ごとの容量のプランは、${days}で使える量で判断します。無制限プランは制限の記載があるものが対象で、低速時のデータ通信は${speed}以上であれば計算に入れます。従量制プランは利用料金の記載がないため含みません。`,
    },
    perGb: {
      question: '1GBあたりの料金の計算',
      answer: ({ data }) =>
        `その費用を${data}で割った値です。それを超える容量は計算に入れません。ほかの通貨の料金は換算し、≈を付けて示します。`,
    },
    classes: {
      question: '地図の色分け',
      answer:
        '国・地域を料金順に並べ、ほぼ同じ数になるように最大5つのグループに分けています。境目の金額は切りのよい数字に丸めています。境目ちょうどの料金は、高いほうのグループに入ります。',
    },
    moves: {
      question: '値動きの比較方法',
      answer: ({ window, plans }) =>
        `現在最も安い${plans}つのプランを旅行に必要な数だけ購入するものとして、その半数以上が途切れずに販売されていた期間（1週間以上、最長${window}）をさかのぼります。各日について、期間を通して販売されていたプランの費用のうち最も低いものを取ります。価格はお使いの通貨での定価、または定価を現在のレートで換算したもので、新しいプランや為替の変動は影響しません。併記した初日の費用と現在の費用を比べています。後から加わったプランのほうが現在は安いこともあります。`,
    },
  },
};
