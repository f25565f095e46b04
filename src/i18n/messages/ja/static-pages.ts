import type { Messages } from '#i18n/messages/en.ts';

export const staticPages: Messages['staticPages'] = {
  about: {
    title: 'このサイトについて',
    description: '運営者、プランの並び順の決まり方、口コミの確認方法、収益の仕組みについて説明します。',
  },
  contact: {
    title: 'お問い合わせ',
    description: '運営者への連絡方法、提供会社による価格や内容の訂正、口コミの削除について説明します。',
  },
  privacy: {
    title: 'プライバシー',
    description: 'このサイトが保存する情報、保存しない情報、同意を求めない理由について説明します。',
  },
  terms: { title: '利用規約', description: 'このサイトと口コミの利用条件を定めています。' },
};
