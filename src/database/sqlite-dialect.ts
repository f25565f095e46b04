import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely';
import { sqliteErrorCode } from './database-error.ts';

const busy = 5;

/** Kysely's SQLite dialect with transactions that take the write lock at once and wait for it without stopping the process. */
export function createSqliteDialect(database: SqliteDatabase, lockWaitMs: number): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new PatientSqliteDriver(database, lockWaitMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #lockWaitMs: number;

  constructor(database: SqliteDatabase, lockWaitMs: number) {
    super({ database });
    this.#lockWaitMs = lockWaitMs;
  }

  /** `begin immediate`: a transaction that reads first and writes later could otherwise fail in the middle. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await waitWhileBusy(() => connection.executeQuery(CompiledQuery.raw('begin immediate')), this.#lockWaitMs);
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
