import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

export const regions = {
  title: 'All eSIM destinations: countries and regions',
  description: ({ countries }: { countries: number }) =>
    `Travel eSIM plans for ${formatNumber(countries, 'en')} ${plural('en', countries, {
      one: 'country or territory',
      other: 'countries and territories',
    })} and for regions that span several of them, with the lowest price of 5 GB for 7 days.`,
  heading: 'Destinations',
  finder: { label: 'Country or region', submit: 'Search', clear: 'Clear search' },
  results: {
    heading: ({ query }: { query: string }) => `Destinations that match “${query}”`,
  },
  counts: ({ countries, regions: count }: { countries: string; regions: number }) =>
    `${countries} and ${formatNumber(count, 'en')} ${plural('en', count, { one: 'region', other: 'regions' })}`,
  countriesOf: ({ count, of }: { count: number; of: number }) =>
    `Plans for ${formatNumber(count, 'en')} of ${formatNumber(of, 'en')} countries`,
  regionsHeading: 'Regions',
  popular: 'Most looked at',
  byRegion: 'By region',
  letters: 'A to Z',
  letter: ({ initial }: { initial: string }) => `Destinations under ${initial}`,
  priceNote: 'Lowest price of 5 GB for 7 days',
  noPlan: 'no plan of 5 GB',
  whole: 'Plans for the whole region',
  more: ({ count, within }: { count: number; within: string }) => `${formatNumber(count, 'en')} more ${within}`,
  partsHeading: 'Parts of a continent',
};
