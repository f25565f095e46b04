import type { EngineWords } from '#database/migration.ts';

/** Anonymous counts by day, reports of wrong prices and what was corrected, rate limits of clients. */
export function visitorTables(words: EngineWords): readonly string[] {
  return [...countTables(words), ...reportTables(words), ...limitTables(words)];
}

function countTables({ bigint, clustered }: EngineWords): readonly string[] {
  return [
    // Databases of the last pre-release have these names of constraints.
    `create table outgoing_click (
      plan_id integer not null constraint outgoing_click_plan_id_fkey1 references plan (id),
      day text not null,
      destination text not null,
      count ${bigint} not null constraint outgoing_click_count_check1 check (count > 0),
      constraint outgoing_click_pkey1 primary key (plan_id, day, destination)
    )${clustered}`,
    `create table arrival_count (
      day text not null,
      source text not null,
      medium text not null,
      campaign text not null,
      term text not null,
      content text not null,
      referrer_host text not null,
      count ${bigint} not null check (count > 0),
      primary key (day, source, medium, campaign, term, content, referrer_host)
    )${clustered}`,
    `create table browser_error (
      day text not null,
      status_code integer not null,
      message text not null,
      position text not null,
      path text not null,
      count ${bigint} not null check (count > 0),
      last_at text not null,
      primary key (day, status_code, message, position)
    )${clustered}`,
    `create table page_view (
      day text not null,
      page text not null,
      destination text not null,
      count ${bigint} not null check (count > 0),
      primary key (day, page, destination)
    )${clustered}`,
    `create table missed_search (
      code text not null,
      day text not null,
      query text not null,
      count ${bigint} not null check (count > 0),
      primary key (code, day)
    )${clustered}`,
    'create index missed_search_of_day on missed_search (day)',
  ];
}

function reportTables({ bigint, clustered, strict }: EngineWords): readonly string[] {
  return [
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
    `create table correction (
      id text not null primary key,
      day text not null,
      report_count integer not null check (report_count >= 0),
      created_at text not null
    )${strict}`,
    `create table correction_text (
      correction_id text not null references correction (id),
      locale text not null,
      wrong text not null,
      done text not null,
      primary key (correction_id, locale)
    )${clustered}`,
  ];
}

/**
 * For all processes of a site. Unlogged in PostgreSQL: after a crash counting starts over. With SQLite all processes
 * are on one machine and count in memory.
 */
function limitTables({ engine }: EngineWords): readonly string[] {
  if (engine === 'sqlite') return [];
  return [
    `create unlogged table client_use (
      key text not null primary key,
      times bigint[] not null,
      granted integer not null,
      forget_at bigint not null
    ) with (fillfactor = 50)`,
  ];
}
