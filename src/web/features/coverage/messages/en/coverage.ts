import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

/** The map of where a plan works, and its list. Amounts, days and prices arrive formatted. */
export const coverage = {
  heading: 'Where a plan works',
  /** In the page's own navigation. */
  lead: 'Choose a plan to see the countries it covers.',
  /** Stands between two sentences. */
  networksLead: 'Hover over or tap a country to see its networks.',
  plan: 'Plan',
  submit: 'Show',
  choice: ({
    provider,
    data,
    validity,
    price,
  }: {
    provider: string;
    data: string;
    validity: string;
    price: string | null;
  }) => [`${provider}, ${data}, ${validity}`, price].filter((part) => part !== null).join(': '),
  count: ({ covered, total }: { covered: number; total: number }) =>
    `Works in ${formatNumber(covered, 'en')} of ${formatNumber(total, 'en')} ${plural('en', total, {
      one: 'country',
      other: 'countries',
    })}`,
  map: ({ covered, total }: { covered: number; total: number }) =>
    `Map: the plan works in ${formatNumber(covered, 'en')} of ${formatNumber(total, 'en')} ${plural('en', total, {
      one: 'country',
      other: 'countries',
    })}. The list shows the same information.`,
  covered: 'Covered',
  missing: 'Not covered',
  /** Heads the prices of plans for one country. */
  ownPlan: 'Local plan from',
  showAll: ({ count }: { count: number }) => `Show all ${formatNumber(count, 'en')}`,
  beyond: ({ count }: { count: number }) =>
    `Also works in ${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })} outside this region`,
  networksUnknown: 'Covered, networks not stated',
};
