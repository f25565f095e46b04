import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function share(count: number, total: number): string {
  return `${formatNumber(count, 'en')} of ${formatNumber(total, 'en')} ${plural('en', total, { one: 'plan', other: 'plans' })}`;
}

/** Sellers' stated facts, and the site's own metadata for search engines and devices. */
export const facts = {
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
  breakout: 'IP address in',
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
