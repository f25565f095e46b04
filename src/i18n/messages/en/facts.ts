import { formatNumber } from '#i18n/format-number.ts';

/** Sellers' stated facts, and the site's own metadata for search engines and devices. */
export const facts = {
  siteDescription: 'Compare travel eSIM plans by destination: data, days, conditions and price in your own currency.',
  /** Says what the picture of a shared link shows. */
  pictureAlt: 'A sea chart of the place, with the mark of the site',
  heading: 'Facts',
  stated: ({ date }: { date: string }) => `As stated by the provider, checked ${date}`,
  notStated: 'Not stated',
  networks: 'Networks',
  starts: 'Starts',
  hotspot: { label: 'Hotspot', yes: 'Allowed', no: 'Not allowed' },
  topUp: { label: 'Top-up', yes: 'Available', no: 'Not available' },
  phoneNumber: { label: 'Phone number', yes: 'Included', no: 'Data only' },
  idCheck: { label: 'ID check', yes: 'Needed', no: 'Not needed' },
  breakout: 'IP address in',
  kinds: 'Kinds of plans',
  currencies: 'Sells in',
  start: {
    firstUse: 'On first connection',
    install: 'When installed',
    purchase: 'When bought',
    within: ({ start, days }: { start: string; days: string }) => `${start}, within ${days} of purchase`,
    onlyWithin: ({ days }: { days: string }) => `To be installed within ${days} of purchase`,
  },
  kind: { total: 'Fixed amount', daily: 'Amount per day', unlimited: 'Unlimited', payg: 'Pay as you go' },
  more: ({ count }: { count: number }) => `${formatNumber(count, 'en')} more`,
  /** Some plans state it, the others say nothing or the opposite. */
  onPlans: ({ value, count, total }: { value: string; count: number; total: number }) =>
    `${value} on ${formatNumber(count, 'en')} of ${formatNumber(total, 'en')} plans`,
  notStatedOn: ({ count, total }: { count: number; total: number }) =>
    `Not stated on ${formatNumber(count, 'en')} of ${formatNumber(total, 'en')} plans`,
};
