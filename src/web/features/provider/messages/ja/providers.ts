import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

const number = (value: number): string => formatNumber(value, 'ja');

export const providers: Messages['providers'] = {
  name: '販売元',
  count: ({ count }) => `販売元${number(count)}社`,
  description: '掲載しているeSIM販売元の一覧。運営会社、最安の渡航先、公表していない項目がわかります。',
  lead: '運営会社、料金が安い渡航先、公表していない項目をまとめました。',
  columns: {
    provider: '販売元',
    seat: '所在地',
    cheapestIn: '最安の渡航先',
    median: '順位の中央値',
    stated: '記載項目',
    read: '料金の確認',
  },
  orders: { cheapest: '最安の渡航先が多い順', rating: '評価の高い順', name: '名前順' },
  title: ({ provider }) => `${provider}の会社情報と料金の順位`,
  about: ({ provider }) => `${provider}の運営会社、返金条件、eSIMが最安の渡航先、値動き、口コミをまとめています。`,
  ofPlaces: ({ count, of }) => `${number(of)}件中${number(count)}件`,
  ordinal: ({ place }) => `${number(place)}位`,
  plansFor: ({ count }) => `渡航先${number(count)}件のプラン`,
  notRanked: '順位なし',
  notStated: '記載なし',
  facts: {
    legalName: '会社名',
    seat: '所在地',
    refund: '返金規定',
    noRefundText: '販売元の文面なし',
    support: 'サポート',
    since: '掲載開始',
    listedSince: ({ date }) => date,
  },
  cheap: {
    heading: '料金が安い渡航先',
    summary: ({ count, of, median }) => `渡航先${number(of)}件中${number(count)}件で最安、順位の中央値は${median}`,
    none: 'この旅行に確実に足りるプランはありません。',
    all: ({ count }) => `渡航先${number(count)}件をすべて見る`,
  },
  states: {
    heading: 'プランの記載状況',
    on: ({ count, of }) => {
      if (count === 0) return 'どのプランにも記載なし';
      if (count === of) return '全プランに記載';
      return `${count * 2 > of ? '大半' : '一部'}のプランに記載（${number(count)}件）`;
    },
  },
  moves: {
    heading: '値動き',
    period: '13週間',
    higher: '値上げ',
    lower: '値下げ',
    weeks: '週ごと、右端が今週',
    summary: ({ lower, higher, prices }) =>
      `料金${number(prices)}件のうち、値下げ${number(lower)}回、値上げ${number(higher)}回`,
  },
  list: {
    heading: '料金表の読み取り',
    period: '過去90日間の当サイトの記録',
    summary: ({ read, of }) => `${number(of)}日中${number(read)}日で読み取りに成功`,
    unread: ({ dates }) => `読み取れなかった日：${dates}。`,
    refused: ({ count, of }) => `${number(of)}行中${number(count)}行を除外。`,
  },
};
