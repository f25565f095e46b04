import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const facts: Messages['facts'] = {
  siteDescription:
    '海外旅行用eSIMのプランを渡航先ごとに比較。データ容量、日数、利用条件、お好みの通貨での料金がわかります。',
  pictureAlt: '渡航先の海図とRoamchartのロゴ',
  heading: '基本情報',
  stated: ({ date }) => `販売元の記載による（${date}確認）`,
  notStated: '記載なし',
  networks: '回線',
  starts: '利用開始',
  hotspot: { label: 'テザリング', yes: '可', no: '不可' },
  topUp: { label: 'データ追加（チャージ）', yes: '可', no: '不可' },
  phoneNumber: { label: '電話番号', yes: 'あり', no: 'なし（データ通信のみ）' },
  ekyc: { label: '本人確認', yes: '必要', no: '不要' },
  breakout: 'IPアドレスの国',
  kinds: 'プランの種類',
  currencies: '販売通貨',
  start: {
    firstUse: '初回接続時',
    install: 'インストール時',
    purchase: '購入時',
    within: ({ start, days }) => `${start}（購入から${days}以内にインストール）`,
    onlyWithin: ({ days }) => `購入から${days}以内にインストール`,
  },
  kind: { total: '容量固定', daily: '1日ごとの容量', unlimited: '無制限', payg: '従量課金' },
  more: ({ count }) => `ほか${formatNumber(count, 'ja')}件`,
  onPlans: ({ value, count, total }) =>
    `${value}（${formatNumber(total, 'ja')}プラン中${formatNumber(count, 'ja')}プラン）`,
  notStatedOn: ({ count, total }) =>
    `記載なし（${formatNumber(total, 'ja')}プラン中${formatNumber(count, 'ja')}プラン）`,
};
