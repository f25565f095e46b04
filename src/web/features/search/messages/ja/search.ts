import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const search: Messages['search'] = {
  clear: '消去',
  cancel: 'キャンセル',
  close: '検索を閉じる',
  groups: { popular: '人気の渡航先', countries: '国・地域', regions: 'エリア', parts: '都市・島・地域' },
  count: ({ count }) => `渡航先が${formatNumber(count, 'ja')}件見つかりました`,
  none: {
    heading: '検索結果なし',
    text: ({ query }) =>
      `「${query}」に一致する渡航先は見つかりませんでした。表記を確認するか、別の国名・地域名でお試しください。`,
    noPlans: ({ place }) => `「${place}」のプランは、まだ掲載していません`,
    similar: ({ query }) => `「${query}」という渡航先はありません。もしかして：`,
  },
  failed: '渡航先を読み込めませんでした。接続を確認してください。',
  retry: 'もう一度試す',
  browse: 'すべての渡航先を見る',
  keys: { move: '移動', open: '開く', close: '閉じる' },
  finder: {
    where: '渡航先',
    placeholder: 'どこへ行きますか？',
    submit: '比較する',
    opening: ({ place }) => `${place}を開いています`,
  },
};
