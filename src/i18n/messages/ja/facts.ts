import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const facts: Messages['facts'] = {
  siteDescription:
    '海外旅行用eSIMのプランを渡航先ごとに比較。データ量、日数、利用条件、普段使う通貨での価格がわかります。',
  pictureAlt: 'その土地の海図とサイトのロゴマーク',
  heading: '基本情報',
  stated: ({ date }) => `提供会社の記載による（${date}確認）`,
  notStated: '記載なし',
  networks: '回線',
  starts: '利用開始',
  hotspot: { label: 'テザリング', yes: '利用可', no: '利用不可' },
  topUp: { label: '追加購入', yes: '対応', no: '非対応' },
  phoneNumber: { label: '電話番号', yes: '付き', no: 'データ通信のみ' },
  idCheck: { label: '本人確認', yes: '必要', no: '不要' },
  breakout: 'IPアドレスの国',
  kinds: 'プランの種類',
  currencies: '販売通貨',
  start: {
    firstUse: '最初の接続時',
    install: 'インストール時',
    purchase: '購入時',
    within: ({ start, days }) => `${start}（購入から${days}以内）`,
    onlyWithin: ({ days }) => `購入から${days}以内にインストール`,
  },
  kind: { total: '容量固定', daily: '1日ごとの容量', unlimited: '無制限', payg: '従量課金' },
  more: ({ count }) => `他${formatNumber(count, 'ja')}件`,
  onPlans: ({ value, count, total }) => `${value}：${formatNumber(total, 'ja')}件中${formatNumber(count, 'ja')}件`,
  notStatedOn: ({ count, total }) => `記載なし：${formatNumber(total, 'ja')}件中${formatNumber(count, 'ja')}件`,
};
