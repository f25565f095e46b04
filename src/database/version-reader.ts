import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { memo } from '#domain/kernel/memo.ts';
import { describeDatabaseError } from './database-error.ts';
import type { DataVersionTable, Queries } from './schema.ts';
import { waitWhileBusy } from './sqlite-dialect.ts';

/** Current versions of each part of the data. The same object while nothing changes. */
export interface DataVersions<Name extends string = DataVersionTable['name']> {
  /** All numbers in one text; equal texts are equal versions. */
  readonly text: string;
  /** 0 before the first change. */
  of(name: Name): number;
}

/**
 * Reads the data versions, cheaply enough for every page served from memory. It reads at most once per turn of the
 * event loop: every request handled in a turn was sent before the turn began, so no response is older than the data
 * at its request.
 */
export interface VersionReader<Name extends string = DataVersionTable['name']> {
  /** The cached versions, synchronously; null: they have to be read. */
  known(): DataVersions<Name> | null;
  /** Throws the driver's error, or a `DatabaseError`, when the database does not answer. */
  read(): Promise<DataVersions<Name>>;
  /** Invalidates the cache: this process has just changed something. */
  forget(): void;
  close(): void;
}

/**
 * Lifetime of versions read from PostgreSQL. Another process's change is seen at most so much later, plus one round
 * trip.
 */
export const postgresVersionMs = 100;

const separator = ',';

/** All versions in one row: a quarter cheaper than one row each. */
const versionText = `select coalesce(group_concat(name || ' ' || value, '${separator}'), '') as versions from data_version`;

/**
 * Uses a connection of its own, which sees committed data only.
 * @param lockWaitMs how long `read` waits for another process, in milliseconds
 */
export function createSqliteVersions(path: string, lockWaitMs: number): VersionReader {
  let database: DatabaseSync | null = null;
  let hasChanged: (() => boolean) | null = null;
  let statement: StatementSync | null = null;
  let ofThisTurn: DataVersions | null = null;
  let last: DataVersions | null = null;
  const parse = memo(parseVersions);
  const forget = (): void => void (ofThisTurn = null);
  const read = (): DataVersions => {
    if (ofThisTurn !== null) return ofThisTurn;
    database ??= new DatabaseSync(path, { readOnly: true });
    statement ??= database.prepare(versionText);
    hasChanged ??= watchChanges(database);
    // A change between the two queries is read now and detected once more in the next turn.
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

/** Whether any other connection has committed since the last call (`data_version`); half the cost of reading a row. */
function watchChanges(database: DatabaseSync): () => boolean {
  const question = database.prepare('pragma data_version');
  // A fifth faster than an object with the column's name.
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
 * Versions are `known` for a tenth of a second. Polling instead of LISTEN: this also works behind a pooler, and a
 * broken connection loses nothing.
 * @param clock in milliseconds
 */
export function createPostgresVersions(queries: Queries, clock = () => performance.now()): VersionReader {
  const parse = memo(parseVersions);
  // Compiling the statement takes longer than executing it.
  const question = queries.selectFrom('data_version').selectAll().orderBy('name').compile();
  let last: { readonly versions: DataVersions; readonly at: number } | null = null;
  let ofThisTurn: Promise<DataVersions> | null = null;
  let changes = 0;
  const read = async (): Promise<DataVersions> => {
    const [at, before] = [clock(), changes];
    setImmediate(() => (ofThisTurn = null));
    const { rows } = await queries.executeQuery(question);
    const versions = parse(rows.map(({ name, value }) => `${name} ${value}`).join(separator));
    // Versions read during a write of this process may be older than the write.
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

/** Versions that never change, for tests. */
export function fixedVersions(): VersionReader {
  const versions = parseVersions('');
  return { known: () => versions, read: async () => versions, forget: () => undefined, close: () => undefined };
}

function parseVersions(text: string): DataVersions {
  const numbers = new Map(text.split(separator).map(readVersion));
  return { text, of: (name) => numbers.get(name) ?? 0 };
}

function readVersion(text: string): [name: string, value: number] {
  const [name = '', value = ''] = text.split(' ');
  return [name, Number(value)];
}
