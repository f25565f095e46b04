import { idsShownWith } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { entriesOf } from '#domain/kernel/records.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { parseImportReport } from './stored-json.ts';

const dayMs = 86_400_000;
const daysShown = 90;

/** How the feeds that name a provider were read in 90 days. */
export interface ProviderRuns {
  /** Oldest first: days on which a feed was read, and those on which every attempt failed. */
  readonly days: readonly { readonly day: string; readonly isRead: boolean }[];
  /** Of the last reading, and how many of them were refused. */
  readonly rows: number;
  readonly refused: number;
}

/** Days without an attempt have no entry. */
export async function readProviderRuns(queries: Queries, slug: ProviderSlug, now: Date): Promise<ProviderRuns> {
  const sources = queries
    .selectFrom('run_seller')
    .innerJoin('import_run', 'import_run.id', 'run_seller.run_id')
    .select('import_run.source_name')
    .where('run_seller.provider_id', 'in', [0, ...(await idsShownWith(queries, slug))]);
  const ofProvider = queries.selectFrom('feed_run').where('feed', 'in', sources.$castTo<{ source_name: string }>());
  const runs = await ofProvider
    .select(['started_at', 'status'])
    .where('started_at', '>=', new Date(now.getTime() - daysShown * dayMs).toISOString())
    .where('status', '<>', 'running')
    .orderBy('id')
    .execute();
  const last = await ofProvider
    .select('report')
    .where('report', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const report = parseImportReport(last?.report ?? null);
  const byDay = Map.groupBy(runs, (run) => run.started_at.slice(0, 10));
  return {
    days: [...byDay].map(([day, each]) => ({
      day,
      isRead: each.some(({ status }) => status === 'published' || status === 'unchanged'),
    })),
    rows: report?.read ?? 0,
    refused: entriesOf(report?.skipped ?? {}).reduce((sum, [, skipped]) => sum + (skipped?.count ?? 0), 0),
  };
}
