import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

function providerCount(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'seller', other: 'sellers' })}`;
}

function reviewCount(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'review', other: 'reviews' })}`;
}

function starCount(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'star', other: 'stars' })}`;
}

export const reviews = {
  title: 'Travel eSIM reviews',
  description: 'What travellers say about the eSIM sellers they’ve used. We read every review before it appears.',
  heading: 'Reviews',
  lead: 'What travellers say about the eSIMs they’ve used.',
  /** At the top where one seller is asked for. */
  seller: {
    heading: ({ provider }: { provider: string }) => `Reviews of ${provider}`,
    plans: ({ place }: { place: PlaceForms }) => (place.isWorld ? 'Its global plans' : `Its plans ${place.for}`),
  },
  count: ({ count }: { count: number }) => reviewCount(count),
  countOfProviders: ({ reviews, providers: count }: { reviews: number; providers: number }) =>
    `${reviewCount(reviews)} of ${providerCount(count)}`,
  countWithStars: ({ stars, count }: { stars: number; count: number }) => `${starCount(stars)}: ${reviewCount(count)}`,
  mean: ({ rating }: { rating: string }) => `${rating} out of 5`,
  stars: ({ count }: { count: number }) => starCount(count),
  rating: ({ rating }: { rating: number }) => `${formatNumber(rating, 'en')} out of 5`,
  feedTitle: ({ siteName }: { siteName: string }) => `Reviews · ${siteName}`,
  report: 'Report',
  reply: ({ provider }: { provider: string }) => `Reply from ${provider}`,
  checked: {
    text: 'A person reads every review before we publish it, whatever its rating.',
    link: 'How reviews are checked',
  },
  pictures: {
    name: ({ place }: { place: string }) => `Screenshot ${place}`,
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
  },
  filters: {
    button: ({ count }: { count: number }) => (count === 0 ? 'Filters' : `Filters · ${formatNumber(count, 'en')}`),
    label: 'Filter reviews',
    provider: 'Seller',
    destination: 'Country',
    rating: 'Rating',
    language: 'Language',
    order: 'Sort',
    any: { destination: 'All', provider: 'All', rating: 'All', language: 'All' },
    orders: { language: 'Newest', newest: 'Newest, any language', useful: 'Useful' },
    apply: 'Show',
    all: 'Show all reviews',
  },
  orderNotes: {
    language: 'Reviews in English come first, then those in other languages, each newest first.',
    useful: '“Useful” puts longer texts, screenshots and more countries first. The rating plays no part.',
  },
  none: { heading: 'No reviews match', text: 'Try removing a filter.' },
  summary: { all: 'All reviews', chosen: 'These reviews' },
  best: {
    heading: 'Best-rated sellers',
    note: ({ fewest }: { fewest: string }) =>
      `At least ${fewest} reviews, no worse than the average. Ratings based on few reviews are pulled towards the average.`,
  },
  withoutScript:
    'The review form needs JavaScript to resize screenshots and keep bots out. Turn on JavaScript in your browser and open this page again.',
  empty: {
    heading: 'No reviews yet',
    text: 'We publish reviews once we’ve read them.',
    destinations: 'All destinations',
  },
};
