import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

export const regions = {
  title: 'All eSIM destinations: countries and regions',
  description: ({ countries }: { countries: number }) =>
    `Travel eSIM plans for ${formatNumber(countries, 'en')} ${plural('en', countries, {
      one: 'country or territory',
      other: 'countries and territories',
    })} and for regions that span several of them, with the lowest price of 5 GB for 7 days.`,
  heading: 'Regions and countries',
  summary: ({ regions: regionCount, countries }: { regions: number; countries: number }) =>
    `${formatNumber(regionCount, 'en')} ${plural('en', regionCount, {
      one: 'region',
      other: 'regions',
    })}, ${formatNumber(countries, 'en')} ${plural('en', countries, {
      one: 'country or territory',
      other: 'countries and territories',
    })} with at least one plan.`,
  finder: { label: 'Country or region', submit: 'Search', clear: 'Show all' },
  results: {
    heading: ({ query }: { query: string }) => `Destinations that match “${query}”`,
    none: ({ query }: { query: string }) => `No destination matches “${query}”.`,
  },
  regionsHeading: 'Regions',
  countriesHeading: 'Countries and territories',
  letters: 'Jump to a letter',
  priceNote: 'Lowest price of 5 GB for 7 days, unless another amount is shown',
  continentsHeading: 'Continents',
  partsHeading: 'Parts of a continent',
  show: { label: 'Show', all: 'All', regions: 'Regions', countries: 'Countries' },
};
