import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

export const home = {
  title: 'Compare travel eSIM plans and prices',
  description: ({ providers, destinations }: { providers: number; destinations: number }) =>
    `Compare travel eSIM plans from ${formatNumber(providers, 'en')} ${plural('en', providers, {
      one: 'seller',
      other: 'sellers',
    })} for ${formatNumber(destinations, 'en')} ${plural('en', destinations, {
      one: 'destination',
      other: 'destinations',
    })}: data, days, conditions and price in your own currency.`,
  heading: 'Compare travel eSIMs',
  summary: ({ plans, providers, destinations }: { plans: number; providers: number; destinations: number }) =>
    `${formatNumber(plans, 'en')} data ${plural('en', plans, { one: 'plan', other: 'plans' })} from ${formatNumber(providers, 'en')} ${plural(
      'en',
      providers,
      {
        one: 'seller',
        other: 'sellers',
      },
    )} for ${formatNumber(destinations, 'en')} ${plural('en', destinations, {
      one: 'destination',
      other: 'destinations',
    })}.`,
  /** Under the first sentence. */
  severalCountries: { question: 'Visiting several countries?', link: 'Plan your whole trip' },
  popular: {
    heading: 'Popular destinations',
    lead: 'Lowest price for 7 days and 5 GB, unless another amount is shown.',
    all: ({ count }: { count: number }) =>
      `All ${formatNumber(count, 'en')} ${plural('en', count, { one: 'destination', other: 'destinations' })}`,
    browse: 'Browse all',
    /** Stands under the number of destinations. */
    unit: ({ count }: { count: number }): string => plural('en', count, { one: 'destination', other: 'destinations' }),
  },
  regions: {
    heading: 'One plan for a whole region',
    lead: 'Regional eSIMs keep working when you cross a border.',
    all: 'All regions',
  },
  how: {
    heading: 'How it works',
    steps: {
      where: {
        heading: 'Tell us where and for how long',
        text: 'Choose a country or region, how many days you’re staying and how much data you need.',
      },
      compare: {
        heading: 'See which plan costs least',
        text: 'Plans are sorted by what your whole trip would cost. Speed limits and conditions are shown next to the price.',
      },
      buy: {
        heading: 'Buy from the seller',
        text: 'Go to the seller’s own site, buy there and scan the code it sends you.',
      },
    },
  },
  pins: 'Lowest prices on the map',
  reviews: {
    heading: 'Latest reviews',
    all: ({ count }: { count: number }) =>
      `All ${formatNumber(count, 'en')} ${plural('en', count, { one: 'review', other: 'reviews' })}`,
    empty: 'No reviews yet.',
  },
};
