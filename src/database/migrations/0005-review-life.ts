import type { EngineWords, Migration } from '#database/migration.ts';

/**
 * The whole life cycle of a review: submission with images, moderation, answer; mails about it; tokens of the bot
 * check.
 */
export const reviewLifeMigration: Migration = {
  name: '0005-review-life',
  statements: (words) => [...reviewColumns, ...publishedIndexes, ...reviewParts(words), ...outgoingTables(words)],
};

const reviewColumns = [
  'alter table review add column idempotency_key text',
  `alter table review add column payload_hash text not null default ''`,
  'alter table review add column reason text',
  'alter table review add column decided_at text',
  'alter table review add column reply_text text',
  'alter table review add column reply_at text',
  'alter table review add column email_forgotten_at text',
  'create unique index review_idempotency_key on review (idempotency_key)',
];

/** For the readers' filters, newest first, and for counting summaries. */
const publishedIndexes = [
  `create index review_newest_of_provider on review (provider_id, published_at desc, id) where status = 'published'`,
  `create index review_newest_of_rating on review (rating, published_at desc, id) where status = 'published'`,
  `create index review_newest_of_language on review (language, published_at desc, id) where status = 'published'`,
  `create index review_stars on review (provider_id, rating) where status = 'published'`,
  'create index review_naming_country on review_country (country, review_id)',
  'create index review_by_outcome on review (reason, status)',
  `create index review_waiting on review (created_at, id) where status = 'pending'`,
];

function reviewParts({ bytes, identity, strict }: EngineWords): string[] {
  return [
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
      note text
    )${strict}`,
    'create index review_event_of_review on review_event (review_id, id)',
  ];
}

function outgoingTables({ clustered, identity, strict }: EngineWords): string[] {
  return [
    `create table bot_token_used (
      token_hash text not null primary key,
      expires_at text not null
    )${clustered}`,
    'create index bot_token_expiry on bot_token_used (expires_at)',
    `create table mail (
      id ${identity} primary key,
      to_address text not null,
      locale text not null,
      kind text not null,
      review_id text not null references review (id),
      payload text not null,
      created_at text not null,
      attempts integer not null default 0,
      next_at text not null,
      sent_at text,
      last_error text
    )${strict}`,
    'create index mail_due on mail (next_at) where sent_at is null',
    'create index mail_of_review on mail (review_id)',
    `create table site_secret (
      name text not null primary key,
      value text not null
    )${clustered}`,
  ];
}
