import type { AlertTexts } from './en.ts';

export const alertTexts: AlertTexts = {
  greeting: 'ご利用ありがとうございます。',
  confirm: {
    subject: ({ place }) => `【ご確認ください】${place.name}のeSIM料金のお知らせ`,
    text: ({ place, trip }) =>
      `次の旅行で最安のeSIMが値下がりしたときのお知らせに、このメールアドレスが入力されました：${place.name}（${trip}）`,
    link: ({ address }) => `お心当たりがある場合は、48時間以内に次のリンクから確認してください。\n${address}`,
    otherwise: 'お心当たりがない場合は、何もする必要はありません。アドレスは48時間後に削除されます。',
  },
  fall: {
    subject: ({ place, percent }) => `${place.name}のeSIMが${percent}%安くなりました`,
    text: ({ place, trip }) => `次の旅行で最安のプランが値下がりしました：${place.name}（${trip}）`,
    price: ({ provider, before, after, percent }) => `${provider}：${after}（以前は${before}、${percent}%の値下がり）`,
    link: ({ address }) => `プランを見る：\n${address}`,
    note: '旅行全体の通常料金です。料金は今後も変わることがあります。',
  },
  renew: {
    subject: ({ place }) => `${place.name}のeSIM料金のお知らせを続けますか`,
    text: ({ place, trip, date }) =>
      `次の旅行の料金をお知らせしています：${place.name}（${trip}）\n${date}にお知らせを終了し、アドレスを削除します。`,
    link: ({ address }) => `あと12か月続ける場合は、次のリンクから確認してください。\n${address}`,
  },
  why: ({ siteName, address }) =>
    `このメールは、${siteName}で料金のお知らせにこのアドレスが登録されたためお送りしています。停止とアドレスの削除はこちら：\n${address}`,
};
