import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import { sqliteErrorCode } from './database-error.ts';
import type { AdaptedSqlite } from './sqlite-statements.ts';

const busy = 5;

/** Kysely's SQLite dialect with immediate transactions that wait for the write lock asynchronously. */
export function createSqliteDialect(database: AdaptedSqlite, lockWaitMs: number): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new RetryingSqliteDriver(database, lockWaitMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class RetryingSqliteDriver extends SqliteDriver {
  readonly #lockWaitMs: number;
  readonly #database: AdaptedSqlite;

  constructor(database: AdaptedSqlite, lockWaitMs: number) {
    super({ database });
    this.#lockWaitMs = lockWaitMs;
    this.#database = database;
  }

  /** `begin immediate`: a transaction that reads first and writes later could otherwise fail in the middle. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await waitWhileBusy(() => connection.executeQuery(CompiledQuery.raw('begin immediate')), this.#lockWaitMs);
  }

  /** A full or failing disk has already ended the transaction; a second error would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

/**
 * Retries an action while another process holds the lock, for at most `waitMs` milliseconds, then throws its error.
 * @param longestPauseMs maximum delay between attempts; each may block the process for one statement's timeout
 */
export async function waitWhileBusy<Value>(
  action: () => Value | Promise<Value>,
  waitMs: number,
  longestPauseMs = 100,
): Promise<Value> {
  const deadline = performance.now() + waitMs;
  for (let pauseMs = 2; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await action();
    } catch (error) {
      if (sqliteErrorCode(error) !== busy || performance.now() > deadline) throw error;
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
}
