import type { Migration } from '#database/migration.ts';

/** Maintained counters of published reviews, so that summaries take constant time. */
export const reviewTallyMigration: Migration = {
  name: '0007-review-tally',
  statements: ({ clustered }) => [
    `create table review_tally (
      country text not null,
      provider_id integer not null references provider (id),
      language text not null,
      rating integer not null check (rating between 1 and 5),
      count integer not null check (count >= 0),
      primary key (country, provider_id, language, rating)
    )${clustered}`,
    `insert into review_tally (country, provider_id, language, rating, count)
      select named.country, review.provider_id, coalesce(review.language, ''), review.rating, count(*)
      from review
      join (
        select id as review_id, '' as country from review
        union all select review_id, country from review_country
      ) named on named.review_id = review.id
      where review.status = 'published'
      group by 1, 2, 3, 4`,
    // Replaced by the counters.
    'drop index review_stars',
    'drop index review_stars_of_language',
  ],
};
