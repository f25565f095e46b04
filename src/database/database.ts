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
    return success(
      asDatabase(await connect(target.value, settings.lockWaitMs ?? 60_000), target.value.engine, shownAs),
    );
  } catch (error) {
    const described = describeDatabaseError(error, shownAs);
    if (described === null) throw error;
    return failure(described.message);
  }
}

function connect(target: DatabaseTarget, lockWaitMs: number): Promise<Kysely<Schema>> {
  return target.engine === 'sqlite' ? openSqlite(target.path, lockWaitMs) : openPostgres(target.url, lockWaitMs);
}

function asDatabase(db: Kysely<Schema>, engine: Engine, shownAs: string): Database {
  const close = (): Promise<void> => db.destroy();
  return {
    engine,
    shownAs,
    queries: db,
    close,
    [Symbol.asyncDispose]: close,
    write: async (work) => {
      try {
        return await db.transaction().execute(async (transaction) => {
          if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${writerLock})`.execute(transaction);
          return work(transaction);
        });
      } catch (error) {
        throw describeDatabaseError(error, shownAs) ?? error;
      }
    },
  };
}
