import type { Migration } from '#database/migration.ts';

/** Reviews of providers, in every state of moderation. */
export const reviewsMigration: Migration = {
  name: '0003-reviews',
  statements: ({ clustered, strict }) => [
    `create table review (
      id text not null primary key,
      provider_id integer not null references provider (id),
      author_name text not null,
      email text not null,
      text text not null,
      rating integer not null check (rating between 1 and 5),
      language text,
      status text not null check (status in ('pending', 'published', 'rejected', 'removed')),
      created_at text not null,
      published_at text,
      check (status <> 'published' or published_at is not null)
    )${strict}`,
    `create table review_country (
      review_id text not null references review (id),
      country text not null,
      primary key (review_id, country)
    )${clustered}`,
    `create index review_newest on review (published_at desc, id) where status = 'published'`,
    `create index review_of_provider on review (provider_id, status)`,
  ],
};
