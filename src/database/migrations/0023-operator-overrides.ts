import type { EngineWords, Migration } from '#database/migration.ts';

/**
 * What the operator decides about providers and plans, over what feeds say; what an import overwrites, so that it can
 * be reverted; and clicks by destination.
 */
export const operatorOverridesMigration: Migration = {
  name: '0023-operator-overrides',
  statements: (words) => [
    ...providerTables(words),
    ...planTables(words),
    ...importTables(words),
    ...clicksByDestination(words),
  ],
};

/** `name`, `url` and `image` are what visitors see; the feed's own stand beside them. */
function providerTables({ bytes, strict }: EngineWords): string[] {
  return [
    `alter table provider add column stated_name text not null default ''`,
    'alter table provider add column stated_url text',
    'alter table provider add column stated_image text',
    'update provider set stated_name = name, stated_url = url, stated_image = image',
    `create table provider_override (
      provider_id integer not null primary key references provider (id),
      name text,
      url text,
      legal_name text,
      seat text,
      register text,
      support text,
      payment text,
      refund_rule text,
      link_template text,
      paid_links integer check (paid_links in (0, 1)),
      hidden integer not null check (hidden in (0, 1)),
      updated_at text not null
    )${strict}`,
    `create table provider_logo (
      provider_id integer not null primary key references provider (id),
      hash text not null,
      bytes ${bytes} not null,
      stored_at text not null
    )${strict}`,
  ];
}

/** `active`: shown; `offered`: in its feed. A plan that is hidden is offered and not active. */
function planTables({ bigint, strict }: EngineWords): string[] {
  return [
    'alter table plan add column offered integer not null default 1',
    'update plan set offered = 0 where active = 0',
    'create index hidden_plan_of_provider on plan (provider_id, id) where active = 0 and offered = 1',
    `create table hidden_plan (
      plan_id integer not null primary key references plan (id),
      reason text not null,
      hidden_at text not null
    )${strict}`,
    `create table price_pin (
      plan_id integer not null primary key references plan (id),
      currency text not null,
      units ${bigint} not null check (units >= 0),
      reason text not null,
      pinned_at text not null,
      ends_at text not null,
      feed_prices text not null,
      feed_checked_at text not null
    )${strict}`,
  ];
}

function importTables({ clustered }: EngineWords): string[] {
  return [
    'alter table import_run add column reverted_at text',
    'create index reverted_import on import_run (id) where reverted_at is not null',
    'alter table feed_run add column import_id integer references import_run (id)',
    'create index feed_run_of_import on feed_run (import_id)',
    `update feed_run set import_id = (select max(import_run.id) from import_run
      where import_run.started_at = feed_run.started_at
        and import_run.source = feed_run.format || ': ' || feed_run.file_name)
      where status in ('published', 'unchanged')`,
    `create table plan_before (
      import_id integer not null references import_run (id),
      plan_id integer not null references plan (id),
      stored text not null,
      primary key (import_id, plan_id)
    )${clustered}`,
  ];
}

/** SQLite cannot change a primary key. */
function clicksByDestination({ bigint, clustered }: EngineWords): string[] {
  return [
    'alter table outgoing_click rename to click_before',
    `create table outgoing_click (
      plan_id integer not null references plan (id),
      day text not null,
      destination text not null,
      count ${bigint} not null check (count > 0),
      primary key (plan_id, day, destination)
    )${clustered}`,
    `insert into outgoing_click (plan_id, day, destination, count) select plan_id, day, '', count from click_before`,
    'drop table click_before',
  ];
}
