import type { Migration } from '#database/migration.ts';

/** The other order in which reviews are read, and summaries of one language. */
export const reviewReadingMigration: Migration = {
  name: '0006-review-reading',
  statements: () => [
    // 0: published before this order existed; such reviews come last in it.
    'alter table review add column usefulness integer not null default 0',
    `create index review_useful on review (usefulness desc, published_at desc, id) where status = 'published'`,
    `create index review_useful_of_provider on review (provider_id, usefulness desc, published_at desc, id) where status = 'published'`,
    `create index review_useful_of_rating on review (rating, usefulness desc, published_at desc, id) where status = 'published'`,
    `create index review_useful_of_language on review (language, usefulness desc, published_at desc, id) where status = 'published'`,
    `create index review_stars_of_language on review (language, provider_id, rating) where status = 'published'`,
  ],
};
