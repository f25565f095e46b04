import type { AlertTexts } from '#i18n/languages/en/alert-mail.ts';

export const alertTexts: AlertTexts = {
  greeting: 'ご利用ありがとうございます。',
  confirm: {
    subject: ({ place }) => `【ご確認ください】${place.isWorld ? '世界周遊' : `${place.name}の`}eSIM料金通知の登録`,
    text: ({ place, trip }) =>
      `${place.name}（${trip}）の旅行で最安のeSIMが値下がりしたときの通知先として、このメールアドレスが入力されました。`,
    link: ({ address }) => `お心当たりがある場合は、48時間以内に次のリンクから確認してください。\n${address}`,
    otherwise: 'お心当たりがない場合は、何もする必要はありません。アドレスは48時間後に削除されます。',
  },
  fall: {
    subject: ({ place, percent }) => `${place.isWorld ? '世界周遊' : `${place.name}の`}eSIMが${percent}%安くなりました`,
    text: ({ place, trip }) => `ご登録の旅行（${place.name}、${trip}）で最安のプランが値下がりしました。`,
    price: ({ provider, before, after, percent }) => `${provider}：${after}（以前は${before}、${percent}%の値下がり）`,
    link: ({ address }) => `プランはこちらからご確認ください。\n${address}`,
    note: '旅行全体の通常料金です。料金は今後も変わることがあります。',
  },
  renew: {
    subject: ({ place }) => `${place.isWorld ? '世界周遊' : `${place.name}の`}eSIM料金の通知を続けますか？`,
    text: ({ place, trip, date }) =>
      `ご登録の旅行（${place.name}、${trip}）の料金の変動をお知らせしています。この通知は${date}に終了し、メールアドレスも削除されます。`,
    link: ({ address }) => `あと12か月続ける場合は、次のリンクからお手続きください。\n${address}`,
  },
  why: ({ siteName, address }) =>
    `このメールは、${siteName}の料金通知に登録されたメールアドレスにお送りしています。通知の停止とアドレスの削除はこちらから行えます。\n${address}`,
};
