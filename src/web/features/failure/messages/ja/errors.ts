import type { Messages } from '#i18n/messages/en.ts';

export const errors: Messages['errors'] = {
  notFound: {
    heading: 'ページが見つかりません',
    message: ({ path }) => `お探しのページ：${path}`,
    help: 'URLに誤りがあるか、ページが移動した可能性があります。',
    nearest: 'こちらをお探しですか？',
    noPlans: ({ place }) => `「${place.name}」のプランは、まだ掲載していません`,
    near: '近くの渡航先',
  },
  tooMany: {
    heading: '操作の回数が上限に達しました',
    help: '1分ほど待ってから、もう一度お試しください。',
  },
  internal: {
    heading: 'サーバーエラー',
    help: 'サイト側で問題が発生しました。しばらくしてから、もう一度お試しください。',
    reference: ({ id }) => `参照番号：${id}`,
  },
  unavailable: {
    heading: 'ただいま一時的にご利用いただけません',
    help: '現在、ページを表示できません。しばらくしてから、もう一度お試しください。',
    unsentHelp: '送信はまだ完了していませんが、入力内容は残っています。しばらくしてから、もう一度送信してください。',
    sendAgain: 'もう一度送信する',
  },
  offline: {
    heading: 'オフラインです',
    help: 'このページはこの端末に保存されていないため、オフラインでは表示できません。',
    retry: 'もう一度試す',
  },
  homePage: 'トップページ',
  allDestinations: 'すべての渡航先',
};
