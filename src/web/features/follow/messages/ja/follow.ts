import type { Messages } from '#i18n/messages/en.ts';

export const follow: Messages['follow'] = {
  title: ({ place }) => `${place.isWorld ? '世界周遊' : `${place.of}の`}eSIM料金の変動通知`,
  description: ({ place }) =>
    `${place.isWorld ? '世界周遊の旅行' : `${place.to}への旅行`}で最安のeSIMや料金が変わったら、フィードリーダーかメールでお知らせします。会員登録は不要です。`,
  heading: ({ place }) => `${place.isWorld ? '世界周遊' : `${place.of}の`}eSIM料金の変動通知`,
  lead: '最安のプランや料金が変わったときにお知らせします。会員登録は不要です。',
  trip: '旅行の条件',
  filters: ({ count }) => `絞り込み条件${count}件`,
  change: '旅行の条件や絞り込みを変更',
  now: '現在の最安',
  none: '今のところ、この旅行に合うプランはありません。見つかったらお知らせします。',
  basis:
    '旅行全体の通常料金を、お選びの通貨で表示しています。初回価格は一度しか使えないため、ここでは追跡しません。初めてのご注文なら、これより安くなることがあります。',
  choice: {
    heading: 'どの渡航先の料金の通知を受け取りますか？',
    lead: '渡航先を選ぶと、現在の最安と、料金が変わったときの通知の受け取り方を表示します。会員登録は不要です。',
    label: '国・地域',
    submit: '検索',
    none: ({ query }) => `「${query}」に一致する渡航先はありません。`,
    popular: '人気の渡航先',
    found: '検索結果',
  },
  feed: {
    heading: 'フィードリーダーで受け取る',
    text: 'このURLをフィードリーダーに登録してください。最安のプランや料金が変わった日に、1件ずつ届きます。フィードリーダーを使わない場合は、このページをブックマークしてください。いつでも最新の最安値を確認できます。',
    open: 'フィードを開く',
    name: ({ place, trip }) => `最安のeSIM：${place.name}（${trip}）`,
  },
  mail: {
    heading: 'メールで受け取る',
    text: ({ percent }) =>
      `前回お知らせした料金から${percent}%以上安くなったときに、1日1通までメールでお知らせします。`,
    address: 'メールアドレス',
    hint: 'この通知にだけ使います。どのメールにも、アドレスを削除するリンクがあります。',
    submit: '確認リンクを受け取る',
    wrongAddress: '「name@example.com」のように、メールアドレスを最後まで入力してください。',
    sent: '受信トレイをご確認ください。メールアドレスが正しく、この旅行の通知がまだ登録されていない場合は、確認リンク付きのメールが届きます。リンクは48時間有効です。',
    kept: '登録しました。料金が下がったらメールでお知らせします。',
  },
  keep: {
    heading: 'メールアドレスの確認',
    text: ({ place, trip }) =>
      `ご登録の旅行（${place.name}、${trip}）で最安のプランが値下がりしたら、メールでお知らせします。通知の期間は12か月です。`,
    submit: 'メールアドレスを確認',
    over: 'このリンクは使えなくなりました',
    overText: 'すでに使用されたか、有効期限が切れています。通知をもう一度登録すると、新しいリンクが届きます。',
  },
  stop: {
    heading: 'この旅行の料金通知メールを停止',
    text: 'ボタンを押すと、この旅行について登録されたアドレスがすぐに削除されます。',
    submit: '停止してアドレスを削除',
    done: 'アドレスを削除しました',
    doneText: 'この旅行についてのメールは、もう届きません。',
    wrong: 'リンクが途中で切れています',
    wrongText: 'お手数ですが、メールからもう一度開いてください。',
  },
  moves: {
    heading: '最近の変動',
    none: 'この90日間、変動はありません。',
    cheaper: ({ provider, cost, before }) => `値下がり：${provider}、${cost}（以前は${before}）`,
    dearer: ({ provider, cost, before }) => `値上がり：${provider}、${cost}（以前は${before}）`,
    seller: ({ provider, cost, former }) => `最安の販売元が${former}から${provider}に変更：${cost}`,
    gone: ({ former, before }) => `この旅行に合うプランがなくなりました（最後は${former}、${before}）`,
    offered: ({ provider, cost }) => `条件に合うプランが再び見つかりました：${provider}、${cost}`,
  },
  home: 'トップページへ',
};
