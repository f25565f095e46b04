import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

export const home = {
  title: 'Compare travel eSIMs',
  description: ({ providers, destinations }: { providers: number; destinations: number }) =>
    `Compare travel eSIM plans from ${formatNumber(providers, 'en')} ${plural('en', providers, {
      one: 'provider',
      other: 'providers',
    })} in ${formatNumber(destinations, 'en')} ${plural('en', destinations, {
      one: 'destination',
      other: 'destinations',
    })}: data, days, conditions and price in your own currency.`,
  heading: 'Travel eSIMs, side by side',
  summary: ({ providers, destinations }: { providers: number; destinations: number }) =>
    `Data plans from ${formatNumber(providers, 'en')} ${plural('en', providers, {
      one: 'provider',
      other: 'providers',
    })} in ${formatNumber(destinations, 'en')} ${plural('en', destinations, {
      one: 'destination',
      other: 'destinations',
    })}.`,
  finder: { label: 'Where', placeholder: 'Country or region', submit: 'Find plans' },
  popular: {
    heading: 'Popular destinations',
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
        heading: 'Say where you go',
        text: 'Choose a country or a region, and its plans are listed in one place.',
      },
      compare: {
        heading: 'See which plan costs least',
        text: 'Plans are ordered by price. Speed caps and conditions are stated next to it.',
      },
      buy: {
        heading: 'Buy from the provider',
        text: 'You go to the provider’s own site, buy there, and scan the code it sends you.',
      },
    },
  },
  league: {
    heading: 'What a gigabyte costs',
    lead: 'The lowest price per GB among plans with a fixed amount of data, in the most visited destinations.',
  },
  reviews: { heading: 'Latest reviews', all: 'All reviews', empty: 'No reviews have been published yet.' },
};
