import { formatNumber, formatRange } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'en')} eSIM ${plural('en', count, { one: 'plan', other: 'plans' })}`;
}

function providers(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'provider', other: 'providers' })}`;
}

export const destination = {
  title: ({ name }: { name: string }) => `${name} eSIM plans`,
  /** Added to the title from the second page on. */
  titleOfPage: ({ title, page }: { title: string; page: number }) => `${title}, page ${formatNumber(page, 'en')}`,
  description: (facts: { name: string; plans: number; providers: number; price: string | null }) =>
    `${facts.name}: ${plans(facts.plans)} from ${providers(facts.providers)}${
      facts.price === null ? '' : `, from ${facts.price}`
    }. Data, days, speed limits and price per GB side by side.`,
  summary: (counts: { plans: number; providers: number }) =>
    `${plans(counts.plans)} from ${providers(counts.providers)}`,
  checked: ({ when }: { when: string }) => `Prices checked ${when}`,
  plansHeading: 'All plans',
  order: 'Lowest price first',
  range: ({ from, to, total }: { from: number; to: number; total: number }) =>
    `${formatRange(from, to, 'en')} of ${formatNumber(total, 'en')}`,
  providersHeading: ({ name }: { name: string }) => `Providers: ${name}`,
  allProviders: ({ count }: { count: number }) => `Show all ${providers(count)}`,
  neighboursHeading: ({ region }: { region: string }) => `More destinations: ${region}`,
  countriesHeading: ({ name }: { name: string }) => `Countries: ${name}`,
  countriesLead: 'Each country has its own page with its local plans.',
};
