import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { adaptSqlite } from './sqlite-statements.ts';
import { createSqliteDialect, waitWhileBusy } from './sqlite-dialect.ts';
import { DatabaseError, sqliteErrorCode } from './database-error.ts';
import type { Schema } from './schema.ts';
import { isEmptyFile } from './sqlite-file.ts';

/** How long a single statement may block the process while another process writes. Longer waits are asynchronous. */
const usualStatementWaitMs = 50;

const settings = [
  'pragma journal_mode = wal',
  // Durability: a commit is on the disk before it is confirmed.
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma trusted_schema = off',
  'pragma cell_size_check = on',
  // Page cache instead of memory mapping: a mapped page is checked at every access, which doubles the time of a list.
  'pragma cache_size = -65536',
  'pragma temp_store = memory',
  // What was deleted or blacked out is in no page of a copied file.
  'pragma secure_delete = on',
  'pragma journal_size_limit = 67108864',
];

interface SqliteOptions {
  /** 0 for a connection whose statements, after the first of a transaction, always hold the lock. */
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
      mkdirSync(missing, missing === folder ? { mode: 0o700 } : {});
    } catch (cause) {
      // Another process may have created it in between.
      if (existsSync(missing)) continue;
      throw new DatabaseError(
        `The folder ${missing} for the database cannot be created; name one that this user may write to in DATA_DIR or DATABASE_URL.`,
        { cause },
      );
    }
  }
}

/** Outermost first. `mkdir` with `recursive` never returns if the system keeps answering "no such file" (/proc). */
function missingFolders(folder: string): string[] {
  const missing: string[] = [];
  for (let each = folder; !existsSync(each) && dirname(each) !== each; each = dirname(each)) missing.unshift(each);
  return missing;
}

/**
 * Creates an empty database atomically. A process that starts at the same time would otherwise find an empty file,
 * which is refused as a truncated one.
 */
function createFile(path: string): void {
  if (existsSync(path)) return;
  const made = `${path}.${randomUUID()}`;
  try {
    // Owner only: it will hold addresses and secrets. SQLite gives its log the same permissions.
    writeFileSync(made, '', { flag: 'wx', mode: 0o600 });
    const database = new DatabaseSync(made);
    database.exec('pragma journal_mode = wal');
    database.close();
    linkSync(made, path);
  } catch (error) {
    // Opening the file would leave an empty one, which looks like lost data. Otherwise another process has created it.
    if (sqliteErrorCode(error) !== null && !existsSync(path)) throw error;
  } finally {
    if (existsSync(made)) rmSync(made);
  }
}

/** SQLite treats an empty file as a new database: the site would fill it with examples in place of the lost data. */
function refuseEmptyFile(path: string): void {
  if (!existsSync(path) || !isEmptyFile(path)) return;
  throw new DatabaseError(
    `The database file ${path} is empty. Put a backup back ("roamchart restore FILE"), or remove the file to start with a new one.`,
  );
}

/** SQLite opens a truncated file and fails only at the missing part; the header contains the true size. */
function refuseCutFile(database: DatabaseSync, path: string): void {
  const pages = database.prepare('select page_count, page_size from pragma_page_count, pragma_page_size').get();
  const expected = Number(pages?.['page_count']) * Number(pages?.['page_size']);
  const walSize = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (walSize === 0 && size < expected) {
    throw new DatabaseError(`The database file ${path} was cut off; restore it from a backup.`);
  }
}
