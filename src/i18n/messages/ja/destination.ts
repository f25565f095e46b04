import { formatNumber, formatRange } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

function plansAndProviders(counts: { plans: number; providers: number }): string {
  return `${formatNumber(counts.plans, 'ja')}プラン・${formatNumber(counts.providers, 'ja')}社`;
}

export const destination: Messages['destination'] = {
  title: ({ name }) => `${name}のeSIMプラン比較`,
  titleOfPage: ({ title, page }) => `${title}（${formatNumber(page, 'ja')}ページ目）`,
  description: (facts) =>
    `${facts.name}で使えるeSIM、${plansAndProviders(facts)}を比較。${
      facts.price === null ? '' : `最安${facts.price}から。`
    }データ量、日数、速度制限、1GBあたりの価格を一覧で確認できます。`,
  summary: (counts) => `${plansAndProviders(counts)}を比較`,
  checked: ({ when }) => `価格の確認：${when}`,
  plansHeading: 'すべてのプラン',
  order: '安い順',
  range: ({ from, to, total }) => `全${formatNumber(total, 'ja')}件中${formatRange(from, to, 'ja')}件`,
  providersHeading: ({ name }) => `${name}で使える提供会社`,
  allProviders: ({ count }) => `全${formatNumber(count, 'ja')}社を表示`,
  neighboursHeading: ({ region }) => `${region}の他の渡航先`,
  countriesHeading: ({ name }) => `${name}の国・地域`,
  countriesLead: '国・地域ごとのページで、現地専用のプランを確認できます。',
};
