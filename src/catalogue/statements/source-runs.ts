import { runOverRows, insertStatement, type EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';

/** Ids of the runs of a source. @param source null: of none */
export async function readSourceRuns(queries: Queries, source: string | null): Promise<ReadonlySet<number>> {
  if (source === null) return new Set();
  const rows = await queries.selectFrom('import_run').select('id').where('source_name', '=', source).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a real provider has ever stated something that was not reverted: nothing invented is shown then. */
export async function readStatesReal(queries: Queries): Promise<boolean> {
  const run = await queries
    .selectFrom('import_run')
    .select('id')
    .where('states_real', '=', 1)
    .where(({ eb, or }) => or([eb('void', 'is', null), eb('void', '=', 'retired')]))
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}

const insertSellers = insertStatement('run_seller', ['run_id', 'provider_id']);

interface NamedSellers {
  readonly runId: number;
  /** Which of a provider's feeds it is. */
  readonly feed: string;
  /** The operator's name for the source. */
  readonly source: string;
  /** The providers it currently names, slug before id. */
  readonly named: ReadonlyMap<string, number>;
}

/**
 * The sellers whose missing plans a complete run withdraws, slug before id: those it names, and those that its source
 * named before and no other source has named since. So a seller who leaves a market place is withdrawn too.
 */
export async function claimSellers(
  store: EngineQueries,
  { runId, feed, source, named }: NamedSellers,
): Promise<ReadonlyMap<string, number>> {
  await runOverRows(
    store,
    insertSellers,
    [...named.values()].map((id) => [runId, id]),
  );
  const claimed = await store.queries
    .with('newest', (creator) =>
      creator
        .selectFrom('run_seller')
        .innerJoin('import_run', 'import_run.id', 'run_seller.run_id')
        .select(['provider_id'])
        .select(({ fn }) => fn.max('run_seller.run_id').as('run_id'))
        .where('import_run.feed', '=', feed)
        .where('import_run.void', 'is', null)
        .groupBy('provider_id'),
    )
    .selectFrom('newest')
    .innerJoin('import_run', 'import_run.id', 'newest.run_id')
    .innerJoin('provider', 'provider.id', 'newest.provider_id')
    .select(['provider.slug', 'provider.id'])
    .where('import_run.source_name', '=', source)
    .orderBy('provider.id')
    .execute();
  return new Map(claimed.map(({ slug, id }) => [slug, id]));
}

/** Forgets which sellers older runs have named, where a newer run of the source has named them again. */
export async function forgetSellers(queries: Queries, source: string, before: number): Promise<void> {
  await queries
    .deleteFrom('run_seller')
    .where('run_id', '<', before)
    .where('run_id', 'in', ({ selectFrom }) => selectFrom('import_run').select('id').where('source_name', '=', source))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('run_seller as newer')
          .innerJoin('import_run', 'import_run.id', 'newer.run_id')
          .select('newer.run_id')
          .whereRef('newer.provider_id', '=', 'run_seller.provider_id')
          .where('newer.run_id', '>=', before)
          .where('import_run.source_name', '=', source)
          .where('import_run.void', 'is', null),
      ),
    )
    .execute();
}
