import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: 'eSIM選びに役立つツール',
  planner: {
    title: '周遊プランナー',
    text: '複数の国を回る旅行に。周遊プラン、国別プラン、その組み合わせの中から、最も安いものがわかります。',
  },
  estimator: {
    title: '必要なデータ容量の目安',
    text: '1日の使い方を入力すると、旅行全体で必要なデータ容量がわかります。数値の出典もすべて確認できます。',
  },
  worldMap: {
    title: '世界の料金マップ',
    text: '1GBあたりの料金を地図で比較。安い渡航先の順位や最近の値動きもわかります。',
  },
  rules: {
    title: '国・地域別のルール',
    text: '本人確認、端末の登録、サイトの遮断など、出発前に知っておきたいルールを確認できます。',
  },
};
