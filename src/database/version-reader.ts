import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { describeDatabaseError } from './database-error.ts';
import type { DataVersionTable, Queries } from './schema.ts';
import { waitWhileBusy } from './sqlite-dialect.ts';

type VersionName = DataVersionTable['name'];

/** What readers see now: a number for each part of the data. The very same object for as long as nothing changes. */
export interface DataVersions {
  /** All numbers in one text; equal texts are equal versions. */
  readonly text: string;
  /** 0 before the first change. */
  of(name: VersionName): number;
}

/**
 * Tells what readers of the database see, cheaply enough to be asked for every page that is sent from memory. It asks once a
 * turn of the event loop at most: whatever request is read in a turn was sent before the turn began, so none is answered by an
 * older version than there was then.
 */
export interface VersionReader {
  /** Without waiting; null: it has to be read. */
  known(): DataVersions | null;
  /** Throws the driver's error, or a `DatabaseError`, when the database does not answer. */
  read(): Promise<DataVersions>;
  /** Forgets what was read: this process has just changed something. */
  forget(): void;
  close(): void;
}

/** How long what PostgreSQL has answered counts. Another process's change is seen so much later at most, and one round trip. */
export const postgresVersionMs = 100;

const separator = ',';

/** One text for all versions: a single row costs a quarter less than rows of their own. */
const versionText = `select coalesce(group_concat(name || ' ' || value, '${separator}'), '') as versions from data_version`;

/**
 * A connection of its own, which sees what is committed and nothing else.
 * @param lockWaitMs how long `read` waits for another process, in milliseconds
 */
export function createSqliteVersions(path: string, lockWaitMs: number): VersionReader {
  let database: DatabaseSync | null = null;
  let hasChanged: (() => boolean) | null = null;
  let statement: StatementSync | null = null;
  let ofThisTurn: DataVersions | null = null;
  let last: DataVersions | null = null;
  const parse = rememberParsed();
  const forget = (): void => void (ofThisTurn = null);
  const read = (): DataVersions => {
    if (ofThisTurn !== null) return ofThisTurn;
    database ??= new DatabaseSync(path, { readOnly: true });
    statement ??= database.prepare(versionText);
    hasChanged ??= watchChanges(database);
    // A change between the two questions is read now and noticed once more by the next turn.
    if (hasChanged() || last === null) last = parse(String(statement.get()?.['versions']));
    setImmediate(forget);
    return (ofThisTurn = last);
  };
  return {
    known: () => {
      try {
        return read();
      } catch {
        return null;
      }
    },
    read: async () => {
      try {
        return await waitWhileBusy(read, lockWaitMs);
      } catch (error) {
        throw describeDatabaseError(error, path) ?? error;
      }
    },
    forget,
    close: () => {
      if (database?.isOpen === true) database.close();
    },
  };
}

/** Whether any other connection has committed something since it was asked last; takes half of what reading a row does. */
function watchChanges(database: DatabaseSync): () => boolean {
  const question = database.prepare('pragma data_version');
  // Takes a fifth less than an object with the name of the column.
  question.setReturnArrays(true);
  let last: unknown = null;
  return () => {
    const now = question.get()?.[0];
    if (now === last) return false;
    last = now;
    return true;
  };
}

/**
 * What it has read is `known` for a tenth of a second. No connection listens: this also works behind a pooler, and there is
 * nothing to lose when a connection breaks.
 * @param clock in milliseconds
 */
export function createPostgresVersions(queries: Queries, clock = () => performance.now()): VersionReader {
  const parse = rememberParsed();
  // Writing the statement takes longer than answering it.
  const question = queries.selectFrom('data_version').selectAll().orderBy('name').compile();
  let last: { readonly versions: DataVersions; readonly at: number } | null = null;
  let ofThisTurn: Promise<DataVersions> | null = null;
  let changes = 0;
  const read = async (): Promise<DataVersions> => {
    const [at, before] = [clock(), changes];
    setImmediate(() => (ofThisTurn = null));
    const { rows } = await queries.executeQuery(question);
    const versions = parse(rows.map(({ name, value }) => `${name} ${value}`).join(separator));
    // What was read while this process wrote may be older than what it wrote.
    if (changes === before) last = { versions, at };
    return versions;
  };
  return {
    known: () => (last !== null && clock() - last.at < postgresVersionMs ? last.versions : null),
    read: () => (ofThisTurn ??= read()),
    forget: () => {
      changes += 1;
      last = null;
      ofThisTurn = null;
    },
    close: () => undefined,
  };
}

/** Versions that never change, for a database of tests. */
export function fixedVersions(): VersionReader {
  const versions = parseVersions('');
  return { known: () => versions, read: async () => versions, forget: () => undefined, close: () => undefined };
}

function rememberParsed(): (text: string) => DataVersions {
  let last = parseVersions('');
  return (text) => (last.text === text ? last : (last = parseVersions(text)));
}

function parseVersions(text: string): DataVersions {
  const numbers = new Map(text.split(separator).map(readVersion));
  return { text, of: (name) => numbers.get(name) ?? 0 };
}

function readVersion(text: string): [name: string, value: number] {
  const [name = '', value = ''] = text.split(' ');
  return [name, Number(value)];
}
