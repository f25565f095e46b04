import type { Database } from '#database/database.ts';
import { raiseDataVersion } from '#database/data-version.ts';
import { cacheByVersion } from '#database/cache-by-version.ts';
import type { Queries } from '#database/schema.ts';
import {
  correctionIn,
  type CorrectionDraft,
  type ShownCorrection,
  type StoredCorrection,
} from '#domain/site/correction.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { entriesOf } from '#domain/kernel/records.ts';
import { closeReports } from './report-desk.ts';

/** Corrections for pages. */
export interface CorrectionReader {
  /** Latest day first. */
  corrections(locale: Locale): Promise<readonly ShownCorrection[]>;
}

export function createCorrectionReader({
  queries,
  versions,
}: Pick<Database, 'queries' | 'versions'>): CorrectionReader {
  const all = cacheByVersion(() => readCorrections(queries), { versions, names: ['reviews'] });
  return {
    corrections: async (locale) => (await all()).flatMap((correction) => correctionIn(correction, locale) ?? []),
  };
}

/** Operator's commands about corrections. Both throw when the database fails. */
export function createCorrectionDesk(database: Pick<Database, 'queries' | 'write'>) {
  return {
    /** Latest day first. */
    list: () => readCorrections(database.queries),
    /**
     * Publishes one. @param planId closes the open reports about this plan and returns their number; null: not caused by
     * a report
     */
    add: (
      { id, day, texts }: CorrectionDraft & { readonly id: string },
      { planId, at }: { readonly planId: number | null; readonly at: Date },
    ) =>
      database.write(async (transaction) => {
        const reportCount = planId === null ? 0 : await closeReports(transaction, planId);
        const created_at = at.toISOString();
        await transaction.insertInto('correction').values({ id, day, report_count: reportCount, created_at }).execute();
        const rows = entriesOf(texts).map(([locale, text]) => {
          return { correction_id: id, locale, ...text };
        });
        await transaction.insertInto('correction_text').values(rows).execute();
        // Data version of pages with visitors' contributions.
        await raiseDataVersion(transaction, 'reviews');
        return { reportCount };
      }),
  };
}

async function readCorrections(queries: Queries): Promise<StoredCorrection[]> {
  const [rows, texts] = await Promise.all([
    queries.selectFrom('correction').selectAll().orderBy('day', 'desc').orderBy('created_at', 'desc').execute(),
    queries.selectFrom('correction_text').selectAll().execute(),
  ]);
  const byCorrection = Map.groupBy(texts, (text) => text.correction_id);
  return rows.map(({ id, day, report_count: reportCount }) => {
    const own = byCorrection.get(id) ?? [];
    return {
      id,
      day,
      reportCount,
      texts: Object.fromEntries(own.map(({ locale, wrong, done }) => [locale, { wrong, done }])),
    };
  });
}
