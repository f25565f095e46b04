import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { describeDatabaseError } from './database-error.ts';
import { setTransactionLimits, type StatementLimits } from './connection-limits.ts';
import { parseDatabaseUrl, type DatabaseTarget } from './database-target.ts';
import type { Engine } from './migration.ts';
import { noServerLimits, openPostgres, type ServerLimits } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { PoolFigures } from './retrying-pool.ts';
import { isSerializationFailure } from './postgres-faults.ts';
import type { Queries, Schema, TransactionQueries } from './schema.ts';
import { createPostgresVersions, createSqliteVersions, type VersionReader } from './version-reader.ts';

export type { ServerLimits } from './open-postgres.ts';

/** An open database. Close it after use; `await using` does. */
export interface Database extends AsyncDisposable {
  readonly engine: Engine;
  /** Names the database without its password, for messages. */
  readonly shownAs: string;
  /** For reading, and for single statements. */
  readonly queries: Queries;
  /** Current versions of the data; includes this process's own writes immediately. */
  readonly versions: VersionReader;
  /**
   * A transaction under the writer lock: one writer at a time over all processes. Throws what `work` throws, or a
   * `DatabaseError` on lock timeout.
   */
  write<Value>(work: (transaction: TransactionQueries) => Promise<Value>): Promise<Value>;
  /**
   * A transaction for web requests: waiting for the lock does not block this process's readers; PostgreSQL takes no
   * lock. For additions that need no exclusive access. Throws as `write` does. `work` is retried after a
   * serialisation failure or deadlock.
   */
  writeBeside<Value>(work: (transaction: TransactionQueries) => Promise<Value>): Promise<Value>;
  /**
   * A read transaction with a snapshot as of the first query, without blocking writers. On SQLite the other reads of
   * this object wait meanwhile: for commands that do nothing else. Throws as `write` does.
   */
  readSnapshot<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** Current state of the connection pool; null: the engine has none. */
  pool(): PoolFigures | null;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `DATABASE_URL`; see `parseDatabaseUrl`. */
  readonly url: string;
  /** Folder of the default file. */
  readonly dataDir: string;
  /** Lock timeout in milliseconds; default one minute. */
  readonly lockWaitMs?: number;
  /** Limits of a server's connections; default: none for statements, as for commands. */
  readonly limits?: ServerLimits;
}

/** Arbitrary, but the same in every process. */
const writerLock = 7_262_001;

/** Opens the database. It may have no tables yet: see `migrate`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Result<Database>> {
  const target = parseDatabaseUrl(settings.url, settings.dataDir);
  if (!target.ok) return target;
  const shownAs = target.value.engine === 'sqlite' ? target.value.path : target.value.shownAs;
  try {
    return success(await connect(target.value, settings));
  } catch (error) {
    const described = describeDatabaseError(error, shownAs);
    if (described === null) throw error;
    return failure(described.message);
  }
}

async function connect(target: DatabaseTarget, settings: DatabaseSettings): Promise<Database> {
  const { lockWaitMs = 60_000, limits = noServerLimits } = settings;
  if (target.engine === 'sqlite') {
    const { path } = target;
    const db = await openSqlite(path, lockWaitMs);
    const beside = openLazily(path, lockWaitMs);
    const versions = createSqliteVersions(path, lockWaitMs);
    return asDatabase({
      db,
      beside,
      versions,
      engine: 'sqlite',
      shownAs: path,
      transactionLimits: null,
      pool: () => null,
    });
  }
  const { db, pool } = await openPostgres(target, { lockWaitMs, limits });
  const statementMs = limits.statementMs === 0 ? 0 : lockWaitMs + limits.statementMs;
  const transactionLimits = { lockMs: lockWaitMs, statementMs };
  const { engine, shownAs } = target;
  const versions = createPostgresVersions(db);
  return asDatabase({ db, beside: null, versions, engine, shownAs, transactionLimits, pool: () => pool.figures });
}

/** A second connection to a file, opened on first use. */
interface LazyConnection {
  get(): Promise<Kysely<Schema>>;
  close(): Promise<void>;
}

/** SQLite has one connection here for all readers; a transaction that waits for the lock must not occupy it. */
function openLazily(path: string, lockWaitMs: number): LazyConnection {
  let opened: Promise<Kysely<Schema>> | null = null;
  const open = async (): Promise<Kysely<Schema>> => {
    try {
      return await openSqlite(path, lockWaitMs, { statementWaitMs: 0 });
    } catch (error) {
      // The next call retries: the disk may have room by then.
      opened = null;
      throw describeDatabaseError(error, path) ?? error;
    }
  };
  return {
    get: () => (opened ??= open()),
    close: async () => {
      if (opened !== null) await (await opened).destroy();
    },
  };
}

interface DatabaseParts extends Pick<Database, 'engine' | 'shownAs' | 'pool'> {
  readonly db: Kysely<Schema>;
  /** Null: `db` itself has several connections. */
  readonly beside: LazyConnection | null;
  readonly versions: VersionReader;
  /** Of a transaction, whose statements also wait for locks; null: the engine has none. */
  readonly transactionLimits: StatementLimits | null;
}

function asDatabase({ db, beside, versions, transactionLimits, ...facts }: DatabaseParts): Database {
  const close = async (): Promise<void> => {
    versions.close();
    await beside?.close();
    await db.destroy();
  };
  /** Read your own writes: this process's readers see them immediately. */
  const forgetting = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } finally {
      versions.forget();
    }
  };
  const setLimits = async (transaction: Queries, limits: Partial<StatementLimits> = {}): Promise<void> => {
    if (transactionLimits !== null) await setTransactionLimits(transaction, { ...transactionLimits, ...limits });
  };
  return {
    ...facts,
    queries: db,
    versions,
    close,
    [Symbol.asyncDispose]: close,
    write: (work) =>
      forgetting(() =>
        db.transaction().execute(async (transaction) => {
          // An import has no time limit.
          await setLimits(transaction, { statementMs: 0 });
          if (facts.engine === 'postgres') await sql`select pg_advisory_xact_lock(${writerLock})`.execute(transaction);
          return work(transaction);
        }),
      ),
    writeBeside: (work) =>
      forgetting(() =>
        againWhenUndone(async () =>
          ((await beside?.get()) ?? db).transaction().execute(async (transaction) => {
            await setLimits(transaction);
            return work(transaction);
          }),
        ),
      ),
    readSnapshot: (work) =>
      db.connection().execute((connection) =>
        readOnce(connection, facts.engine, async (queries) => {
          await setLimits(queries, { statementMs: 0 });
          return work(queries);
        }),
      ),
  };
}

async function readOnce<Value>(
  connection: Kysely<Schema>,
  engine: Engine,
  work: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  // A read transaction in WAL mode keeps its snapshot.
  const begin = engine === 'sqlite' ? 'begin' : 'begin isolation level repeatable read, read only';
  await sql.raw(begin).execute(connection);
  try {
    return await work(connection);
  } finally {
    // A broken connection has nothing to roll back, and its own error is the relevant one.
    await sql`rollback`.execute(connection).catch(() => undefined);
  }
}

/** Two writers that conflicted once may conflict again, but hardly three times. */
const triesInAll = 4;

async function againWhenUndone<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries >= triesInAll || !isSerializationFailure(error)) throw error;
      await pause(tries * 20 * Math.random());
    }
  }
}
