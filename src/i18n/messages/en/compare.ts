import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'plan', other: 'plans' })}`;
}

/** Plans side by side, and the tray they are collected in. Amounts, days and prices arrive formatted. */
export const compare = {
  title: 'Compare eSIM plans',
  titleOf: ({ names }: { names: string }) => `Compare eSIM plans: ${names}`,
  description:
    'Up to four travel eSIM plans side by side: what your trip costs with each, data, networks and conditions.',
  heading: ({ count }: { count: number }) => (count === 0 ? 'Compare plans' : `Compare ${plans(count)}`),
  shareable: 'The link can be shared',
  empty: {
    heading: 'Nothing to compare yet',
    text: 'Choose up to four plans in any list with the box beside them. They stay in this browser until you take them out.',
    action: 'Choose a destination',
  },
  onlyOne: 'Only one plan chosen',
  oneHint: 'Add another to see how they differ.',
  addMore: ({ place }: { place: PlaceForms }) => (place.isWorld ? 'Add a global plan' : `Add a plan ${place.for}`),
  onlyDifferences: 'Only differences',
  table: 'Plans side by side. The table scrolls sideways.',
  remove: ({ plan }: { plan: string }) => `Remove ${plan}`,
  best: 'best here',
  print: 'Print',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Copy the address of this page instead.',
  legend: 'marks the best figure of a row.',
  save: 'Keep in this browser',
  saveHint: 'Puts these plans into your tray and makes this page readable without a connection.',
  saved: 'Kept in this browser, readable without a connection.',
  unknownHint: '“Not stated” means that the seller does not say, not that the answer is no.',
  method: 'How we work these figures out',
  rows: {
    groupTrip: 'Your trip',
    groupPrice: 'Price',
    groupData: 'Data and time',
    groupNetwork: 'Network',
    groupIncludes: 'Includes and conditions',
    groupSeller: 'Seller',
    groupSame: 'The same for all',
    cost: 'Cost of the trip',
    need: 'Data and days',
    why: 'Why',
    price: 'One plan',
    promo: 'Promo',
    perGb: 'Per GB',
    perDay: 'Per day of the plan',
    rating: 'Rating',
    noReviews: 'No reviews yet',
    noPromo: 'None stated',
    notForTrip: 'Does not serve this trip',
    costUnknown: 'Not known',
    noFigure: 'Does not apply',
    noLimits: 'None stated',
    networksOf: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })} with networks named`,
  },
  notices: {
    withdrawn: ({ provider, plan, price, date }: { provider: string; plan: string; price: string; date: string }) =>
      `${provider}, ${plan}: no longer offered. Its last price, seen on ${date}, was ${price}.`,
    unknown: ({ ids }: { ids: string }) => `There is no plan with the number ${ids}.`,
    unread: ({ words }: { words: string }) => `This is not the number of a plan: ${words}.`,
    beyond: ({ ids }: { ids: string }) =>
      `Four plans is the most that fit side by side. Left out: plan ${ids}. Remove one to make room.`,
    replace: ({ id }: { id: number }) => `Show plan ${id} instead of the last one`,
    rest: 'Everything else in the address is shown.',
  },
  tray: {
    label: 'Plans to compare',
    compare: ({ count }: { count: number }) => `Compare ${formatNumber(count, 'en')}`,
    compareLabel: ({ count }: { count: number }) => `Compare ${plans(count)}`,
    clear: 'Clear',
    close: 'Hide the tray',
    addAnother: 'Add a plan',
    count: ({ count }: { count: number }) => `${plans(count)} to compare, four at most.`,
    full: ({ plan }: { plan: string }) => `Four plans is the most you can compare. Which one shall ${plan} replace?`,
    replace: ({ plan }: { plan: string }) => `Replace ${plan}`,
    cancel: 'Keep the four',
  },
};
