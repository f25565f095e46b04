import type { EngineWords } from '#database/migration.ts';

/** Price alerts, and mails about a review or an alert. */
export function mailTables({ bigint, identity, strict }: EngineWords): readonly string[] {
  return [
    `create table price_alert (
      id text not null primary key,
      address text not null,
      path text not null,
      search text not null,
      locale text not null,
      currency text not null,
      created_at text not null,
      confirmed_at text,
      ends_at text not null,
      asked_at text,
      told_currency text,
      told_units ${bigint},
      told_at text,
      check ((told_currency is null) = (told_units is null)),
      unique (address, path, search, currency)
    )${strict}`,
    'create index price_alert_end on price_alert (ends_at)',
    'create index price_alert_place on price_alert (path, currency, id) where confirmed_at is not null',
    `create table mail (
      id ${identity} primary key,
      to_address text not null,
      locale text not null,
      kind text not null,
      review_id text references review (id),
      payload text not null,
      created_at text not null,
      attempts integer not null default 0,
      next_at text not null,
      sent_at text,
      last_error text,
      alert_id text
    )${strict}`,
    'create index mail_due on mail (next_at) where sent_at is null',
    'create index mail_of_review on mail (review_id)',
    'create index mail_of_alert on mail (alert_id) where alert_id is not null',
  ];
}
