import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: '選ぶための道具',
  planner: {
    title: '周遊プランナー',
    text: '複数の国をめぐる旅行に。周遊プラン、国別プラン、その組み合わせから最も安い方法がわかります。',
  },
  estimator: {
    title: '必要なデータ量の目安',
    text: '1日の使い方を入力すると、旅行全体で必要なデータ量がわかります。数値の出典もすべて確認できます。',
  },
  worldMap: {
    title: '世界の料金マップ',
    text: '1GBあたりの料金を示す地図と、安い渡航先の順位、最近の値動きを見られます。',
  },
};
