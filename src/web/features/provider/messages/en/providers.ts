import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

const number = (value: number): string => formatNumber(value, 'en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
  zero: 'th',
};

export const providers = {
  name: 'Sellers',
  count: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'seller', other: 'sellers' })}`,
  description: 'Every eSIM seller we list: who it is, where it is cheapest, and what it leaves unstated.',
  lead: 'Who they are, where they are cheap, and what they leave unsaid.',
  columns: {
    provider: 'Seller',
    seat: 'Registered address',
    cheapestIn: 'Cheapest in',
    median: 'Median rank',
    stated: 'Facts stated',
    read: 'Prices read',
  },
  orders: { cheapest: 'Cheapest in most places', rating: 'Best rated', name: 'Name' },
  title: ({ provider }: { provider: string }) => `${provider}: who it is and where it is cheap`,
  about: ({ provider }: { provider: string }) =>
    `${provider}: the company behind it, its refund rule, where its eSIM plans are cheapest, price moves and reviews.`,
  ofPlaces: ({ count, of }: { count: number; of: number }) => `${number(count)} of ${number(of)}`,
  ordinal: ({ place }: { place: number }) => `${number(place)}${endings[ordinals.select(place)]}`,
  plansFor: ({ count }: { count: number }) =>
    `Plans for ${number(count)} ${plural('en', count, { one: 'destination', other: 'destinations' })}`,
  notRanked: 'not ranked',
  notStated: 'not stated',
  facts: {
    legalName: 'Legal name',
    seat: 'Registered address',
    refund: 'Refund policy',
    noRefundText: 'no text from the seller',
    support: 'Support',
    since: 'Since',
    listedSince: ({ date }: { date: string }) => `listed here since ${date}`,
  },
  cheap: {
    heading: 'Where it is cheap',
    summary: ({ count, of, median }: { count: number; of: number; median: string }) =>
      `Cheapest in ${number(count)} of ${number(of)} ${plural('en', of, { one: 'destination', other: 'destinations' })}, median ${median}`,
    none: 'None of its plans is certain to be enough for this trip.',
    all: ({ count }: { count: number }) => `All ${number(count)} destinations`,
  },
  states: {
    heading: 'What its plans state',
    on: ({ count, of }: { count: number; of: number }) => {
      if (count === 0) return 'stated on none';
      if (count === of) return 'stated on all';
      if (count === 1) return 'stated on one';
      return `stated on ${count * 2 > of ? 'most' : 'some'} (${number(count)})`;
    },
  },
  moves: {
    heading: 'Price moves',
    period: '13 weeks',
    higher: 'Price rises',
    lower: 'Price cuts',
    weeks: 'By week, this week on the right',
    summary: ({ lower, higher, prices }: { lower: number; higher: number; prices: number }) =>
      `${number(lower)} lower, ${number(higher)} higher, of ${number(prices)} ${plural('en', prices, { one: 'price', other: 'prices' })}`,
  },
  list: {
    heading: 'Its price list',
    period: 'as we read it, 90 days',
    summary: ({ read, of }: { read: number; of: number }) =>
      `Read on ${number(read)} of ${number(of)} ${plural('en', of, { one: 'day', other: 'days' })} tried`,
    unread: ({ dates }: { dates: string }) => `Not read on ${dates}.`,
    refused: ({ count, of }: { count: number; of: number }) =>
      `${number(count)} of ${number(of)} ${plural('en', of, { one: 'row', other: 'rows' })} rejected.`,
  },
};
