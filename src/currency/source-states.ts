import type { Queries } from '#database/schema.ts';
import type { Validators } from '#download/fetch-guarded.ts';

/** Outcome of the last request to a source. */
export interface SourceState extends Validators {
  readonly name: string;
  readonly locationHash: string;
  /** ISO 8601 in UTC. */
  readonly checkedAt: string;
  /** Newest day received, `YYYY-MM-DD`; null: none yet. */
  readonly ratesDate: string | null;
  /** One sentence; null: all is well. */
  readonly problem: string | null;
  /** Codes of currencies whose rate was held back. */
  readonly held: readonly string[];
}

export async function readSourceStates(queries: Queries): Promise<ReadonlyMap<string, SourceState>> {
  const rows = await queries.selectFrom('rate_source').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.name,
      {
        name: row.name,
        locationHash: row.location_hash,
        etag: row.etag,
        lastModified: row.last_modified,
        checkedAt: row.checked_at,
        ratesDate: row.rates_date,
        problem: row.problem,
        held: row.held === '' ? [] : row.held.split(' '),
      },
    ]),
  );
}

/** Replaces all states; sources that are no longer configured are dropped. */
export async function writeSourceStates(queries: Queries, states: readonly SourceState[]): Promise<void> {
  await queries.deleteFrom('rate_source').execute();
  if (states.length === 0) return;
  await queries
    .insertInto('rate_source')
    .values(
      states.map(({ name, locationHash, etag, lastModified, checkedAt, ratesDate, problem, held }) => ({
        name,
        location_hash: locationHash,
        etag,
        last_modified: lastModified,
        checked_at: checkedAt,
        rates_date: ratesDate,
        problem,
        held: held.join(' '),
      })),
    )
    .execute();
}
