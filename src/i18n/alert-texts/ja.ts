import type { AlertTexts } from './en.ts';

export const alertTexts: AlertTexts = {
  greeting: 'ご利用ありがとうございます。',
  confirm: {
    subject: ({ name }) => `【ご確認ください】${name}のeSIM料金のお知らせ`,
    text: ({ name, trip }) =>
      `次の旅行で最安のeSIMが値下がりしたときのお知らせに、このメールアドレスが入力されました：${name}（${trip}）`,
    link: ({ address }) => `お心当たりがある場合は、48時間以内に次のリンクから確認してください。\n${address}`,
    otherwise: 'お心当たりがない場合は、何もする必要はありません。アドレスは48時間後に削除されます。',
  },
  fall: {
    subject: ({ name, percent }) => `${name}のeSIMが${percent}%安くなりました`,
    text: ({ name, trip }) => `次の旅行で最安のプランが値下がりしました：${name}（${trip}）`,
    price: ({ provider, before, after, percent }) => `${provider}：${after}（以前は${before}、${percent}%の値下がり）`,
    link: ({ address }) => `プランを見る：\n${address}`,
    note: '旅行全体の通常料金です。料金は今後も変わることがあります。',
  },
  renew: {
    subject: ({ name }) => `${name}のeSIM料金のお知らせを続けますか`,
    text: ({ name, trip, date }) =>
      `次の旅行の料金をお知らせしています：${name}（${trip}）\n${date}にお知らせを終了し、アドレスを削除します。`,
    link: ({ address }) => `あと12か月続ける場合は、次のリンクから確認してください。\n${address}`,
  },
  why: ({ siteName, address }) =>
    `このメールは、${siteName}で料金のお知らせにこのアドレスが登録されたためお送りしています。停止とアドレスの削除はこちら：\n${address}`,
};
