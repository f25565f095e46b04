import type { Messages } from '#i18n/messages/en.ts';

export const errors: Messages['errors'] = {
  notFound: {
    heading: 'ページが見つかりません',
    message: ({ path }) => `ページが見つかりません：${path}`,
    help: 'アドレスに誤りがあるか、ページが移動した可能性があります。',
  },
  tooMany: {
    heading: '報告の回数が上限に達しました',
    help: '1分間に続けて報告が送信されました。しばらくしてから、もう一度送信してください。',
  },
  internal: {
    heading: 'サーバーエラー',
    help: 'サイト側で問題が発生しました。しばらくしてから、もう一度お試しください。',
    reference: ({ id }) => `参照番号：${id}`,
  },
  homePage: 'トップページ',
  allDestinations: 'すべての渡航先',
};
