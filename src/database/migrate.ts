import { sql } from 'kysely';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { currentSteps } from './current-steps.ts';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import { engineWords, type Migration } from './migration.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import type { Queries, TransactionQueries } from './schema.ts';

/** The newest migration that a database with tables has, and the newest that it gets. */
export interface MigrationSpan {
  readonly from: string;
  readonly to: string;
}

/** Called under the writer lock before anything is changed; after a failure nothing is. */
export type BackUpFirst = (span: MigrationSpan) => Promise<Result<unknown>>;

/**
 * Applies all pending migrations in one transaction under the writer lock, so that processes that start together both
 * succeed. Returns the names of the migrations applied now.
 * @param backUp default: no backup. Not called for a new database, nor where nothing is pending
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
  backUp: BackUpFirst | null = null,
): Promise<Result<readonly string[]>> {
  try {
    return await database.write(async (transaction) => {
      const span = await findSpan(transaction, database, migrations);
      if (!span.ok) return span;
      if (span.value !== null && backUp !== null) {
        // A large backup takes longer than other transactions may be idle.
        if (database.engine === 'postgres')
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        const made = await backUp(span.value);
        if (!made.ok) return made;
      }
      return applyPending(transaction, database, migrations);
    });
  } catch (error) {
    if (error instanceof DatabaseError) return failure(error.message);
    throw error;
  }
}

/**
 * Whether the tables have every migration of this version; newer ones may have been applied too. Throws a
 * `DatabaseError`.
 */
export async function isMigrated(queries: Queries): Promise<boolean> {
  const applied = currentSteps(await storedNames(queries), 'The database');
  return applied.ok && allMigrations.every(({ name }) => applied.value.includes(name));
}

/**
 * The names of the applied migrations, in order; empty: an empty database, or another program's. Fails with tables of
 * an older pre-release. Read-only.
 */
export async function readAppliedSteps({
  queries,
  engine,
  shownAs,
}: Pick<Database, 'queries' | 'engine' | 'shownAs'>): Promise<Result<readonly string[]>> {
  const found =
    engine === 'sqlite'
      ? sql<{
          found: string;
        }>`select name as found from sqlite_schema where type = 'table' and name = 'schema_migration'`
      : sql<{
          found: string;
        }>`select tablename as found from pg_tables where schemaname = current_schema() and tablename = 'schema_migration'`;
  if ((await found.execute(queries)).rows.length === 0) return success([]);
  return currentSteps(await storedNames(queries), `The database ${shownAs}`);
}

/** Like `migrate`, inside a transaction that does more. */
export async function applyPending(
  transaction: TransactionQueries,
  database: Pick<Database, 'engine' | 'shownAs'>,
  migrations: readonly Migration[],
): Promise<Result<readonly string[]>> {
  await sql`create table if not exists schema_migration (name text not null primary key, applied_at text not null)`.execute(
    transaction,
  );
  const applied = currentSteps(await storedNames(transaction), `The database ${database.shownAs}`);
  if (!applied.ok) return applied;
  const pending = findPending(applied.value, database, migrations);
  if (!pending.ok) return pending;
  for (const migration of pending.value) await applyMigration(transaction, database, migration);
  return success(pending.value.map((migration) => migration.name));
}

/** Null: the database is new, or up to date. */
async function findSpan(
  queries: TransactionQueries,
  { engine, shownAs }: Database,
  migrations: readonly Migration[],
): Promise<Result<MigrationSpan | null>> {
  const applied = await readAppliedSteps({ queries, engine, shownAs });
  if (!applied.ok) return applied;
  const pending = findPending(applied.value, { shownAs }, migrations);
  if (!pending.ok) return pending;
  const from = applied.value.at(-1);
  const to = pending.value.at(-1)?.name;
  return success(from === undefined || to === undefined ? null : { from, to });
}

function findPending(
  applied: readonly string[],
  { shownAs }: Pick<Database, 'shownAs'>,
  migrations: readonly Migration[],
): Result<readonly Migration[]> {
  const newer = applied.find((name) => migrations.every((migration) => migration.name !== name));
  if (newer !== undefined) {
    return failure(
      `The database ${shownAs} was changed by a newer version (${newer}); install that version or restore an older backup.`,
    );
  }
  return success(migrations.filter(({ name }) => !applied.includes(name)));
}

/** In order. */
async function storedNames(queries: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(queries);
  return rows.map(({ name }) => name).toSorted();
}

async function applyMigration(
  transaction: TransactionQueries,
  database: Pick<Database, 'engine'>,
  migration: Migration,
): Promise<void> {
  for (const statement of migration.statements(engineWords(database.engine))) {
    await sql.raw(statement).execute(transaction);
  }
  await migration.fill?.({ queries: transaction, engine: database.engine });
  const now = new Date().toISOString();
  await sql`insert into schema_migration (name, applied_at) values (${migration.name}, ${now})`.execute(transaction);
}
