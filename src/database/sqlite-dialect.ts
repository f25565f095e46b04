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

/** Kysely's SQLite dialect with transactions that take the write lock at once and wait for it without stopping the process. */
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

  /** A full or failing disk has ended the transaction already; complaining about that would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

/**
 * Repeats an action while another process holds the lock, for at most `waitMs` milliseconds, then throws its error.
 * @param longestPauseMs between two tries; each of them may hold the process for as long as one statement waits
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
