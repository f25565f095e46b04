import type { Messages } from '#i18n/messages/en.ts';

export const rules: Messages['rules'] = {
  title: '国・地域別のSIM・eSIMのルール',
  description:
    '現地SIMの本人確認、端末の登録、サイトやサービスの遮断など、海外で通信するときのルールを、出典と確認日とともに紹介します。',
  heading: '国・地域別のルール',
  lead: '本人確認、端末の登録、サイトの遮断など、海外で通信するときのルールと、それが海外旅行用eSIMにも当てはまるかどうかをまとめました。',
  kinds: {
    purchase: '販売サイトの遮断',
    delay: 'データ通信の開始制限',
    services: 'サービスの遮断',
    device: '端末の登録',
    id: '現地SIMの本人確認',
  },
  free: {
    using: '海外旅行用eSIMは対象外',
    buying: '海外旅行用eSIMは現地で購入可',
    registering: '海外旅行用eSIMは登録不要',
  },
  silent: ({ count }) => `海外旅行用eSIMについて出典からはわからない国・地域：${count}`,
  counts: ({ countries }) => `${countries}（注意が必要な国・地域から表示）`,
  reaches: {
    roaming: '海外eSIMも対象',
    'local-only': '海外eSIMは対象外',
    local: '海外eSIMへの言及なし',
  },
  reachNotes: {
    roaming: '国外のSIM・eSIMも対象だと出典に書かれています。',
    'local-only': '現地のSIMや回線のルールです。国外のSIM（海外旅行用eSIMの多く）は対象外だと出典に書かれています。',
    local: '出典は現地のSIMや回線について述べ、国外のSIMには触れていません。',
  },
  sourceKinds: {
    regulator: '公的機関',
    law: '法令',
    press: '報道や解説',
    operator: '通信会社や販売元',
  },
  checked: ({ date }) => `${date}に確認`,
  stale: '情報が古い可能性あり',
  filter: {
    title: 'ルールの絞り込み',
    country: '国・地域',
    none: ({ query }) => `「${query}」に該当するルールはありません。`,
    label: '種類',
    all: 'すべて',
    option: ({ kind, count }) => `${kind}（${count}）`,
    submit: '表示',
    refused: '該当する種類のルールがないため、すべて表示しています。',
  },
  here: {
    heading: ({ place }) => `${place.of}の通信のルール`,
    lead: '出発前に確認しておきたいことを、出典とともに示します。',
    all: 'すべての国・地域のルール',
  },
  note: ({ months }) =>
    `ルールは変わることがあります。公開された出典で確認できたものだけを掲載しているため、掲載のない国・地域にもルールがある場合があります。確認から${months}か月を過ぎたものには印を付けます。法的な助言ではありません。`,
};
