import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

/** Destination search in the header, and the finder of the home page. */
export const search = {
  clear: 'Clear',
  cancel: 'Cancel',
  close: 'Close search',
  groups: { popular: 'Popular destinations', countries: 'Countries', regions: 'Regions', parts: 'Cities and areas' },
  /** Announced to screen readers while the visitor types. */
  count: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'destination', other: 'destinations' })} found`,
  none: {
    heading: 'No results found',
    text: ({ query }: { query: string }) =>
      `Nothing matches “${query}”. Check the spelling, or search for a country or region.`,
    /** Of a country that nobody sells a plan for. */
    noPlans: ({ place }: { place: string }) => `No plans for ${place} yet`,
    /** Heading of destinations that are spelled nearly so. */
    similar: ({ query }: { query: string }) => `No destination is called “${query}”. Did you mean…`,
  },
  failed: 'The destinations couldn’t be loaded. Check your connection.',
  retry: 'Try again',
  browse: 'Browse all destinations',
  /** Each stands behind the keys that do it. */
  keys: { move: 'to move', open: 'to open', close: 'to close' },
  finder: {
    where: 'Where',
    placeholder: 'Where to?',
    submit: 'Compare',
    opening: ({ place }: { place: string }) => `Opening ${place}`,
  },
};
