import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { describeDatabaseError } from './database-error.ts';

const keptStatements = 200;

/** Kysely's SQLite driver interface, and whether a transaction is open. */
export interface AdaptedSqlite extends SqliteDatabase {
  isInTransaction(): boolean;
}

/**
 * Implements Kysely's SQLite driver interface over `node:sqlite`. Statements are prepared once per SQL text. Every
 * failure is a `DatabaseError`.
 * @param shownAs names the file in messages
 */
export function adaptSqlite(database: DatabaseSync, shownAs: string): AdaptedSqlite {
  const kept = new Map<string, SqliteStatement>();
  const explained = explainWith(shownAs);
  return {
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
    prepare: (sql) => {
      const found = kept.get(sql);
      if (found !== undefined) {
        kept.delete(sql);
        kept.set(sql, found);
        return found;
      }
      const statement = explained(() => adaptStatement(database.prepare(sql), explained));
      kept.set(sql, statement);
      const oldest = kept.keys().next();
      if (kept.size > keptStatements && oldest.done !== true) kept.delete(oldest.value);
      return statement;
    },
  };
}

type Explained = <Value>(work: () => Value) => Value;

function explainWith(shownAs: string): Explained {
  return (work) => {
    try {
      return work();
    } catch (error) {
      throw describeDatabaseError(error, shownAs) ?? error;
    }
  };
}

function adaptStatement(statement: StatementSync, explained: Explained): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => explained(() => statement.all(...asInput(parameters))),
    run: (parameters) => explained(() => statement.run(...asInput(parameters))),
    iterate: (parameters) => statement.iterate(...asInput(parameters)),
  };
}

/** Kysely passes values unchanged; `node:sqlite` itself refuses what it cannot bind. */
function asInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
