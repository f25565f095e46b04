import type { Messages } from '#i18n/messages/en.ts';

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) => `${name}の${destination}向けeSIMプラン`,
  description: (facts) =>
    `${facts.provider}の${facts.destination}向けeSIM、${facts.plans}${
      facts.price === null ? '' : `（${facts.price}から）`
    }。データ量、日数、速度制限、1GBあたりの価格を確認できます。`,
  subtitle: ({ destination }) => `${destination}向けeSIMプラン`,
  plansHeading: ({ destination }) => `${destination}向けのプラン`,
  othersHeading: ({ destination }) => `${destination}で使える他の提供会社`,
  allPlans: ({ destination }) => `${destination}向けのすべてのプラン`,
  visit: ({ provider: name }) => `${name}のサイトへ`,
};
