import { createReadStream, existsSync } from 'node:fs';
import { sql } from 'kysely';
import { sqliteErrorCode } from './database-error.ts';
import type { Database } from './database.ts';
import { waitWhileBusy } from './sqlite-dialect.ts';

/** Readers of the site end within milliseconds; a backup or an export may take minutes. */
const readerWaitMs = 2_000;
const writerWaitMs = 60_000;
const busy = 5;

/**
 * Removes what deleted rows have left in a SQLite file and its log: in freed pages, in gaps of pages, and in versions of
 * pages that the log keeps while somebody reads. Texts that rows still contain stay. Throws a `DatabaseError`.
 * @param texts in any capitals of ASCII letters
 * @returns the files that still contain one of them, because somebody reads; empty: none does
 */
export async function eraseTraces(database: Database, texts: readonly string[]): Promise<readonly string[]> {
  if (database.engine !== 'sqlite') return [];
  const files = [database.shownAs, `${database.shownAs}-wal`];
  const find = (): Promise<readonly string[]> => findFilesWith(files, texts);
  if (!(await emptyLog(database))) return find();
  if ((await find()).length === 0) return [];
  // The copy would fill the memory.
  await sql`pragma temp_store = file`.execute(database.queries);
  // Copies what rows contain into new pages.
  await waitWhileBusy(() => sql`vacuum`.execute(database.queries), writerWaitMs);
  return (await emptyLog(database)) ? [] : find();
}

/**
 * Moves the log of SQLite, which keeps what pages held before, into the file and truncates it; false: somebody has been
 * reading for too long.
 */
export async function emptyLog({ queries, engine }: Pick<Database, 'queries' | 'engine'>): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  const checkpoint = async (): Promise<void> => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(queries);
    if (rows[0]?.busy !== 0) throw new LogInUse();
  };
  try {
    await waitWhileBusy(checkpoint, readerWaitMs);
    return true;
  } catch (error) {
    if (sqliteErrorCode(error) === busy) return false;
    throw error;
  }
}

/** The driver's error for a lock, which a checkpoint answers as a row. */
class LogInUse extends Error {
  readonly errcode = busy;
}

async function findFilesWith(files: readonly string[], texts: readonly string[]): Promise<readonly string[]> {
  const needles = texts.map((text) => inSmallLetters(Buffer.from(text)));
  const found: string[] = [];
  for (const file of files) if (existsSync(file) && (await contains(file, needles))) found.push(file);
  return found;
}

/** Byte by byte. */
function inSmallLetters(bytes: Buffer): string {
  return bytes.toString('latin1').toLowerCase();
}

async function contains(file: string, needles: readonly string[]): Promise<boolean> {
  const overlap = Math.max(...needles.map(({ length }) => length)) - 1;
  let rest = '';
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const text = rest + inSmallLetters(Buffer.from(chunk));
    if (needles.some((needle) => text.includes(needle))) return true;
    rest = overlap === 0 ? '' : text.slice(-overlap);
  }
  return false;
}
