import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const plan: Messages['plan'] = {
  columns: {
    provider: '提供会社',
    data: 'データ量',
    valid: '有効期間',
    network: '回線',
    includes: '機能',
    perGb: '1GBあたり',
    price: '価格',
    link: 'リンク',
  },
  unlimited: '無制限',
  payAsYouGo: '従量課金',
  aDay: ({ amount }) => `1日${amount}`,
  dataUnknown: 'データ量の記載なし',
  limits: {
    fullSpeed: ({ amount }) => `高速通信は${amount}まで`,
    fullSpeedThen: ({ amount, speed }) => `${amount}まで高速、以降${speed}`,
    afterwards: ({ speed }) => `以降${speed}`,
    upTo: ({ speed }) => `最大${speed}`,
    fairUse: ({ words }) => `公平利用の条件：${words}`,
    notStated: '制限の記載なし',
  },
  noExpiry: '無期限',
  networkUnknown: '回線の記載なし',
  scope: {
    local: '1か国',
    countries: ({ count }) => `${formatNumber(count, 'ja')}か国`,
    named: ({ region, count }) => `${region}・${formatNumber(count, 'ja')}か国`,
  },
  features: {
    hotspot: { yes: 'テザリング可', no: 'テザリング不可', unknown: 'テザリング：記載なし' },
    topUp: { yes: '追加購入可', no: '追加購入不可', unknown: '追加購入：記載なし' },
    phoneNumber: { yes: '電話番号あり', no: '電話番号なし', unknown: '電話番号：記載なし' },
  },
  checked: ({ when }) => `確認：${when}`,
  lowest: '最安値',
  estimate: '約',
  listPrice: ({ price }) => `販売元：${price}`,
  noRate: '為替レートなし',
  view: '見る',
  viewLabel: ({ provider, data, days, price }) =>
    `${provider}、${data}、${days}、${price}のプランを提供会社のサイトで見る（広告リンク）`,
  sponsored: '広告',
  notes: {
    sponsored:
      '「見る」を選ぶと提供会社のサイトが開きます。広告リンクのため、当サイトが成果報酬を受け取る場合がありますが、並び順には影響しません。',
    estimate: ({ date }) => `≈は目安の金額です。提供会社の価格を${date}の為替レートで換算しています。`,
    estimateBetween: ({ from, to }) =>
      `≈は目安の金額です。提供会社の価格を${from}から${to}までの為替レートで換算しています。`,
    units: '1GBは1000MBとして計算しています。',
  },
};
