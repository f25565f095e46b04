import { formatNumber, formatRange } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  zero: 'th',
  many: 'th',
  other: 'th',
};

function plans(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'plan', other: 'plans' })}`;
}

function sellerCount(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'seller', other: 'sellers' })}`;
}

function further(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'more plan', other: 'more plans' })}`;
}

/** The prices of all sellers on one line, and the visitor's own price among them. Amounts, days and trips arrive formatted. */
const ruler = {
  heading: 'Your own price',
  compare: 'Have an offer? See how good it is',
  close: 'Back to the plans',
  field: 'An offer, as you see it',
  example: '5 GB 30 days $9',
  check: 'Check',
  notKept: 'Nothing is kept.',
  read: ({ facts }: { facts: string }) => `Read as ${facts}.`,
  tripDays: ({ days }: { days: string }) => `No days given, so we use your trip’s: ${days}.`,
  pageCurrency: ({ currency }: { currency: string }) => `No currency given, so we use ${currency}.`,
  notRight: 'Not right?',
  fields: { amount: 'Data', days: 'Days', price: 'Price' },
  missing: {
    amount: 'How much data is it for?',
    days: 'How many days is it for?',
    price: 'Could not find a price in this.',
    rate: 'This currency cannot be converted.',
  },
  unclear: 'This can be read in two ways. Please type each part:',
  short: ({ part, missing }: { part: string; missing: string | null }) =>
    missing === null
      ? `${part} is less than your trip needs; compared as ${part}.`
      : `${part} is ${missing} short of your trip; compared as ${part}.`,
  rank: {
    higher: ({ count, of }: { count: number; of: number }) =>
      `Higher than ${formatNumber(count, 'en')} of ${sellerCount(of)}`,
    lower: ({ count, of }: { count: number; of: number }) =>
      `Lower than ${formatNumber(count, 'en')} of ${sellerCount(of)}`,
    lowest: ({ of }: { of: number }) => `Lower than all ${formatNumber(of, 'en')}: we know nothing cheaper`,
    usual: 'About usual',
    few: ({ count }: { count: number }) =>
      count === 0 ? 'No seller to compare with' : `Only ${sellerCount(count)}: not enough to compare with`,
  },
  comparedFor: ({ trip }: { trip: string }) => `For ${trip}.`,
  usual: ({ price, more, less }: { price: string; more: string | null; less: string | null }) => {
    if (more !== null) return `The usual price is ${price}: you would pay ${more} more.`;
    return less === null
      ? `The usual price is ${price}, the same as yours.`
      : `The usual price is ${price}: you would pay ${less} less.`;
  },
  lowest: ({ price }: { price: string }) => `The lowest is ${price}.`,
  cheaper: ({ count }: { count: number }): string => {
    if (count === 3) return 'Three that ask less for the same';
    return count === 2 ? 'Two that ask less for the same' : 'One that asks less for the same';
  },
  none: 'Nobody here asks less. Keep yours.',
  saves: ({ price }: { price: string }) => `saves ${price}`,
  instead: ({ days, instead }: { days: string; instead: string }) => `${days} instead of ${instead}`,
  slow: 'slow for part of the trip',
  stops: 'stops when the data is used up',
  endUnknown: 'not stated what happens after the data',
  bought: 'Bought yours already? Keep it if it has the hotspot or number you need:',
  leavesOut: 'see what the offers here leave out',
  line: ({ count, trip, lowest, lower, upper, highest }: RulerFacts) =>
    `Prices of ${sellerCount(count)} for ${trip}: lowest ${lowest}, half between ${lower} and ${upper}, highest ${highest}.`,
  marked: ({ name, price }: { name: string | null; price: string }) => `${name ?? 'Yours'}: ${price}.`,
  yours: ({ price }: { price: string }) => `yours, ${price}`,
  half: ({ lower, upper }: { lower: string; upper: string }) => `half of them ${lower} to ${upper}`,
  ticks: ({ count, trip }: { count: number; trip: string }) =>
    `${sellerCount(count)} ${plural('en', count, { one: 'has', other: 'have' })} a plan for ${trip}. Each tick is one of them, taller where several ask the same.`,
  empty: 'No seller has a plan for this trip with these choices.',
  table: 'Show as a table',
};

interface RulerFacts {
  readonly count: number;
  readonly trip: string;
  readonly lowest: string;
  readonly lower: string;
  readonly upper: string;
  readonly highest: string;
}

interface OwnSimSum {
  readonly price: string;
  readonly data: string;
  readonly cost: string;
  readonly rate: string;
  readonly country: string;
}

/** The list of plans with its filters, views and orders. Amounts, days and prices arrive formatted. */
export const list = {
  ruler,
  heading: 'Plans for this trip',
  sellers: ({ count, currency }: { count: number; currency: string | null }) =>
    `${sellerCount(count)}, ${currency === null ? plural('en', count, { one: 'one plan', other: 'one plan each' }) : `converted from ${currency}`}`,
  /** Among all sellers. */
  rank: ({ place, of }: { place: number; of: number }) =>
    place === 1
      ? `Lowest of ${sellerCount(of)}`
      : `${formatNumber(place, 'en')}${endings[ordinals.select(place)]} of ${sellerCount(of)}`,
  best: ({ rank }: { rank: string }) => `lowest price: ${rank}`,
  /** What holds for every plan of the list. */
  each: ({ conditions }: { conditions: string }) => `each: ${conditions}`,
  lowestHere: ({ days, data }: { days: string; data: string | null }) =>
    data === null ? `Lowest here for ${days}, unlimited data` : `Lowest here for ${days} and ${data}`,
  shown: ({ count, total }: { count: number; total: number }) =>
    count === total ? plans(total) : `${formatNumber(count, 'en')} of ${plans(total)}`,
  showMore: ({ count }: { count: number }) => `Show ${formatNumber(count, 'en')} more`,
  range: ({ from, to, total }: { from: number; to: number; total: number }) =>
    `${formatRange(from, to, 'en')} of ${formatNumber(total, 'en')}`,
  loading: 'Loading plans',
  views: { label: 'View', best: 'List', table: 'Table' },
  sort: {
    label: 'Sort',
    submit: 'Sort',
    by: ({ name }: { name: string }) => `Sort by: ${name}`,
    names: {
      trip: 'Whole trip',
      price: 'Lowest price',
      'per-gb': 'Price per GB',
      'per-day': 'Price per day',
      data: 'Most data',
      validity: 'Longest validity',
      rating: 'Seller rating',
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
    findProvider: 'Find a seller',
    noProvider: 'No seller with this name',
  },
  facets: {
    price: 'Price',
    data: 'Data',
    validity: 'Validity',
    refund: 'Refunds',
    network: 'Network',
    provider: 'Seller',
    kind: 'Plan type',
    scope: 'Plan area',
    share: 'Countries covered',
    breakout: 'IP address country',
    checked: 'Price checked',
  },
  scope: { local: 'One country or territory', regional: 'Regional', global: 'Global' },
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
      one: '1 plan is hidden: the same seller has another that’s as good or better on every point.',
      other: `${formatNumber(count, 'en')} plans are hidden: the same seller has others that are as good or better on every point.`,
    }),
  unfold: 'Show hidden plans',
  unfolded: 'Hidden plans are shown.',
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
  unknown: ({ rows }: { rows: string }) => `Might fit (details missing): ${rows}`,
  partial: ({ rows, share }: { rows: string; share: string }) => `Work in less than ${share} of the countries: ${rows}`,
  short: ({ rows }: { rows: string }) => `Don’t fit this trip: ${rows}`,
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
    label: 'Each seller’s lowest list price by data allowance',
    caption: 'Each seller’s lowest list price for at least this much data, up to the next column.',
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
  /** The visitor's own SIM. Amounts arrive formatted. */
  ownSim: {
    name: 'Your own SIM',
    ask: 'Your own SIM: which country is it from?',
    choose: 'Country',
    none: 'I have none',
    submit: 'Show',
    law: { eu: 'If it roams · EU rules', eea: 'If it roams · EEA rules' },
    asOf: ({ date }: { date: string }) => `as of ${date}`,
    offer: ({ operator, place }: { operator: string; place: string }) =>
      `What ${operator} charges for each day you use data. Ask before you go: “${place}: what does a day of data cost, and how many GB are in it?” We earn nothing from this row.`,
    atMost: 'at most',
    sum: ({ price, data, cost, rate, country }: OwnSimSum) =>
      `At most ${price} more, on data your contract includes: ${data} × ${cost}, the most an operator may be charged for a GB, + ${rate}% VAT (${country}). Rounded up. Nothing at all within your contract’s fair-use volume.`,
    monthly: 'What do you pay a month, VAT included?',
    free: ({ price, data }: { price: string; data: string }) =>
      `Then this trip costs ${price} more at most: at least ${data} roam without a surcharge, or all of your GB if you have fewer.`,
    more: 'It costs more if your contract doesn’t roam, once its GB are used up (then as at home), if you pay by the megabyte, on ships and planes, and if you spend most of four months abroad.',
    question: ({ place }: { place: string }) =>
      `Ask your operator: “${place}: does my contract roam there, and how many GB may I use?” We earn nothing from this row.`,
    checked: ({ name, date }: { name: string; date: string }) => `${name} read the articles of the law on ${date}.`,
    unchecked: 'Nobody has checked this against the law’s own text yet.',
  },
  /** Three questions before paying. */
  before: {
    heading: 'Before you pay',
    bought: 'Bought it? Your eSIM steps',
    ask: 'Does my phone fit?',
    ready: 'Phone ready',
    locked: 'Phone locked',
    noEsim: 'No eSIM',
    known: ({ count }: { count: number }) => `${count} of 3 known`,
    kept: 'Kept on this device only',
    done: 'Done',
    close: 'Close',
    eid: {
      question: 'Does your phone support eSIM?',
      hint: 'Dial *#06#. An EID line means yes.',
      good: 'EID shows',
      bad: 'No EID',
      unsure: 'Not sure',
    },
    lock: {
      question: 'Is it locked to an operator?',
      hint: 'iPhone: Settings › General › About, “No SIM restrictions” means no. Android: another operator’s SIM works in it.',
      good: 'Not locked',
      bad: 'Locked',
      unsure: 'Not sure',
    },
    own: {
      question: 'What does your own SIM cost on this trip?',
      hint: 'Ask your operator for the price of a day of data.',
      good: 'Nothing extra',
      bad: 'Extra',
      unsure: 'Not sure',
    },
    model: {
      summary: 'Can’t dial?',
      elsewhere: 'The EID is also in the settings. iPhone: General › About. Android: About phone › Status.',
      label: 'Model',
      yes: 'This model supports eSIM. To be sure, look for the EID.',
      no: 'This model is listed as having no eSIM. To be sure, look for the EID.',
      ask: 'The model alone isn’t enough: look for the EID.',
    },
    purchase: {
      summary: 'Where and when was it bought?',
      where: 'Bought in',
      other: 'Elsewhere',
      bought: 'Bought on',
      unlocked: 'By that day, phones were sold unlocked there. The test above decides.',
      'new-models':
        'Models launched there since October 2021 are sold unlocked; older ones may not be. The test above decides.',
      instalments: 'Paid in instalments? It may be locked until it’s paid off. The test above decides.',
      look: 'That doesn’t settle it. The test above decides.',
    },
    wrong: {
      locked: {
        text: 'Your phone is locked: this eSIM can’t be installed until your operator unlocks it.',
        way: 'How to unlock',
      },
      noEsim: { text: 'Your phone shows no EID: it doesn’t support eSIM.', way: 'What works instead' },
    },
    note: ({ price, words }: { price: string; words: string }) => `Your own SIM: at most ${price} more. ${words}`,
    free: 'Your own SIM costs nothing extra here.',
    forget: { button: 'Clear my answers about the phone', done: 'Cleared.' },
  },
};
