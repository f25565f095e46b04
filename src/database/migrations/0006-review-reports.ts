import type { Migration } from '#database/migration.ts';

/** Reports of published reviews, from the form to the decision and one objection; and what reviews are weighed by. */
export const reviewReportsMigration: Migration = {
  name: '0006-review-reports',
  statements: ({ strict }) => [
    `create table review_report (
      id text not null primary key,
      review_id text not null references review (id),
      reason text not null,
      explanation text not null,
      name text not null,
      email text not null,
      locale text not null,
      created_at text not null,
      status text not null check (status in ('open', 'removed', 'kept')),
      decided_at text,
      decision text,
      objected_at text,
      objection text,
      check (status = 'open' or (decided_at is not null and decision is not null)),
      check ((objected_at is null) = (objection is null))
    )${strict}`,
    `create index review_report_open on review_report (created_at) where status = 'open'`,
    'create index review_report_of_review on review_report (review_id)',
    'create index review_report_by_age on review_report (created_at, id)',
    // JSON of the domain's `ReviewFacts`; '{}': its author said nothing of them.
    `alter table review add column facts text not null default '{}'`,
    // Something was given for it: its stars do not count.
    'alter table review add column given integer not null default 0',
    `create index review_given on review (provider_id, rating) where status = 'published' and given = 1`,
  ],
};
