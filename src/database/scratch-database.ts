import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { failure, type Result } from '#domain/kernel/result.ts';
import { DatabaseError, networkOrServerCode } from './database-error.ts';
import { openDatabase, type Database, type DatabaseSettings } from './database.ts';

const prefix = 'roamchart_scratch_';

/**
 * Creates an empty database on the PostgreSQL server of these settings, runs `work` with its address, and deletes it.
 * A database of its own has locks of its own: the site beside it is not held up. The failure is one sentence.
 */
export async function withScratchDatabase<Value>(
  settings: DatabaseSettings,
  work: (url: string) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const opened = await openDatabase(settings);
  if (!opened.ok) return opened;
  await using database = opened.value;
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  try {
    await dropLeftOver(database);
    await sql`create database ${sql.id(name)} template template0`.execute(database.queries);
    const url = new URL(settings.url);
    url.pathname = `/${name}`;
    return await work(url.href).finally(() =>
      sql`drop database if exists ${sql.id(name)} with (force)`.execute(database.queries),
    );
  } catch (error) {
    if (networkOrServerCode(error) === mayNot)
      return failure(
        `The user of DATABASE_URL may not create a scratch database on ${database.shownAs}: let its administrator run "alter role … createdb", or add --sqlite.`,
      );
    if (error instanceof DatabaseError) return failure(error.message);
    throw error;
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const mayNot = '42501';
const isInUse = '55006';

/** Killed processes leave theirs; one in use belongs to another process. */
async function dropLeftOver({ queries }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select datname as name from pg_database
    where starts_with(datname, ${prefix}) and pg_get_userbyid(datdba) = current_user`.execute(queries);
  for (const { name } of rows) {
    try {
      await sql`drop database if exists ${sql.id(name)}`.execute(queries);
    } catch (error) {
      if (networkOrServerCode(error) !== isInUse) throw error;
    }
  }
}
