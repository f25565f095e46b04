import { existsSync } from 'node:fs';
import { DatabaseError } from '#database/database-error.ts';
import { parseDatabaseUrl } from '#database/database-target.ts';
import { openDatabase, type Database, type DatabaseSettings } from '#database/database.ts';
import { readAppliedSteps } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { shapesOf, type TableShape } from '#database/table-shapes.ts';
import { failure, type Result } from '#domain/kernel/result.ts';

/** A database opened for reading, with its existing tables. */
export interface CopySource {
  readonly database: Database;
  readonly steps: readonly string[];
  readonly shapes: readonly TableShape[];
}

/** Opens an existing database without migrating it. */
export async function withCopySource<Value>(
  settings: DatabaseSettings,
  work: (source: CopySource) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const target = parseDatabaseUrl(settings.url, settings.dataDir);
  if (!target.ok) return target;
  if (target.value.engine === 'sqlite' && !existsSync(target.value.path))
    return failure(`There is no database at ${target.value.path}; correct DATA_DIR or DATABASE_URL.`);
  const opened = await openDatabase(settings);
  if (!opened.ok) return opened;
  await using database = opened.value;
  try {
    const applied = await readAppliedSteps(database);
    if (!applied.ok) return applied;
    const steps = applied.value;
    const newer = steps.find((step) => allMigrations.every(({ name }) => name !== step));
    if (newer !== undefined)
      return failure(`The database ${database.shownAs} was changed by a newer version (${newer}); use that version.`);
    if (steps.length === 0) return failure(`The database ${database.shownAs} has no tables of Roamchart.`);
    return await work({ database, steps, shapes: shapesOf(allMigrations.filter(({ name }) => steps.includes(name))) });
  } catch (error) {
    if (error instanceof DatabaseError) return failure(error.message);
    throw error;
  }
}
