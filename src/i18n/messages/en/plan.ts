import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function share(count: number, total: number): string {
  return `${formatNumber(count, 'en')} of ${formatNumber(total, 'en')} ${plural('en', total, { one: 'plan', other: 'plans' })}`;
}

/** Sellers' stated facts, and the site's own metadata for search engines and devices. */
const facts = {
  siteDescription: 'Compare travel eSIM plans by destination: data, days, conditions and price in your own currency.',
  /** Says what the picture of a shared link shows. */
  pictureAlt: 'A sea chart with the site’s logo',
  heading: 'Facts',
  stated: ({ date }: { date: string }) => `As stated by the seller, checked ${date}`,
  notStated: 'Not stated',
  networks: 'Networks',
  starts: 'Starts',
  hotspot: { label: 'Hotspot', yes: 'Allowed', no: 'Not allowed' },
  topUp: { label: 'Top-up', yes: 'Available', no: 'Not available' },
  phoneNumber: { label: 'Phone number', yes: 'Included', no: 'Data only' },
  ekyc: { label: 'ID check', yes: 'Needed', no: 'Not needed' },
  breakout: 'IP address country',
  kinds: 'Plan types',
  currencies: 'Prices in',
  start: {
    firstUse: 'On first connection',
    install: 'When installed',
    purchase: 'When bought',
    within: ({ start, days }: { start: string; days: string }) => `${start}, within ${days} of purchase`,
    onlyWithin: ({ days }: { days: string }) => `Install within ${days} of purchase`,
  },
  kind: { total: 'Fixed data', daily: 'Daily data', unlimited: 'Unlimited', payg: 'Pay as you go' },
  more: ({ count }: { count: number }) => `${formatNumber(count, 'en')} more`,
  /** Some plans state it, the others say nothing or the opposite. */
  onPlans: ({ value, count, total }: { value: string; count: number; total: number }) =>
    `${value} on ${share(count, total)}`,
  notStatedOn: ({ count, total }: { count: number; total: number }) => `Not stated on ${share(count, total)}`,
};

/** Words of one plan: its row in a list and its detail. Amounts, speeds, days and prices arrive formatted. */
export const plan = {
  columns: {
    provider: 'Seller',
    data: 'Data',
    valid: 'Days',
    network: 'Network, after that',
    /** On a region, where it begins with how much of it a plan covers. */
    share: 'Countries, network',
    includes: 'Hotspot, number',
    price: 'Price',
    trip: 'Whole trip',
  },
  unlimited: 'Unlimited',
  /** The seller’s word, and what limits it. */
  unlimitedAs: ({ limits }: { limits: string }) => `“Unlimited”: ${limits}`,
  /** The seller's word, in a narrow column. */
  claimed: '“Unlimited”',
  fast: ({ amount }: { amount: string }) => `${amount} fast`,
  perDayAmount: ({ amount }: { amount: string }) => `${amount}/day`,
  payAsYouGo: 'Pay as you go',
  aDay: ({ amount }: { amount: string }) => `${amount} a day`,
  amountFor: ({ data, days }: { data: string; days: string }) => `${data} for ${days}`,
  dataUnknown: 'Data not stated',
  limits: {
    fullSpeed: ({ amount }: { amount: string }) => `${amount} at full speed`,
    fullSpeedThen: ({ amount, speed }: { amount: string; speed: string }) => `${amount} at full speed, then ${speed}`,
    afterwards: ({ speed }: { speed: string }) => `then ${speed}`,
    upTo: ({ speed }: { speed: string }) => `up to ${speed}`,
    fairUse: ({ words }: { words: string }) => `fair use: “${words}”`,
    notStated: 'limits not stated',
  },
  renews: ({ period }: { period: string | null }) =>
    period === null ? 'Renews until you cancel' : `Renews every ${period} until you cancel`,
  renewedAt: ({ price }: { price: string }) => `then ${price}`,
  /** What a price must not be read without. */
  terms: {
    newCustomersOnly: 'first order only',
    ekyc: 'ID check required',
    activation: 'starts when bought',
    ads: 'with ads',
  },
  noExpiry: 'No expiry',
  networks: ({ count }: { count: number }) => `${formatNumber(count, 'en')} networks`,
  networkUnknown: 'Network not stated',
  scope: {
    local: 'One country or territory',
    countries: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
    named: ({ region, count }: { region: string; count: number }) =>
      `${region}, ${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
    /** On the page of a region: of its countries. */
    share: ({ count, total }: { count: number; total: number }) =>
      `${formatNumber(count, 'en')} of ${formatNumber(total, 'en')} ${plural('en', total, { one: 'country', other: 'countries' })}`,
  },
  features: {
    hotspot: { yes: 'Hotspot', no: 'No hotspot', unknown: 'Hotspot: not stated' },
    topUp: { yes: 'Top-up', no: 'No top-up', unknown: 'Top-up: not stated' },
    phoneNumber: { yes: 'Phone number', no: 'No number', unknown: 'Number: not stated' },
    refund: { yes: 'Refundable', no: 'No refunds', unknown: 'Refunds: not stated' },
  },
  fiveG: { yes: '5G', no: 'No 5G', unknown: '5G: not stated' },
  ekyc: { yes: 'ID check required', no: 'No ID check', unknown: 'ID check: not stated' },
  checked: ({ when }: { when: string }) => `Checked ${when}`,
  stale: ({ date }: { date: string }) => `Not confirmed since ${date}`,
  forTrip: 'For your trip:',
  installs: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'eSIM', other: 'eSIMs' })} to install`,
  times: ({ count, price }: { count: number; price: string }) => `${formatNumber(count, 'en')} × ${price}`,
  equals: ({ terms, sum }: { terms: string; sum: string }) => `${terms} = ${sum}`,
  /** Rounded prices do not add up to the sum. */
  comesTo: ({ terms, sum }: { terms: string; sum: string }) => `${terms} ≈ ${sum}`,
  tripCost: ({ cost }: { cost: string }) => `Trip ${cost}`,
  tripUnknown: 'Price of the whole trip unknown',
  tripShort: 'Not for this trip',
  perDay: ({ price }: { price: string }) => `${price}/day`,
  listPriceOf: 'List price:',
  estimate: 'about',
  listPrice: ({ price }: { price: string }) => `Seller’s price: ${price}`,
  noRate: 'No exchange rate',
  /** In a row, where the provider is named beside it. */
  go: 'Go',
  /** Accessible name of the same: it begins with the visible words. */
  goTo: ({ provider }: { provider: string }) => `Go to ${provider}`,
  compare: { add: 'Compare', label: ({ plan: name }: { plan: string }) => `Compare ${name}` },
  notes: {
    sponsored: 'We may earn a commission on affiliate links. It never changes the order.',
    estimate: ({ date }: { date: string }) =>
      `≈ marks an estimate: the seller’s price, converted at the exchange rate of ${date}.`,
    estimateBetween: ({ from, to }: { from: string; to: string }) =>
      `≈ marks an estimate: the seller’s price, converted at exchange rates of ${from} to ${to}.`,
    units: '1 GB is 1000 MB.',
  },
  rating: ({ mean, count }: { mean: string; count: number }) =>
    `${mean} out of 5 from ${formatNumber(count, 'en')} ${plural('en', count, { one: 'review', other: 'reviews' })}`,
  detail: {
    converted: ({ price, date }: { price: string; date: string }) =>
      `This amount is an estimate: the seller’s price of ${price}, converted at the exchange rate of ${date}.`,
    ownPrice: ({ price }: { price: string }) => `This is the seller’s own price: ${price}.`,
    trip: 'Your trip with this plan',
    smallPrint: 'All terms',
    steps: 'eSIM steps',
    valid: 'Validity',
    days: { '24h': '24-hour periods', calendar: 'calendar days' },
    limits: 'Speed and limits',
    fairUse: 'Fair use, in the seller’s words',
    network: 'Network',
    worksIn: 'Coverage',
    ofDestination: 'Countries covered here',
    breakout: 'IP address country',
    notStated: 'Not stated',
    yes: 'Yes',
    no: 'No',
    hotspot: 'Hotspot',
    topUp: 'Top-up',
    phoneNumber: 'Phone number',
    ekyc: 'ID check',
    subscription: 'Subscription',
    subscriptionYes: 'Yes, renews until you cancel',
    cancelBy: ({ days }: { days: string }) => `Yes. Cancel within ${days} of the start, or you pay again`,
    newCustomersOnly: 'First order only',
    calls: 'Calls and texts',
    minutes: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'minute', other: 'minutes' })}`,
    texts: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'text', other: 'texts' })}`,
    ads: 'Ads',
    starts: 'Starts',
    activation: { 'first-use': 'On first connection', install: 'When installed', purchase: 'When bought' },
    installWithin: ({ days }: { days: string }) => `Install within ${days} of purchase`,
    refund: 'Refund',
    refundRules: {
      never: 'None once bought',
      'until-install': 'Until you install it',
      'until-first-use': 'Until you first use data',
    },
    refundWithin: ({ days }: { days: string }) => `Within ${days} of purchase`,
    refundOfProvider: ({ rule }: { rule: string }) => `Seller’s rule: ${rule}`,
    unusedData: 'Unused data',
    unusedDataRules: {
      lost: 'Lost at the end',
      'kept-on-renewal': 'Kept if you renew or top up in time',
      'carried-over': 'Carried over to the next plan',
    },
    afterEnd: 'When data runs out',
    afterEndRules: {
      stops: 'The connection stops',
      slowed: ({ speed }: { speed: string | null }) => `The connection continues at ${speed ?? 'reduced speed'}`,
      payg: 'The connection continues, pay as you go',
    },
    checked: 'Price checked',
    follow: ({ provider }: { provider: string }) => `Follow ${provider}’s price`,
    place: ({ place, total, order }: { place: number; total: number; order: string }) =>
      `Ranked ${formatNumber(place, 'en')} of ${formatNumber(total, 'en')} (sorted by: ${order}).`,
    method: 'How we rank plans',
    oneDoes: 'One plan covers the whole trip at full speed.',
    allPlans: ({ provider }: { provider: string }) => `About ${provider}`,
    countries: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
    go: ({ provider }: { provider: string }) => `Go to ${provider}`,
    noLink: 'The seller doesn’t give a link to this plan.',
    loading: 'Loading price history',
    failed: 'Price history and coverage couldn’t be loaded.',
    retry: 'Try again',
  },
  promo: {
    code: ({ code }: { code: string }) => `Promo code ${code}`,
    noCode: 'Promo price, no code needed',
    one: ({ price }: { price: string }) => `Promo price of one plan: ${price}.`,
    applied: 'Promo price applied.',
    'switched-off': 'Not in the price shown.',
    'new-customers-only': 'The promo is for a first order.',
    'customers-not-stated': 'The seller doesn’t say whether the promo is for a first order only.',
    'minimum-spend': ({ amount }: { amount: string | null }) =>
      amount === null ? 'The order is below the promo’s minimum.' : `The promo needs a minimum order of ${amount}.`,
    'not-started': ({ date }: { date: string }) => `The promo starts on ${date}.`,
    expired: ({ date }: { date: string }) => `The promo ended on ${date}.`,
    'excluded-kind': 'The promo doesn’t apply to this type of plan.',
    'no-rate': 'No exchange rate for the promo price.',
    until: ({ date }: { date: string }) => `Promo ends on ${date}.`,
  },
  history: {
    verdict: { low: 'Lower than usual (90 days)', usual: 'Usual price (90 days)', high: 'Higher than usual (90 days)' },
    heading: 'Price over the last 90 days',
    summary: ({ from, highest, now }: { from: string; highest: string; now: string }) =>
      `List price over 90 days: started at ${from}, peaked at ${highest}, now ${now}`,
    lowest: ({ price, date }: { price: string; date: string }) => `Lowest in the last 30 days: ${price} on ${date}.`,
    steady: ({ price, date }: { price: string; date: string }) => `${price}, unchanged since ${date}.`,
    changed: ({ before, now, date }: { before: string; now: string; date: string }) =>
      `${before} before ${date}, now ${now}.`,
    stated: ({ date }: { date: string }) => `The seller last updated this price on ${date}.`,
    pinned: ({ date, until }: { date: string; until: string }) =>
      `We checked this price ourselves on ${date}. Until ${until}, it replaces the one in the seller’s list.`,
    none: 'No earlier prices yet.',
  },
  share: {
    link: 'Link to this plan',
    button: 'Share',
    copyFailed: 'Couldn’t copy the link. Copy it from “Link to this plan” instead.',
  },
  report: {
    summary: 'Report a mistake',
    question: 'What is wrong?',
    reasons: {
      'wrong-price': 'The price is different',
      'not-available': 'No longer sold',
      'wrong-details': 'Other details are wrong',
    },
    seen: ({ currency }: { currency: string }) => `Price on the seller’s site, in ${currency} (optional)`,
    send: 'Send report',
    thanks: 'Thank you. We’ve received your report.',
  },
  facts,
};
