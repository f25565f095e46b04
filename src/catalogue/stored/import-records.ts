import type { Queries } from '#database/schema.ts';
import { storableText } from './plan-row.ts';

/** 0: the table is empty. */
export async function highestId(queries: Queries, table: 'plan' | 'import_run'): Promise<number> {
  const { last } = await queries
    .selectFrom(table)
    .select((expression) => expression.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Source of the observation that pinning a price makes; feeds cannot have such a name. */
export const pinSource = 'operator: price pinned';

interface ImportStart {
  /** In words, for histories. */
  readonly source: string;
  /** ISO 8601 in UTC. */
  readonly startedAt: string;
  /** The name of the feed in its runs; absent or null: no feed states anything. */
  readonly sourceName?: string | null;
  /** Which of its providers' feeds it is. */
  readonly feed?: string;
}

/** Records the start of an import and returns its id. Use it inside the writer's transaction. */
export async function startImportRecord(
  queries: Queries,
  { source, startedAt, sourceName = null, feed }: ImportStart,
): Promise<number> {
  const id = (await highestId(queries, 'import_run')) + 1;
  const none = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 };
  const said = { source: storableText(source), source_name: sourceName, feed: feed ?? null };
  const row = { id, started_at: startedAt, ...said, ...none };
  await queries.insertInto('import_run').values(row).execute();
  return id;
}

export interface PastImports {
  /** Import ids for these times; missing ones are recorded. */
  idsOf(times: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** @param source of the import that brings the past prices */
export function openPastImports(queries: Queries, source: string): PastImports {
  const ids = new Map<string, number>();
  return {
    idsOf: async (times) => {
      for (const startedAt of times) {
        if (ids.has(startedAt)) continue;
        ids.set(startedAt, await startImportRecord(queries, { source: `${source}: earlier prices`, startedAt }));
      }
      return ids;
    },
  };
}
