import { chmodSync, readdirSync, statSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDatabaseUrl } from '#database/database-target.ts';
import { replacedPath } from '#database/sqlite-file.ts';
import { bucketPlace } from '#runtime/settings/backup-settings.ts';
import type { Config } from '#runtime/settings/config.ts';

export type PrivateSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>;

/** Files with secrets that the operator writes; null: there is none. */
export type OperatorFiles = readonly (string | null)[];

/** A file or folder with personal data or secrets that others than its owner can read or enter. */
export interface ExposedPath {
  readonly path: string;
  /** Permissions, as `chmod` takes them. */
  readonly mode: string;
}

/**
 * Those of the database, of backups and of their key, of screenshots and feeds. The data directory itself keeps the mode
 * that the operator has given it: others may edit `brand`, `content` and `public` in it.
 */
export function findExposed(settings: PrivateSettings): readonly ExposedPath[] {
  return privatePaths(settings).flatMap((path) => {
    const facts = readFacts(path);
    if (facts === null || isClosed(facts)) return [];
    return [{ path, mode: octal(facts) }];
  });
}

/** Those that everybody on the machine may read. Their group is the operator's choice. */
export function findWorldReadable(files: OperatorFiles): readonly ExposedPath[] {
  return files.flatMap((path) => {
    const facts = path === null ? null : readFacts(path);
    if (path === null || facts === null || (facts.mode & 0o007) === 0 || isBehindClosedFolder(path)) return [];
    return [{ path, mode: octal(facts) }];
  });
}

/** Takes the permissions of all others away. @returns what could not be closed */
export function closeExposed(settings: PrivateSettings): readonly ExposedPath[] {
  for (const { path } of findExposed(settings)) {
    try {
      chmodSync(path, statSync(path).mode & 0o700);
    } catch {
      // Of another owner, or on a file system that is read-only: found again below.
    }
  }
  return findExposed(settings);
}

function privatePaths({ dataDir, databaseUrl, backups }: PrivateSettings): readonly string[] {
  const target = parseDatabaseUrl(databaseUrl, dataDir);
  const database = target.ok && target.value.engine === 'sqlite' ? target.value.path : null;
  const ofDatabase = database === null ? [] : [database, `${database}-wal`, `${database}-shm`, replacedPath(database)];
  const folders = [join(dataDir, 'backups')];
  if (backups.place !== null && backups.place !== bucketPlace) folders.push(backups.place);
  const ofBackups = folders.flatMap((folder) => [folder, ...listFiles(folder)]);
  const ofRooms = ['review-images', 'feeds/held', 'feeds/fetched'].map((folder) => join(dataDir, folder));
  return [...ofDatabase, ...new Set(ofBackups), ...(backups.keyFile === null ? [] : [backups.keyFile]), ...ofRooms];
}

function octal({ mode }: Stats): string {
  return (mode & 0o777).toString(8).padStart(4, '0');
}

/** Files in a folder that others cannot enter are out of their reach. */
function isBehindClosedFolder(path: string): boolean {
  return ((readFacts(dirname(path))?.mode ?? 0) & 0o001) === 0;
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^roamchart-.*\.tar(\.|$)/.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function readFacts(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** A folder that everybody may write to, such as /tmp, belongs to all users of the machine and stays as it is. */
function isClosed(facts: Stats): boolean {
  const isForAll = facts.isDirectory() && (facts.mode & 0o1000) !== 0;
  return isForAll || (facts.mode & 0o077) === 0;
}
