import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { adaptSqlite } from './sqlite-statements.ts';
import { createSqliteDialect, waitWhileBusy } from './sqlite-dialect.ts';
import { DatabaseError } from './database-error.ts';
import type { Schema } from './schema.ts';
import { isEmptyFile } from './sqlite-file.ts';

/** How long a single statement may hold the process while another process writes. Longer waits are asynchronous. */
const usualStatementWaitMs = 50;

const settings = [
  'pragma journal_mode = wal',
  // A commit is on the disk before it is confirmed, whatever happens to the machine.
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma trusted_schema = off',
  'pragma cell_size_check = on',
  // Pages are kept here, not mapped: a mapped page is checked again at every touch, which doubles the time of a list.
  'pragma cache_size = -65536',
  'pragma temp_store = memory',
  'pragma journal_size_limit = 67108864',
];

interface SqliteOptions {
  /** 0 for a connection of which every statement but the first of a transaction finds the lock its own. */
  readonly statementWaitMs?: number;
}

/** Opens or creates the file and its folder. Throws the driver's error or a `DatabaseError`. */
export async function openSqlite(
  path: string,
  lockWaitMs: number,
  { statementWaitMs = usualStatementWaitMs }: SqliteOptions = {},
): Promise<Kysely<Schema>> {
  refuseFolder(path);
  createFolder(dirname(path));
  createFile(path);
  refuseEmptyFile(path);
  const database = new DatabaseSync(path, { timeout: statementWaitMs });
  try {
    for (const setting of settings) await waitWhileBusy(() => database.exec(setting), lockWaitMs);
    refuseCutFile(database, path);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Schema>({ dialect: createSqliteDialect(adaptSqlite(database, path), lockWaitMs) });
}

function refuseFolder(path: string): void {
  let isFolder: boolean;
  try {
    isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch (cause) {
    throw new DatabaseError(
      `The database path ${path} cannot be reached; name one that this user may read and write in DATA_DIR or DATABASE_URL.`,
      { cause },
    );
  }
  if (isFolder) throw new DatabaseError(`The database path ${path} is a folder; name a file in it in DATABASE_URL.`);
}

function createFolder(folder: string): void {
  for (const missing of missingFolders(folder)) {
    try {
      mkdirSync(missing);
    } catch (cause) {
      // Another process may have made it in between.
      if (existsSync(missing)) continue;
      throw new DatabaseError(
        `The folder ${missing} for the database cannot be created; name one that this user may write to in DATA_DIR or DATABASE_URL.`,
        { cause },
      );
    }
  }
}

/** Outermost first. `mkdir` with `recursive` never returns where the system answers "no such file" for good (/proc). */
function missingFolders(folder: string): string[] {
  const missing: string[] = [];
  for (let each = folder; !existsSync(each) && dirname(each) !== each; each = dirname(each)) missing.unshift(each);
  return missing;
}

/**
 * Makes a database without tables in one step. A process that starts at the same time would else find a file of no bytes,
 * which stands for one that was emptied.
 */
function createFile(path: string): void {
  if (existsSync(path)) return;
  const made = `${path}.${randomUUID()}`;
  try {
    const database = new DatabaseSync(made);
    database.exec('pragma journal_mode = wal');
    database.close();
    linkSync(made, path);
  } catch {
    // Another process was first; else opening the file says what is wrong.
  } finally {
    if (existsSync(made)) rmSync(made);
  }
}

/** SQLite takes a file of no bytes for a new database: the site would fill it with examples, in place of what was lost. */
function refuseEmptyFile(path: string): void {
  if (!existsSync(path) || !isEmptyFile(path)) return;
  throw new DatabaseError(
    `The database file ${path} is empty. Put a backup back ("roamchart restore FILE"), or remove the file to start with a new one.`,
  );
}

/** SQLite opens a file that was cut off and serves on until it meets the missing part; the header knows the true size. */
function refuseCutFile(database: DatabaseSync, path: string): void {
  const pages = database.prepare('select page_count, page_size from pragma_page_count, pragma_page_size').get();
  const expected = Number(pages?.['page_count']) * Number(pages?.['page_size']);
  const walSize = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (walSize === 0 && size < expected) {
    throw new DatabaseError(`The database file ${path} was cut off; restore it from a backup.`);
  }
}
