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
    'Compare up to four travel eSIM plans side by side: price of the whole trip, data, networks and conditions.',
  heading: ({ count }: { count: number }) => (count === 0 ? 'Compare plans' : `Compare ${plans(count)}`),
  shareable: 'You can share this link',
  empty: {
    heading: 'Nothing ticked yet',
    text: 'Tick “Compare” on two to four plans. They stay here until you remove them, even if you leave the page.',
    lastSeen: 'Or start with the answers you saw last:',
    answers: ({ count }: { count: number }): string =>
      count === 3 ? 'Compare the three answers' : 'Compare the two answers',
    action: 'Choose a destination',
  },
  onlyOne: 'Only one plan chosen',
  addMore: ({ place }: { place: PlaceForms }) => (place.isWorld ? 'Add a global plan' : `Add a plan ${place.for}`),
  onlyDifferences: 'Differences only',
  table: 'Plans side by side. The table scrolls sideways.',
  removed: ({ provider, count }: { provider: string; count: number }) =>
    `${provider} removed, ${formatNumber(count, 'en')} left`,
  rivals: 'Two rivals that cost about the same',
  withRivals: 'Compare with ticked plans',
  remove: ({ plan }: { plan: string }) => `Remove ${plan}`,
  best: 'best',
  print: 'Print',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Couldn’t copy the link. Copy this page’s address instead.',
  legend: 'The lowest price for the trip is magenta; the best figure in a row is bold.',
  save: 'Save for offline',
  saveHint: 'Keeps these plans in your comparison and lets you read this page offline.',
  saved: 'Saved. You can read this page offline.',
  unknownHint: '“Not stated” means the seller doesn’t say, not that the answer is no.',
  method: 'How we calculate these figures',
  rows: {
    groupSame: 'The same for all',
    cost: 'Whole trip',
    need: 'Data and days',
    steps: 'Show steps',
    price: 'One plan',
    promo: 'Promo',
    until: ({ date }: { date: string }) => `until ${date}`,
    perGb: 'Per GB',
    rating: 'Rating',
    noReviews: 'No reviews yet',
    notForTrip: 'Not for this trip',
    costUnknown: 'Unknown',
    noFigure: 'Not applicable',
    networksOf: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })} with networks listed`,
  },
  notices: {
    withdrawn: ({ provider, plan, price, date }: { provider: string; plan: string; price: string; date: string }) =>
      `${provider}, ${plan}: no longer sold. Its last price was ${price}, seen on ${date}.`,
    unknown: ({ ids }: { ids: string }) => `No plan found for: ${ids}.`,
    unread: ({ words }: { words: string }) => `We couldn’t read part of the link: ${words}.`,
    beyond: ({ ids }: { ids: string }) =>
      `You can compare up to four plans. Left out: ${ids}. Remove one to make room.`,
    replace: ({ id }: { id: number }) => `Show plan ${id} instead of the last one`,
    rest: 'The other plans in the link are shown.',
  },
  tray: {
    label: 'Plans to compare',
    compare: ({ count }: { count: number }) => `Compare ${formatNumber(count, 'en')}`,
    one: '1 ticked: add one more',
    compareLabel: ({ count }: { count: number }) => `Compare ${plans(count)}`,
    clear: 'Clear',
    close: 'Hide the tray',
    addAnother: 'Add a plan',
    count: ({ count }: { count: number }) => `${plans(count)} to compare (four at most).`,
    full: ({ plan }: { plan: string }) => `You can compare up to four plans. Which one should ${plan} replace?`,
    replace: ({ plan }: { plan: string }) => `Replace ${plan}`,
    cancel: 'Keep these four',
  },
};
