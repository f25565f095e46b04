/** Texts of the component page: real ones, because components look right or wrong only with real texts. */
export interface ComponentTexts {
  readonly heading: string;
  readonly states: Readonly<Record<'rest' | 'hover' | 'active' | 'focus' | 'disabled' | 'busy', string>>;
  readonly look: Readonly<Record<'system' | 'light' | 'dark' | 'other', string>>;
  readonly compare: string;
  readonly discard: string;
  readonly allRegions: string;
  readonly view: Readonly<Record<'legend' | 'plans' | 'providers' | 'table', string>>;
  readonly amount: Readonly<Record<'legend' | 'unlimited', string>>;
  readonly days: Readonly<Record<'label' | 'less' | 'more', string>>;
  readonly inDays: (days: number) => string;
  readonly features: readonly [string, string, string];
  readonly sevenDays: string;
  readonly promo: string;
  readonly sort: Readonly<Record<'label' | 'trip' | 'price' | 'rating', string>>;
  readonly price: readonly [from: string, to: string];
  readonly money: (dollars: number) => string;
  readonly field: Readonly<Record<'name' | 'optional' | 'placeholder' | 'hint' | 'email' | 'error', string>>;
  readonly lowest: string;
  readonly rating: string;
  readonly stars: string;
  readonly tags: Readonly<Record<'plain' | 'promo' | 'ok' | 'warn' | 'bad', string>>;
  readonly notices: Readonly<Record<'info' | 'ok' | 'warn' | 'bad' | 'again', string>>;
  readonly tip: Readonly<Record<'target' | 'text', string>>;
  readonly dialog: Readonly<Record<'title' | 'open' | 'sheet' | 'close' | 'text' | 'show', string>>;
  readonly toast: Readonly<Record<'text' | 'action' | 'show', string>>;
  readonly question: readonly [question: string, answer: string];
  readonly history: string;
  readonly panel: string;
}

export const english: ComponentTexts = {
  heading: 'Components',
  states: { rest: 'Rest', hover: 'Hover', active: 'Active', focus: 'Focus', disabled: 'Disabled', busy: 'Busy' },
  look: { system: 'System', light: 'Light', dark: 'Dark', other: '日本語' },
  compare: 'Compare',
  discard: 'Discard review',
  allRegions: 'All regions',
  view: { legend: 'View', plans: 'Plans', providers: 'Providers', table: 'Price table' },
  amount: { legend: 'Data in GB', unlimited: 'Unlimited' },
  days: { label: 'Days', less: 'One day less', more: 'One day more' },
  inDays: (days) => (days === 1 ? '1 day' : `${days} days`),
  features: ['Hotspot', '5G', 'Phone number'],
  sevenDays: '7 days',
  promo: 'Include promo codes',
  sort: { label: 'Sort', trip: 'Price for this trip', price: 'Price', rating: 'Rating' },
  price: ['Lowest price', 'Highest price'],
  money: (dollars) => `$${dollars}`,
  field: {
    name: 'Name',
    optional: 'optional',
    placeholder: 'Shown with the review',
    hint: 'A first name is enough.',
    email: 'Email',
    error: 'Enter your email',
  },
  lowest: 'Lowest 10 GB',
  rating: '4.6 out of 5 from 318 reviews',
  stars: '4 out of 5',
  tags: { plain: 'Daily', promo: 'TIDE15 −15%', ok: 'Checked', warn: 'Not confirmed', bad: 'Sold out' },
  notices: {
    info: 'Not confirmed since 9 November. The price may have changed.',
    ok: 'Thank you. The review is being read.',
    warn: 'You are offline. These prices were saved today at 14:20.',
    bad: 'Plans could not be loaded. The connection may have dropped.',
    again: 'Try again',
  },
  tip: {
    target: '2 GB a day at full speed',
    text: 'After 2 GB the line slows to 1 Mbps until midnight, Tokyo time. Maps and messages still work.',
  },
  dialog: {
    title: 'Filters',
    open: 'Open a window',
    sheet: 'Open a sheet',
    close: 'Close',
    text: 'A choice applies when the window closes.',
    show: 'Show 118 plans',
  },
  toast: { text: '4 plans is the most you can compare', action: 'Replace one', show: 'Show a message' },
  question: ['When does the plan start counting?', 'With the first connection in the country.'],
  history: 'Price over 90 days: from $14.20 up to $15.90, now $11.70',
  panel: 'A surface with the SIM corner',
};

export const japanese: ComponentTexts = {
  heading: '部品',
  states: { rest: '通常', hover: 'ホバー', active: '押下', focus: 'フォーカス', disabled: '使用不可', busy: '処理中' },
  look: { system: '端末の設定', light: 'ライト', dark: 'ダーク', other: 'English' },
  compare: '比較する',
  discard: '口コミを破棄',
  allRegions: 'すべての地域',
  view: { legend: '表示', plans: 'プラン', providers: '提供会社', table: '料金表' },
  amount: { legend: 'データ量（GB）', unlimited: '無制限' },
  days: { label: '日数', less: '1日減らす', more: '1日増やす' },
  inDays: (days) => `${days}日間`,
  features: ['テザリング', '5G', '電話番号'],
  sevenDays: '7日間',
  promo: 'クーポン価格を含める',
  sort: { label: '並び順', trip: 'この旅行での料金', price: '価格', rating: '評価' },
  price: ['最低価格', '最高価格'],
  money: (dollars) => `¥${dollars * 150}`,
  field: {
    name: '名前',
    optional: '任意',
    placeholder: '口コミに表示されます',
    hint: '下の名前だけでも構いません。',
    email: 'メールアドレス',
    error: 'メールアドレスを入力してください',
  },
  lowest: '10GBの最安値',
  rating: '5点中4.6、口コミ318件',
  stars: '5点中4点',
  tags: { plain: '1日ごと', promo: 'TIDE15 −15%', ok: '確認済み', warn: '未確認', bad: '売り切れ' },
  notices: {
    info: '11月9日以降、確認できていません。価格が変わっている可能性があります。',
    ok: 'ありがとうございます。口コミを確認しています。',
    warn: 'オフラインです。本日14:20に保存した価格を表示しています。',
    bad: 'プランを読み込めませんでした。接続が切れた可能性があります。',
    again: 'もう一度試す',
  },
  tip: {
    target: '1日2GBまで高速',
    text: '2GBを超えると、現地時間の午前0時まで1Mbpsになります。地図とメッセージは使えます。',
  },
  dialog: {
    title: '絞り込み',
    open: 'ウィンドウを開く',
    sheet: 'シートを開く',
    close: '閉じる',
    text: '閉じると選択が反映されます。',
    show: '118件のプランを表示',
  },
  toast: { text: '比較できるのは4件までです', action: '入れ替える', show: 'メッセージを表示' },
  question: ['利用期間はいつから始まりますか？', '現地で最初に接続したときから始まります。'],
  history: '90日間の価格：¥2,130から最高¥2,385、現在¥1,755',
  panel: 'SIMの角を持つ面',
};
