import type { EngineWords, Migration } from '#database/migration.ts';

/**
 * One table of daily counts; clicks by seller, as they are shown. Their tables before stay, empty, until the next
 * migration: servers of an older version may still write to them, and it has to move what they have written since.
 */
export const dailyCountsMigration: Migration = {
  name: '0003-daily-counts',
  statements: (words) => [...lockFormer(words), createTable(words), ...moves.map(insert), ...moves.map(empty)],
};

function createTable({ bigint, clustered }: EngineWords): string {
  return `create table daily_count (
    kind text not null check (kind in ('arrival', 'click', 'error', 'search', 'view')),
    day text not null,
    key text not null,
    destination text not null,
    detail text not null,
    count ${bigint} not null check (count > 0),
    primary key (kind, day, key, destination)
  )${clustered}`;
}

/** Where counts come from: table, and kind, key, destination, detail and count of its rows. */
const moves = [
  ['outgoing_click', "'click', day, provider.slug, destination, '', sum(count)"],
  [
    'arrival_count',
    `'arrival', day, ${joined('source', 'medium', 'campaign', 'term', 'content', 'referrer_host')}, '', '', count`,
  ],
  [
    'browser_error',
    `'error', day, ${joined('cast(status_code as text)', 'message', 'position')}, '', ${joined('path', 'last_at')}, count`,
  ],
  ['page_view', "'view', day, page, destination, '', count"],
  ['missed_search', "'search', day, code, '', query, count"],
] as const;

function joined(...columns: readonly string[]): string {
  return columns.join(" || '\u001f' || ");
}

function insert([table, columns]: (typeof moves)[number]): string {
  const bySeller =
    table === 'outgoing_click'
      ? ' join plan on plan.id = plan_id join provider on provider.id = provider_id group by day, provider.slug, destination'
      : '';
  return `insert into daily_count (kind, day, key, destination, detail, count) select ${columns} from ${table}${bySeller}`;
}

function empty([table]: (typeof moves)[number]): string {
  return `delete from ${table}`;
}

/** What a server of an older version counts meanwhile waits, and is not deleted unseen. */
function lockFormer({ engine }: EngineWords): readonly string[] {
  return engine === 'sqlite' ? [] : [`lock table ${moves.map(([table]) => table).join(', ')} in exclusive mode`];
}
