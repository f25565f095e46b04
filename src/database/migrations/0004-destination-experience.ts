import type { EngineWords, Migration } from '#database/migration.ts';

/** Conditions of offers, when a destination last changed, clicks on offers and reports of wrong prices. */
export const destinationExperienceMigration: Migration = {
  name: '0004-destination-experience',
  statements: (words) => [...promoConditions(words), ...changeTimes, ...visitorTables(words)],
};

function promoConditions({ bigint }: EngineWords): string[] {
  return [
    'alter table plan_promo add column minimum_currency text',
    `alter table plan_promo add column minimum_units ${bigint}`,
    // Kinds of data separated by spaces.
    `alter table plan_promo add column excluded_kinds text not null default ''`,
  ];
}

const changeTimes = [
  `alter table destination_stat add column changed_at text not null default ''`,
  `update destination_stat set changed_at = coalesce((
    select max(plan.updated_at) from coverage_destination
      join plan on plan.coverage_set_id = coverage_destination.coverage_set_id
      where coverage_destination.destination = destination_stat.destination and plan.active = 1
  ), checked_at)`,
];

function visitorTables({ bigint, clustered, strict }: EngineWords): string[] {
  return [
    `create table outgoing_click (
      plan_id integer not null references plan (id),
      day text not null,
      count ${bigint} not null check (count > 0),
      primary key (plan_id, day)
    )${clustered}`,
    `create table price_report (
      id text not null primary key,
      plan_id integer not null references plan (id),
      reason text not null check (reason in ('wrong-price', 'not-available', 'wrong-details')),
      price_currency text not null,
      price_units ${bigint} not null,
      reported_at text not null,
      status text not null check (status in ('open', 'closed'))
    )${strict}`,
    `create index price_report_open on price_report (plan_id, reported_at) where status = 'open'`,
  ];
}
