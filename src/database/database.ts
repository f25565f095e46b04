import { sql, type Kysely } from 'kysely';
import { failure, success, type Result } from '#domain/result.ts';
import { describeDatabaseError } from './database-error.ts';
import { parseDatabaseUrl, type DatabaseTarget } from './database-target.ts';
import type { Engine } from './migration.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Queries, Schema, TransactionQueries } from './schema.ts';

/** An open database. Close it when done; `await using` does. */
export interface Database extends AsyncDisposable {
  readonly engine: Engine;
  /** Names the database without its password, for messages. */
  readonly shownAs: string;
  /** For reading, and for single statements. */
  readonly queries: Queries;
  /**
   * Runs everything or nothing, and only one writer at a time over all processes. Throws what `work` throws, or a
   * `DatabaseError` when the lock is not free in time.
   */
  write<Value>(work: (transaction: TransactionQueries) => Promise<Value>): Promise<Value>;
  /**
   * Runs everything or nothing, while the server answers: waiting for an import to finish holds up no reader of this
   * process. PostgreSQL does not even wait. For additions that need no other writer to be away. Throws as `write` does.
   */
  writeBeside<Value>(work: (transaction: TransactionQueries) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `DATABASE_URL`; see `parseDatabaseUrl`. */
  readonly url: string;
  /** Folder of the default file. */
  readonly dataDir: string;
  /** Longest wait for another writer, in milliseconds; default one minute. */
  readonly lockWaitMs?: number;
}

/** Any number does; it only has to be the same in every process. */
const writerLock = 7_262_001;

/** Opens the database; a failure is one sentence for the operator. It may have no tables yet: see `migrate`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Result<Database>> {
  const target = parseDatabaseUrl(settings.url, settings.dataDir);
  if (!target.ok) return target;
  const shownAs = target.value.engine === 'sqlite' ? target.value.path : target.value.shownAs;
  try {
    const lockWaitMs = settings.lockWaitMs ?? 60_000;
    const db = await connect(target.value, lockWaitMs);
    const beside = target.value.engine === 'sqlite' ? openLater(target.value.path, lockWaitMs) : null;
    return success(asDatabase({ db, beside, engine: target.value.engine, shownAs }));
  } catch (error) {
    const described = describeDatabaseError(error, shownAs);
    if (described === null) throw error;
    return failure(described.message);
  }
}

function connect(target: DatabaseTarget, lockWaitMs: number): Promise<Kysely<Schema>> {
  return target.engine === 'sqlite' ? openSqlite(target.path, lockWaitMs) : openPostgres(target.url, lockWaitMs);
}

/** A second connection to a file, opened when it is first asked for. */
interface LaterConnection {
  get(): Promise<Kysely<Schema>>;
  close(): Promise<void>;
}

/** SQLite has one connection here for all readers; a transaction that waits for the lock must not sit on it. */
function openLater(path: string, lockWaitMs: number): LaterConnection {
  let opened: Promise<Kysely<Schema>> | null = null;
  return {
    get: () => (opened ??= openSqlite(path, lockWaitMs, { statementWaitMs: 0 })),
    close: async () => {
      if (opened !== null) await (await opened).destroy();
    },
  };
}

interface DatabaseParts {
  readonly db: Kysely<Schema>;
  /** Null: `db` itself has more than one connection. */
  readonly beside: LaterConnection | null;
  readonly engine: Engine;
  readonly shownAs: string;
}

function asDatabase({ db, beside, engine, shownAs }: DatabaseParts): Database {
  const close = async (): Promise<void> => {
    await beside?.close();
    await db.destroy();
  };
  const explain = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      throw describeDatabaseError(error, shownAs) ?? error;
    }
  };
  return {
    engine,
    shownAs,
    queries: db,
    close,
    [Symbol.asyncDispose]: close,
    write: (work) =>
      explain(() =>
        db.transaction().execute(async (transaction) => {
          if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${writerLock})`.execute(transaction);
          return work(transaction);
        }),
      ),
    writeBeside: (work) => explain(async () => ((await beside?.get()) ?? db).transaction().execute(work)),
  };
}
