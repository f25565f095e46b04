import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const keptStatements = 200;

/** What Kysely's SQLite driver asks of a database, over `node:sqlite`. Statements are prepared once per SQL text. */
export function adaptSqlite(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const found = kept.get(sql);
      if (found !== undefined) {
        kept.delete(sql);
        kept.set(sql, found);
        return found;
      }
      const statement = adaptStatement(database.prepare(sql));
      kept.set(sql, statement);
      const oldest = kept.keys().next();
      if (kept.size > keptStatements && oldest.done !== true) kept.delete(oldest.value);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...asInput(parameters)),
    run: (parameters) => statement.run(...asInput(parameters)),
    iterate: (parameters) => statement.iterate(...asInput(parameters)),
  };
}

/** Kysely passes values as they were given; `node:sqlite` itself refuses what it cannot bind. */
function asInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
