import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

/** Words of one plan: its row in a list and its detail. Amounts, speeds, days and prices arrive formatted. */
export const plan = {
  columns: {
    provider: 'Provider',
    data: 'Data',
    valid: 'Valid',
    network: 'Network',
    includes: 'Includes',
    perGb: 'Per GB',
    price: 'Price',
    trip: 'Your trip',
  },
  unlimited: 'Unlimited',
  payAsYouGo: 'Pay as you go',
  aDay: ({ amount }: { amount: string }) => `${amount} a day`,
  amountFor: ({ data, days }: { data: string; days: string }) => `${data} for ${days}`,
  dataUnknown: 'Data not stated',
  limits: {
    fullSpeed: ({ amount }: { amount: string }) => `${amount} at full speed`,
    fullSpeedThen: ({ amount, speed }: { amount: string; speed: string }) => `${amount} at full speed, then ${speed}`,
    afterwards: ({ speed }: { speed: string }) => `then ${speed}`,
    upTo: ({ speed }: { speed: string }) => `up to ${speed}`,
    fairUse: ({ words }: { words: string }) => `fair use: ${words}`,
    notStated: 'limits not stated',
  },
  /** What a plan is sold with. */
  terms: { subscription: 'subscription', ads: 'with ads' },
  noExpiry: 'No expiry',
  networkUnknown: 'Network not stated',
  scope: {
    local: 'One country',
    countries: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
    named: ({ region, count }: { region: string; count: number }) =>
      `${region}, ${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
    /** On the page of a region: of its countries. */
    share: ({ count, total }: { count: number; total: number }) =>
      `${formatNumber(count, 'en')} of ${formatNumber(total, 'en')} countries`,
  },
  features: {
    hotspot: { yes: 'Hotspot', no: 'No hotspot', unknown: 'Hotspot: not stated' },
    topUp: { yes: 'Top-up', no: 'No top-up', unknown: 'Top-up: not stated' },
    phoneNumber: { yes: 'Phone number', no: 'No phone number', unknown: 'Phone number: not stated' },
  },
  fiveG: { yes: '5G', no: 'No 5G', unknown: '5G: not stated' },
  idCheck: { yes: 'ID check needed', no: 'No ID check', unknown: 'ID check: not stated' },
  checked: ({ when }: { when: string }) => `Checked ${when}`,
  stale: ({ date }: { date: string }) => `Not confirmed since ${date}`,
  forTrip: 'For your trip:',
  installs: ({ count }: { count: number }) => `${formatNumber(count, 'en')} eSIMs to install`,
  times: ({ count, price }: { count: number; price: string }) => `${formatNumber(count, 'en')} × ${price}`,
  equals: ({ terms, sum }: { terms: string; sum: string }) => `${terms} = ${sum}`,
  /** Rounded prices do not add up to the sum. */
  comesTo: ({ terms, sum }: { terms: string; sum: string }) => `${terms} ≈ ${sum}`,
  tripCost: ({ cost }: { cost: string }) => `Trip ${cost}`,
  tripUnknown: 'Trip cost not known',
  tripShort: 'Not for this trip',
  perDay: ({ price }: { price: string }) => `${price}/day`,
  listPriceOf: 'List price:',
  estimate: 'about',
  listPrice: ({ price }: { price: string }) => `Provider’s price ${price}`,
  noRate: 'No exchange rate',
  /** In a row, where the seller is named beside it. */
  go: 'Go',
  /** Accessible name of the same: it begins with the visible words. */
  goTo: ({ provider }: { provider: string }) => `Go to ${provider}`,
  compare: { add: 'Compare', label: ({ plan: name }: { plan: string }) => `Compare ${name}` },
  notes: {
    sponsored: 'We may earn a commission on links marked as paid. It does not change the order.',
    estimate: ({ date }: { date: string }) =>
      `≈ marks an estimate: the provider’s price, converted at the exchange rate of ${date}.`,
    estimateBetween: ({ from, to }: { from: string; to: string }) =>
      `≈ marks an estimate: the provider’s price, converted at exchange rates of ${from} to ${to}.`,
    units: '1 GB is 1000 MB.',
  },
  rating: ({ mean, count }: { mean: string; count: number }) =>
    `${mean} out of 5 from ${formatNumber(count, 'en')} ${plural('en', count, { one: 'review', other: 'reviews' })}`,
  detail: {
    converted: ({ price, date }: { price: string; date: string }) =>
      `The amount is an estimate: the provider’s price of ${price}, converted at the exchange rate of ${date}.`,
    ownPrice: ({ price }: { price: string }) => `The provider itself asks ${price}: nothing is converted.`,
    smallPrint: 'Small print',
    valid: 'Valid for',
    days: { '24h': 'days of 24 hours', calendar: 'calendar days' },
    limits: 'Speed and limits',
    fairUse: 'Fair use, in the seller’s words',
    network: 'Network',
    worksIn: 'Works in',
    ofDestination: 'Of this destination',
    breakout: 'IP address in',
    notStated: 'Not stated',
    yes: 'Yes',
    no: 'No',
    hotspot: 'Hotspot',
    topUp: 'Top-up',
    phoneNumber: 'Phone number',
    idCheck: 'ID check',
    subscription: 'Subscription',
    subscriptionYes: 'Yes, renews until you cancel',
    newCustomersOnly: 'New customers only',
    calls: 'Calls and texts',
    minutes: ({ count }: { count: number }) => `${formatNumber(count, 'en')} minutes`,
    texts: ({ count }: { count: number }) => `${formatNumber(count, 'en')} texts`,
    ads: 'Ads',
    starts: 'Starts',
    activation: { 'first-use': 'With the first use', install: 'When installed', purchase: 'When bought' },
    installWithin: ({ days }: { days: string }) => `Install within ${days} of buying`,
    checked: 'Price checked',
    follow: ({ provider }: { provider: string }) => `Follow ${provider}’s price`,
    whenEnds: 'When does it end?',
    workedOut: 'Worked out',
    place: ({ place, total, order }: { place: number; total: number; order: string }) =>
      `Place ${formatNumber(place, 'en')} of ${formatNumber(total, 'en')}, ordered by: ${order}.`,
    method: 'How this order comes about',
    oneDoes: 'One plan covers the whole trip at full speed.',
    allPlans: ({ provider }: { provider: string }) => `About ${provider}`,
    countries: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
    go: ({ provider }: { provider: string }) => `Go to ${provider}`,
    noLink: 'The seller’s feed names no page for this plan.',
    loading: 'Loading price history',
    failed: 'Price history and coverage could not be loaded.',
    retry: 'Try again',
  },
  promo: {
    code: ({ code }: { code: string }) => `Promo code ${code}`,
    noCode: 'Promo price, no code needed',
    one: ({ price }: { price: string }) => `Promo price of one plan: ${price}.`,
    applied: 'The promo price is counted.',
    'switched-off': 'There is a promo price, but promo prices are switched off.',
    'new-customers-only': 'The promo is for new customers.',
    'customers-not-stated': 'The seller does not say whether returning customers get the promo.',
    'minimum-spend': ({ amount }: { amount: string | null }) =>
      amount === null ? 'The order does not reach the promo’s minimum.' : `The promo needs an order of ${amount}.`,
    'not-started': ({ date }: { date: string }) => `The promo starts on ${date}.`,
    expired: ({ date }: { date: string }) => `The promo ended on ${date}.`,
    'excluded-kind': 'The promo leaves out this kind of plan.',
    'no-rate': 'There is no exchange rate for the promo price.',
    until: ({ date }: { date: string }) => `Until ${date}.`,
  },
  history: {
    verdict: { low: 'Low for 90 days', usual: 'Usual for 90 days', high: 'High for 90 days' },
    heading: 'Price in 90 days',
    summary: ({ from, highest, now }: { from: string; highest: string; now: string }) =>
      `List price over 90 days: from ${from}, highest ${highest}, now ${now}`,
    lowest: ({ price, date }: { price: string; date: string }) => `Lowest in 30 days: ${price}, ${date}.`,
    steady: ({ price, date }: { price: string; date: string }) => `${price}, unchanged since ${date}.`,
    changed: ({ before, now, date }: { before: string; now: string; date: string }) =>
      `${before} before ${date}, now ${now}.`,
    stated: ({ date }: { date: string }) => `The seller’s list dates this price ${date}.`,
    pinned: ({ date, until }: { date: string; until: string }) =>
      `We checked this price ourselves on ${date}. Until ${until} it replaces the one in the provider’s list.`,
    none: 'No earlier price is known.',
  },
  share: {
    link: 'Link to this plan',
    button: 'Share',
    copyFailed: 'The link could not be copied. Copy it from “Link to this plan” instead.',
  },
  report: {
    summary: 'Report a wrong price',
    question: 'What is wrong?',
    reasons: {
      'wrong-price': 'The price is different',
      'not-available': 'It is not sold any more',
      'wrong-details': 'Other details are wrong',
    },
    send: 'Send report',
    thanks: 'Thank you. Your report has arrived.',
  },
};
