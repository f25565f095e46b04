import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

export const reviews = {
  title: 'Reviews',
  description:
    'What travellers say about the eSIM providers they used, newest first. Every review is read before it appears.',
  write: 'Write a review',
  heading: 'Reviews',
  lead: 'What travellers say about the eSIMs they used, newest first.',
  count: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'review', other: 'reviews' })}`,
  rating: ({ rating }: { rating: number }) => `${formatNumber(rating, 'en')} out of 5`,
  /** Answer to a review that was sent. */
  received: 'Thank you. A person reads every review before it is published.',
  empty: {
    heading: 'No reviews yet',
    text: 'No reviews have been published yet. A review appears here after a person has read it.',
    destinations: 'All destinations',
  },
};
