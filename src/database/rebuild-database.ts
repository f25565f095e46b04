import { sql } from 'kysely';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { openDatabase, type Database, type DatabaseSettings } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { parseDatabaseUrl } from './database-target.ts';
import { applyPending, readAppliedSteps } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import type { EngineQueries } from './row-batches.ts';
import type { Schema, TransactionQueries } from './schema.ts';
import { measureTables } from './settle-tables.ts';
import { replaceSqliteFile, refuseFileInUse } from './sqlite-file.ts';
import { countOn } from './table-rows.ts';
import { unloggedTables, shapesOf, type TableShape } from './table-shapes.ts';

export interface RebuildRequest {
  readonly target: DatabaseSettings;
  /** Whether one with rows is replaced; null: not possible. */
  readonly replaces: boolean | null;
  /** Migrations of the rows' schema; later ones are applied when all rows are there. */
  readonly steps: readonly string[];
}

/** Fills the empty tables. */
export type FillTables<Value> = (target: EngineQueries, shapes: readonly TableShape[]) => Promise<Result<Value>>;

/**
 * Builds a new database and replaces the existing one, all or nothing: a failure leaves it unchanged. Refuses one
 * that has rows, is in use, or belongs to another program.
 */
export async function rebuildDatabase<Value>(request: RebuildRequest, fill: FillTables<Value>): Promise<Result<Value>> {
  const target = parseDatabaseUrl(request.target.url, request.target.dataDir);
  if (!target.ok) return target;
  if (target.value.engine === 'postgres') return rebuildInPlace(request, fill);
  const { path } = target.value;
  const isFree = await refuseFileInUse(path);
  if (!isFree.ok) return isFree;
  const mayGo =
    isFree.value === 'none'
      ? success(null)
      : await withDatabase(request.target, (old) => checkReplaceable(old, request));
  if (!mayGo.ok) return mayGo;
  return replaceSqliteFile(path, (part) =>
    withDatabase({ ...request.target, url: `sqlite:${part}` }, (fresh) =>
      runOrUndo(fresh, (transaction) => makeTables(transaction, fresh, { steps: request.steps, fill })),
    ),
  );
}

/** PostgreSQL has transactional DDL: readers see the old tables until the new ones are complete. */
function rebuildInPlace<Value>(request: RebuildRequest, fill: FillTables<Value>): Promise<Result<Value>> {
  return withDatabase(request.target, async (database) => {
    const mayGo = await checkReplaceable(database, request);
    if (!mayGo.ok) return mayGo;
    return runOrUndo(database, async (transaction) => {
      await dropTables(transaction, mayGo.value);
      return makeTables(transaction, database, { steps: request.steps, fill });
    });
  });
}

async function withDatabase<Value>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const opened = await openDatabase(settings);
  if (!opened.ok) return opened;
  await using database = opened.value;
  try {
    return await work(database);
  } catch (error) {
    if (error instanceof DatabaseError) return failure(error.message);
    throw error;
  }
}

/** Rolls back a transaction and carries the failure. */
class Undo extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

async function runOrUndo<Value>(
  database: Database,
  work: (transaction: TransactionQueries) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await database.write(async (transaction) => {
      const worked = await work(transaction);
      if (!worked.ok) throw new Undo(worked.reason);
      return worked;
    });
  } catch (error) {
    if (error instanceof Undo) return failure(error.reason);
    throw error;
  }
}

async function makeTables<Value>(
  transaction: TransactionQueries,
  database: Database,
  { steps, fill }: { readonly steps: readonly string[]; readonly fill: FillTables<Value> },
): Promise<Result<Value>> {
  const known = allMigrations.filter(({ name }) => steps.includes(name));
  const made = await applyPending(transaction, database, known);
  if (!made.ok) return made;
  const target = { queries: transaction, engine: database.engine };
  const shapes = shapesOf(known);
  const filled = await fill(target, shapes);
  if (!filled.ok) return filled;
  await countOn(target);
  const migrated = await applyPending(transaction, database, allMigrations);
  if (!migrated.ok) return migrated;
  await measureTables(
    target,
    shapes.map(({ name }) => name as keyof Schema),
  );
  return filled;
}

/** Checks that the existing tables are this site's, and empty or to be replaced. */
async function checkReplaceable(
  database: Database,
  { replaces }: RebuildRequest,
): Promise<Result<readonly TableShape[]>> {
  const { shownAs } = database;
  const applied = await readAppliedSteps(database);
  if (!applied.ok) return applied;
  const steps = applied.value;
  const newer = steps.find((step) => allMigrations.every(({ name }) => name !== step));
  if (newer !== undefined)
    return failure(`The database ${shownAs} was changed by a newer version (${newer}); use that version.`);
  if (steps.length === 0 && database.engine === 'sqlite' && (await hasTables(database)))
    return failure(`The database file ${shownAs} belongs to another program; name another file in DATABASE_URL.`);
  if (await isInUse(database))
    return failure(`The database ${shownAs} is in use by the site; stop its servers and try again.`);
  const shapes = shapesOf(allMigrations.filter(({ name }) => steps.includes(name)));
  const filled = replaces === true ? null : await findRows(database, shapes);
  if (filled === null) return success(shapes);
  const orReplace = replaces === null ? '' : ', or use --replace to overwrite its data';
  return failure(
    `The database ${shownAs} has data already (table ${filled}); nothing was changed. Name an empty one${orReplace}.`,
  );
}

async function hasTables({ queries }: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_schema limit 1`.execute(queries);
  return rows.length > 0;
}

/** Whether other processes of the site are connected to a server's database. */
export async function isInUse({ queries, engine }: EngineQueries): Promise<boolean> {
  if (engine === 'sqlite') return false;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'roamchart' and pid <> pg_backend_pid() limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}

/** A table with rows; null: none. */
async function findRows({ queries }: EngineQueries, shapes: readonly TableShape[]): Promise<string | null> {
  for (const { name } of shapes) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(queries);
    if (rows.length > 0) return name;
  }
  return null;
}

/** With the functions of their triggers. Other programs' tables in the same database stay. */
async function dropTables(queries: TransactionQueries, shapes: readonly TableShape[]): Promise<void> {
  const names = shapes.map(({ name }) => name);
  if (names.length === 0) return;
  const { rows } = await sql<{ name: string }>`select distinct pg_trigger.tgfoid::regprocedure::text as name
    from pg_trigger join pg_class on pg_class.oid = pg_trigger.tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace and relname in (${sql.join(names)})`.execute(
    queries,
  );
  await sql`drop table ${sql.join([...names, 'schema_migration'].map((name) => sql.table(name)))}`.execute(queries);
  for (const name of unloggedTables) await sql`drop table if exists ${sql.table(name)}`.execute(queries);
  for (const { name } of rows) await sql`drop function ${sql.raw(name)}`.execute(queries);
}
