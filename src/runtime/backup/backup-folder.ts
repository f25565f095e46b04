import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `roamchart-2026-11-22T113344Z.tar`, encrypted `….tar.age`, before an upgrade `…Z-before-0002-statements.tar`: sorts by
 * time and is valid on every file system and in every bucket.
 */
const namePattern = /^roamchart-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-[\da-z-]+)?\.tar(\.age)?$/;

/** Age from which a partial file is left over from a killed process. */
const partLifeMs = 24 * 60 * 60_000;

interface NameParts {
  readonly isEncrypted: boolean;
  /** Why it was made, in small letters, digits and hyphens; default: no reason. */
  readonly reason?: string | undefined;
}

export function backupName(now: Date, { isEncrypted, reason }: NameParts): string {
  const time = now
    .toISOString()
    .replaceAll(':', '')
    .replace(/\.\d+Z$/, 'Z');
  return `roamchart-${time}${reason === undefined ? '' : `-${reason}`}.tar${isEncrypted ? '.age' : ''}`;
}

export interface FoundBackup {
  readonly name: string;
  readonly madeAt: Date;
}

/** Newest first; empty when there is no such folder. Throws disk errors. */
export async function listBackups(folder: string): Promise<readonly FoundBackup[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return findBackups(names);
}

/** The backups among files, newest first. */
export function findBackups(names: readonly string[]): readonly FoundBackup[] {
  const found = names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
    return day === undefined ? [] : [{ name, madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
  return found.toSorted((a, b) => b.name.localeCompare(a.name, 'en'));
}

/** Creates the folder if needed, owner only. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Deletes all but the newest, and left-over partial files. Other files stay. @returns names of deleted backups */
export async function pruneBackups(folder: string, kept: number): Promise<readonly string[]> {
  const old = (await listBackups(folder)).slice(kept).map(({ name }) => name);
  for (const name of old) await rm(join(folder, name), { force: true });
  for (const name of await readdir(folder)) {
    if (!/^roamchart-.*\.tar\..*\.part(\.table)?$/.test(name)) continue;
    const facts = await stat(join(folder, name)).catch(() => null);
    if (facts !== null && Date.now() - facts.mtimeMs > partLifeMs) await rm(join(folder, name), { force: true });
  }
  return old;
}

/** Free bytes for this user. Throws disk errors. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** One sentence for the operator; null: enough space. */
export function describeLackOfRoom(folder: string, needed: number, free: number): string | null {
  if (free >= needed) return null;
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
  return `The disk of "${folder}" has ${megabytes(free)} free and a backup may need ${megabytes(needed)}; make room or name another folder.`;
}
