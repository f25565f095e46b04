import { formatNumber, formatRange } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'plan', other: 'plans' })}`;
}

function sellerCount(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'seller', other: 'sellers' })}`;
}

function further(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'more plan', other: 'more plans' })}`;
}

/** The list of plans with its filters, views and orders. Amounts, days and prices arrive formatted. */
export const list = {
  heading: 'Plans for this trip',
  sellers: ({ count, currency }: { count: number; currency: string | null }) =>
    `${sellerCount(count)}, ${currency === null ? plural('en', count, { one: 'one plan', other: 'one plan each' }) : `converted from ${currency}`}`,
  shown: ({ count, total }: { count: number; total: number }) =>
    count === total ? plans(total) : `${formatNumber(count, 'en')} of ${plans(total)}`,
  range: ({ from, to, total }: { from: number; to: number; total: number }) =>
    `${formatRange(from, to, 'en')} of ${formatNumber(total, 'en')}`,
  loading: 'Loading plans',
  views: { label: 'View', best: 'List', table: 'Table' },
  sort: {
    label: 'Sort',
    submit: 'Sort',
    by: ({ name }: { name: string }) => `Sort by: ${name}`,
    names: {
      trip: 'Trip cost',
      price: 'Lowest price',
      'per-gb': 'Price per GB',
      'per-day': 'Price per day',
      data: 'Most data',
      validity: 'Longest validity',
      rating: 'Provider rating',
      share: 'Most countries',
    },
  },
  filters: {
    heading: 'Filters',
    button: ({ count }: { count: number }) => (count === 0 ? 'Filters' : `Filters · ${formatNumber(count, 'en')}`),
    clear: 'Clear all',
    apply: 'Apply filters',
    show: ({ rows }: { rows: string }) => `Show ${rows}`,
    close: 'Close filters',
    chosen: 'Active filters',
    remove: ({ name }: { name: string }) => `Remove filter: ${name}`,
    more: ({ count }: { count: number }) => `${formatNumber(count, 'en')} more`,
    findProvider: 'Find a provider',
    noProvider: 'No provider with this name',
  },
  facets: {
    price: 'Price',
    data: 'Data',
    validity: 'Validity',
    refund: 'Refunds',
    network: 'Network',
    provider: 'Provider',
    kind: 'Plan type',
    scope: 'Coverage',
    share: 'Countries covered',
    breakout: 'IP address in',
    checked: 'Price checked',
  },
  scope: { local: 'Single country', regional: 'Regional', global: 'Global' },
  share: { all: 'All countries', '75': 'At least three quarters', '50': 'At least half', less: 'Less than half' },
  kind: { total: 'Fixed data', daily: 'Daily data', unlimited: 'Unlimited', payg: 'Pay as you go' },
  checked: { '1d': 'Last 24 hours', '7d': 'Last 7 days', '30d': 'Last 30 days', older: 'More than 30 days ago' },
  under: ({ amount }: { amount: string }) => `Under ${amount}`,
  /** `from` without a unit. */
  between: ({ from, to }: { from: string; to: string }) => `${from}–${to}`,
  atLeast: ({ amount }: { amount: string }) => `${amount} or more`,
  over: ({ amount }: { amount: string }) => `More than ${amount}`,
  notStated: 'Not stated',
  /** On a chip, where the choice alone says too little. */
  choiceOf: ({ name, choice }: { name: string; choice: string }) => `${name}: ${choice}`,
  /** Of a facet: "Network: not stated". */
  notStatedOf: ({ name }: { name: string }) => `${name}: not stated`,
  exitIn: ({ country }: { country: string }) => `IP address: ${country}`,
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  priceFrom: ({ price }: { price: string }) => `From ${price}`,
  priceTo: ({ price }: { price: string }) => `Up to ${price}`,
  promo: 'Include promo prices',
  promoShort: 'Promo prices',
  dominatedShort: 'Hidden plans',
  folded: ({ count }: { count: number }): string =>
    plural('en', count, {
      one: '1 plan is hidden because the same provider has one at least as good on every point.',
      other: `${formatNumber(count, 'en')} plans are hidden because the same provider has others at least as good on every point.`,
    }),
  unfold: 'Show hidden plans',
  unfolded: 'The list includes plans that another from the same provider matches or beats on every point.',
  fold: 'Hide them',
  renewingShort: 'Renewing plans',
  renewing: ({ count, from }: { count: number; from: string | null }): string => {
    const rest = `${from === null ? '' : `, from ${from}`}. You’d have to cancel.`;
    return plural('en', count, {
      one: `1 plan renews by itself and is left out${rest}`,
      other: `${formatNumber(count, 'en')} plans renew by themselves and are left out${rest}`,
    });
  },
  showRenewing: 'Show them',
  renewingShown: 'The list includes plans that renew by themselves until you cancel.',
  hideRenewing: 'Leave them out',
  countPlans: ({ count }: { count: number }) => plans(count),
  countProviders: ({ count }: { count: number }) => sellerCount(count),
  unknown: ({ rows }: { rows: string }) => `Too little detail to tell whether they fit: ${rows}`,
  partial: ({ rows, share }: { rows: string; share: string }) => `In less than ${share} of the countries: ${rows}`,
  short: ({ rows }: { rows: string }) => `Not for this trip: ${rows}`,
  empty: {
    heading: 'No plan matches all filters',
    without: ({ count, name }: { count: number; name: string }): string =>
      plural('en', count, {
        one: `One plan fits without “${name}”.`,
        other: `${formatNumber(count, 'en')} plans fit without “${name}”.`,
      }),
    fewer: 'Try removing a filter.',
    remove: ({ name }: { name: string }) => `Remove “${name}”`,
    clear: 'Clear all filters',
  },
  further: ({ count }: { count: number }) => `+ ${further(count)}`,
  furtherOf: ({ count, provider }: { count: number; provider: string }) => `+ ${further(count)}, ${provider}`,
  allOf: ({ provider, count }: { provider: string; count: number }): string =>
    plural('en', count, {
      one: `The one plan from ${provider}`,
      other: `All ${formatNumber(count, 'en')} plans from ${provider}`,
    }),
  table: {
    label: 'Each provider’s lowest list price by data allowance',
    caption: 'Each provider’s lowest list price. Each column covers plans from its size up to the next.',
    yourTrip: 'your trip',
    lowest: 'lowest',
    none: 'No plan',
  },
  cell: ({
    provider,
    data,
    days,
    price,
    isPaid,
  }: {
    provider: string;
    data: string;
    days: string;
    price: string;
    isPaid: boolean;
  }) => `${provider}, ${data}, ${days}, ${price} (${isPaid ? 'affiliate link, ' : ''}new tab)`,
  /** When the trip is. */
  dates: {
    add: 'Add your dates',
    change: ({ dates }: { dates: string }) => `${dates}: change`,
    heading: 'When is your trip?',
    landing: 'You land on',
    leaving: 'You leave on',
    hour: 'Hour',
    optional: 'optional',
    before: 'Days from buying to landing',
    beforeHint: 'Only counts where a plan starts when bought or installed.',
    submit: 'Show',
  },
};
