import type { EngineWords, Migration } from '#database/migration.ts';

/** Price alerts. A mail then has one of two subjects: a review or an alert. */
export const priceAlertsMigration: Migration = {
  name: '0018-price-alerts',
  statements: (words) => [
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
      told_units ${words.bigint},
      told_at text,
      check ((told_currency is null) = (told_units is null)),
      unique (address, path, search, currency)
    )${words.strict}`,
    'create index price_alert_end on price_alert (ends_at)',
    'create index price_alert_place on price_alert (path, currency, id) where confirmed_at is not null',
    ...mailOfAlerts(words),
    'create index mail_of_alert on mail (alert_id) where alert_id is not null',
  ],
};

/** SQLite cannot make an existing column nullable: the table is rebuilt. */
function mailOfAlerts({ engine, identity, strict }: EngineWords): readonly string[] {
  if (engine === 'postgres')
    return ['alter table mail alter column review_id drop not null', 'alter table mail add column alert_id text'];
  const columns =
    'id, to_address, locale, kind, review_id, payload, created_at, attempts, next_at, sent_at, last_error';
  return [
    `create table mail_anew (
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
    `insert into mail_anew (${columns}) select ${columns} from mail`,
    'drop table mail',
    'alter table mail_anew rename to mail',
    'create index mail_due on mail (next_at) where sent_at is null',
    'create index mail_of_review on mail (review_id)',
  ];
}
