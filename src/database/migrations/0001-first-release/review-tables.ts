import type { EngineWords } from '#database/migration.ts';

/** Reviews of providers, in every state of moderation. */
export function reviewTables(words: EngineWords): readonly string[] {
  return [reviewTable(words), ...reviewIndexes, ...reviewParts(words), ...reviewCounters(words)];
}

/** `usefulness`: 0 comes last in the order of useful reviews. */
function reviewTable({ strict }: EngineWords): string {
  return `create table review (
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
    idempotency_key text,
    payload_hash text not null default '',
    reason text,
    decided_at text,
    reply_text text,
    reply_at text,
    email_forgotten_at text,
    usefulness integer not null default 0,
    check (status <> 'published' or published_at is not null)
  )${strict}`;
}

/** For the readers' filters in both orders, and for moderation. */
const reviewIndexes = [
  `create index review_newest on review (published_at desc, id) where status = 'published'`,
  'create index review_of_provider on review (provider_id, status)',
  'create unique index review_idempotency_key on review (idempotency_key)',
  `create index review_newest_of_provider on review (provider_id, published_at desc, id) where status = 'published'`,
  `create index review_newest_of_rating on review (rating, published_at desc, id) where status = 'published'`,
  `create index review_newest_of_language on review (language, published_at desc, id) where status = 'published'`,
  'create index review_by_outcome on review (reason, status)',
  `create index review_waiting on review (created_at, id) where status = 'pending'`,
  `create index review_useful on review (usefulness desc, published_at desc, id) where status = 'published'`,
  `create index review_useful_of_provider on review (provider_id, usefulness desc, published_at desc, id) where status = 'published'`,
  `create index review_useful_of_rating on review (rating, usefulness desc, published_at desc, id) where status = 'published'`,
  `create index review_useful_of_language on review (language, usefulness desc, published_at desc, id) where status = 'published'`,
];

function reviewParts({ bytes, clustered, identity, strict }: EngineWords): readonly string[] {
  return [
    `create table review_country (
      review_id text not null references review (id),
      country text not null,
      primary key (review_id, country)
    )${clustered}`,
    'create index review_naming_country on review_country (country, review_id)',
    `create table review_image (
      review_id text not null references review (id),
      position integer not null check (position between 0 and 4),
      public_id text not null unique,
      type text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      byte_count integer not null check (byte_count > 0),
      bytes ${bytes},
      file_key text,
      primary key (review_id, position),
      check ((bytes is null) <> (file_key is null))
    )${strict}`,
    `create table review_event (
      id ${identity} primary key,
      review_id text not null references review (id),
      at text not null,
      action text not null,
      from_status text,
      to_status text not null,
      reason text,
      note text,
      operator text
    )${strict}`,
    'create index review_event_of_review on review_event (review_id, id)',
  ];
}

function reviewCounters({ clustered }: EngineWords): readonly string[] {
  return [
    // Maintained counters of published reviews, so that summaries take constant time.
    `create table review_tally (
      country text not null,
      provider_id integer not null references provider (id),
      language text not null,
      rating integer not null check (rating between 1 and 5),
      count integer not null check (count >= 0),
      primary key (country, provider_id, language, rating)
    )${clustered}`,
    `create table bot_token_used (
      token_hash text not null primary key,
      expires_at text not null
    )${clustered}`,
    'create index bot_token_expiry on bot_token_used (expires_at)',
  ];
}
