import { japanesePlaces } from '#i18n/languages/ja/counters.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const prices: Messages['prices'] = {
  feedTitle: ({ place }) => `${place.isWorld ? '世界周遊' : `${place.of}の`}eSIM料金の値動き`,
  title: '世界の海外eSIM料金マップ：1GBあたりの料金を国・地域別に比較',
  description: ({ count }) =>
    `海外旅行用eSIMの料金マップ。${japanesePlaces(count)}の1GBあたりの料金、安い順と高い順のランキング、値動きを確認できます。`,
  heading: '世界の料金マップ',
  lead: ({ data, days }) =>
    `${days}で${data}を使う場合の、1GBあたりの料金です。国・地域ごとに最も安いプラン（複数購入するほうが安い場合はその合計）を、選択中の通貨で比較しています。`,
  empty: '現在、比較できるプランが掲載されていません。',
  map: {
    label: ({ count }) => `${japanesePlaces(count)}の1GBあたりの料金を示す世界地図。下の表でも同じ内容を確認できます。`,
    legend: '1GBあたりの料金',
    tap: '国・地域をタップすると料金を表示します。',
    plans: 'プランを見る',
    none: '該当プランなし',
    asTable: '表で見る',
  },
  ends: {
    heading: '安い国・地域と高い国・地域',
    lead: '1GBあたりの料金の順位です。国・地域を選ぶと、もとになったプランを確認できます。',
    cheapest: '安い順',
    dearest: '高い順',
  },
  moves: {
    heading: '最近の値動き',
    lead: ({ days }) =>
      `期間を通して販売されているプランの中での最安値が、最長${days}でどう変わったかを示します。新しいプランのほうが現在は安い場合もあります。`,
    falls: '値下がり',
    rises: '値上がり',
    noFall: '値下がりした国・地域はありません。',
    noRise: '値上がりした国・地域はありません。',
    none: '値動きの記録はまだありません。料金は確認のたびに記録され、同じプランを1週間以上追跡すると、値動きがここに表示されます。',
    line: ({ name, from, to }) => `${name}：${from}から${to}に`,
    fromTo: ({ from, to, since }) => `${since}の${from}から${to}に変動`,
  },
  table: {
    heading: 'すべての国・地域',
    lead: '地図のもとになった数値です。',
    caption: ({ count }) => `条件に合うプランがある${japanesePlaces(count)}`,
    all: ({ count }) => `全${japanesePlaces(count)}`,
    country: '国・地域',
    perGb: '1GBあたり',
    basket: '旅行全体',
    others: ({ data, days }) =>
      `${days}で${data}を使えるプランがない国・地域では、最も安いプランの料金と容量を示しています。`,
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
        `${days}で${data}を使う費用が通常料金で最も安くなるプラン、つまり、それぞれの国・地域のプラン一覧で先頭に並ぶプランです。同じプランを${most}つまで購入する場合も含みます。1つの国・地域専用、周遊、世界周遊のいずれのプランも対象です。1日ごとの容量のプランは、${days}で使える量で判断します。無制限プランは制限の記載があるものだけが対象で、低速時の通信は${speed}以上の場合だけ計算に入れます。従量課金のプランは、料金の単価の記載がないため含みません。`,
    },
    perGb: {
      question: '1GBあたりの料金の計算',
      answer: ({ data }) =>
        `その費用を${data}で割った値です。それを超える容量は計算に入れません。ほかの通貨の料金は換算し、≈を付けて表示します。`,
    },
    classes: {
      question: '地図の色分け',
      answer:
        '国・地域を料金順に並べ、ほぼ同じ数ずつ最大5つのグループに分けています。境目の金額は切りのよい数字にしています。境目とちょうど同じ料金は、高いほうのグループに入ります。',
    },
    moves: {
      question: '値動きの比較方法',
      answer: ({ window, plans }) =>
        `現在最も安い${plans}プランを旅行に必要な数だけ購入するものとして、その半数以上が途切れずに販売されていた期間（1週間以上、最長${window}）をさかのぼります。日ごとに、期間を通して販売されていたプランの中で最も安い費用を取り、初日と現在を比べます。料金は、お使いの通貨での通常料金、または通常料金を現在のレートで換算した額です。そのため、新しいプランや為替の変動は影響しません。後から加わったプランのほうが現在は安いこともあります。`,
    },
  },
};
