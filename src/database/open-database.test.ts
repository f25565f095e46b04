import { chmodSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

describe('openDatabase', () => {
  let folder: string;
  beforeEach(() => {
    folder = makeFolder();
  });

  async function open(url = ''): Promise<Database> {
    return openTestDatabase({ url, dataDir: join(folder, 'new', 'data') });
  }

  async function refusal(url: string, dataDir = folder): Promise<string> {
    const opened = await openDatabase({ url, dataDir });
    if (!opened.ok) return opened.reason;
    await opened.value.close();
    return '';
  }

  it('creates the file and the folders above it', async () => {
    await using database = await open();
    expect(database.shownAs).toBe(join(folder, 'new', 'data', 'roamchart.sqlite'));
    expect(statSync(database.shownAs).isFile()).toBe(true);
  });

  it('creates file, log and folder for their owner alone, whatever the umask', async () => {
    const umask = process.umask(0);
    try {
      await using database = await open();
      await sql`create table t (a integer)`.execute(database.queries);
      const path = database.shownAs;
      const modes = [dirname(path), path, `${path}-wal`, `${path}-shm`].map((each) => statSync(each).mode & 0o777);
      expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
    } finally {
      process.umask(umask);
    }
  });

  it('writes through to the disk, checks references and lets readers read meanwhile', async () => {
    await using database = await open();
    const pragma = async (name: string): Promise<unknown> => {
      const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(database.queries);
      return Object.values(rows[0] ?? {})[0];
    };
    const settings = [await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')];
    expect(settings).toEqual(['wal', 2, 1]);
  });

  it('leaves only the one file when it is closed', async () => {
    const database = await open();
    await migrate(database);
    await database.close();
    expect(statSync(`${database.shownAs}-wal`, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('says so when the path is a folder', async () => {
    expect(await refusal(`sqlite:${folder}`)).toContain('is a folder; name a file in it');
  });

  it('refuses a file that was emptied, and leaves it as it is', async () => {
    const file = join(folder, 'empty.sqlite');
    writeFileSync(file, '');
    expect(await refusal(`sqlite:${file}`)).toBe(
      `The database file ${file} is empty. Put a backup back ("roamchart restore FILE"), or remove the file to start with a new one.`,
    );
    expect(statSync(file).size).toBe(0);
  });

  it('says so when a folder cannot be made, because a file is in its place or the system refuses', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal('', join(folder, 'file', 'data'))).toContain('cannot be created; name one');
    expect(await refusal(`sqlite:${join(folder, 'file', 'below')}`)).toContain(
      'could not be opened; check that its folder',
    );
    expect(await refusal('', '/proc/nothing/here')).toContain(
      'The folder /proc/nothing for the database cannot be created',
    );
  });

  it('says so when the path is too long for the system', async () => {
    expect(await refusal(`sqlite:${join(folder, 'x'.repeat(10_000))}`)).toContain('cannot be reached; name one');
  });

  it('says so when the file is something else', async () => {
    writeFileSync(join(folder, 'text'), 'This is no database.'.repeat(100));
    expect(await refusal(`sqlite:${join(folder, 'text')}`)).toContain('is not a SQLite database');
  });

  it('says so when the file was cut off', async () => {
    const database = await open();
    await migrate(database);
    await database.close();
    truncateSync(database.shownAs, Math.floor(statSync(database.shownAs).size / 8_192) * 4_096);
    expect(await refusal(`sqlite:${database.shownAs}`)).toMatch(/was cut off|is damaged/);
  });

  it.skipIf(process.getuid?.() === 0)('says so when it may not write', async () => {
    mkdirSync(join(folder, 'closed'));
    chmodSync(join(folder, 'closed'), 0o500);
    expect(await refusal('', join(folder, 'closed'))).toContain('could not be opened');
  });

  it.each([
    ['postgres://ann:secret@127.0.0.1:1/x', 'does not answer; check that PostgreSQL runs there'],
    ['postgres://ann:secret@nowhere.invalid/x', 'host name'],
  ])('says so when there is no server at %s, without the password', async (url, words) => {
    const sentence = await refusal(url);
    expect(sentence).toContain(words);
    expect(sentence).not.toContain('secret');
  });
});
