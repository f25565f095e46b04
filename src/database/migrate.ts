import { sql } from 'kysely';
import { failure, success, type Result } from '#domain/result.ts';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import { engineWords, type Migration } from './migration.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import type { TransactionQueries } from './schema.ts';

/**
 * Brings the tables up to date: all pending steps in one transaction under the writer's lock, so that processes that
 * start together both succeed. Returns the names of the steps applied now; a failure is one sentence for the operator.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<Result<readonly string[]>> {
  try {
    return await database.write((transaction) => applyPending(transaction, database, migrations));
  } catch (error) {
    if (error instanceof DatabaseError) return failure(error.message);
    throw error;
  }
}

async function applyPending(
  transaction: TransactionQueries,
  database: Database,
  migrations: readonly Migration[],
): Promise<Result<readonly string[]>> {
  const applied = await appliedNames(transaction);
  const known = new Set(migrations.map((migration) => migration.name));
  const newer = [...applied].find((name) => !known.has(name));
  if (newer !== undefined) {
    return failure(
      `The database ${database.shownAs} was changed by a newer version (${newer}); install that version or restore an older backup.`,
    );
  }
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of pending) await applyMigration(transaction, database, migration);
  return success(pending.map((migration) => migration.name));
}

async function appliedNames(transaction: TransactionQueries): Promise<Set<string>> {
  await sql`create table if not exists schema_migration (name text not null primary key, applied_at text not null)`.execute(
    transaction,
  );
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(transaction);
  return new Set(rows.map((row) => row.name));
}

async function applyMigration(
  transaction: TransactionQueries,
  database: Database,
  migration: Migration,
): Promise<void> {
  for (const statement of migration.statements(engineWords(database.engine))) {
    await sql.raw(statement).execute(transaction);
  }
  const now = new Date().toISOString();
  await sql`insert into schema_migration (name, applied_at) values (${migration.name}, ${now})`.execute(transaction);
}
