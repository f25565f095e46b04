import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

/** Words of one row in a list of plans. Amounts, speeds, days and prices arrive formatted. */
export const plan = {
  columns: {
    provider: 'Provider',
    data: 'Data',
    valid: 'Valid',
    network: 'Network',
    includes: 'Includes',
    perGb: 'Per GB',
    price: 'Price',
    link: 'Link',
  },
  unlimited: 'Unlimited',
  payAsYouGo: 'Pay as you go',
  aDay: ({ amount }: { amount: string }) => `${amount} a day`,
  dataUnknown: 'Data not stated',
  limits: {
    fullSpeed: ({ amount }: { amount: string }) => `${amount} at full speed`,
    fullSpeedThen: ({ amount, speed }: { amount: string; speed: string }) => `${amount} at full speed, then ${speed}`,
    afterwards: ({ speed }: { speed: string }) => `then ${speed}`,
    upTo: ({ speed }: { speed: string }) => `up to ${speed}`,
    fairUse: ({ words }: { words: string }) => `fair use: ${words}`,
    notStated: 'limits not stated',
  },
  noExpiry: 'No expiry',
  networkUnknown: 'Network not stated',
  scope: {
    local: 'One country',
    countries: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
    named: ({ region, count }: { region: string; count: number }) =>
      `${region}, ${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
  },
  features: {
    hotspot: { yes: 'Hotspot', no: 'No hotspot', unknown: 'Hotspot: not stated' },
    topUp: { yes: 'Top-up', no: 'No top-up', unknown: 'Top-up: not stated' },
    phoneNumber: { yes: 'Phone number', no: 'No phone number', unknown: 'Phone number: not stated' },
  },
  checked: ({ when }: { when: string }) => `Checked ${when}`,
  lowest: 'Lowest price',
  estimate: 'about',
  listPrice: ({ price }: { price: string }) => `Provider’s price ${price}`,
  noRate: 'No exchange rate',
  view: 'View',
  viewLabel: ({ provider, data, days, price }: { provider: string; data: string; days: string; price: string }) =>
    `View ${provider}, ${data}, ${days}, ${price} on the provider’s site (sponsored link)`,
  sponsored: 'Sponsored',
  notes: {
    sponsored:
      'View opens the provider’s own site. These are sponsored links: we may earn a commission. It does not change the order.',
    estimate: ({ date }: { date: string }) =>
      `≈ marks an estimate: the provider’s price, converted at the exchange rate of ${date}.`,
    estimateBetween: ({ from, to }: { from: string; to: string }) =>
      `≈ marks an estimate: the provider’s price, converted at exchange rates of ${from} to ${to}.`,
    units: '1 GB is 1000 MB.',
  },
};
