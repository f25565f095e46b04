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
    cheapestIn: '最安の件数',
    median: '順位の中央値',
    stated: '記載項目',
    read: '価格の確認',
  },
  title: ({ provider }) => `${provider}の会社情報と料金の順位`,
  about: ({ provider }) => `${provider}の運営会社、返金条件、eSIMが最安の渡航先、値動き、口コミをまとめています。`,
  ofPlaces: ({ count, of }) => `${number(of)}件中${number(count)}件`,
  ordinal: ({ place }) => `${number(place)}位`,
  destinations: ({ count }) => `渡航先${number(count)}件`,
  notRanked: '順位なし',
  notStated: '記載なし',
  facts: {
    legalName: '会社名',
    seat: '所在地',
    refund: '返金',
    support: 'サポート',
    since: '創業',
    listedSince: ({ date }) => `当サイトへの掲載：${date}から`,
  },
  cheap: {
    heading: '料金が安い渡航先',
    summary: ({ count, of, median }) => `${number(of)}件中${number(count)}件で最安、中央値${median}`,
    none: 'この旅行に確実に足りるプランはありません。',
    all: ({ count }) => `渡航先${number(count)}件をすべて見る`,
  },
  states: { heading: '記載状況', always: '常に記載', never: '記載なし' },
  moves: {
    heading: '値動き',
    period: '13週間',
    summary: ({ lower, higher, prices }) =>
      `${number(prices)}件の価格のうち、値下げ${number(lower)}回、値上げ${number(higher)}回`,
  },
  list: {
    heading: '料金表の読み取り',
    period: '過去90日間の当サイトの記録',
    summary: ({ read, of }) => `${number(of)}日中${number(read)}日で読み取りに成功`,
    none: '読み取りの記録はありません。',
    unread: ({ dates }) => `読み取れなかった日：${dates}。`,
    refused: ({ count, of }) => `${number(of)}行中${number(count)}行を除外。`,
  },
};
