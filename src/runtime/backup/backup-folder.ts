import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** `roamchart-2026-11-22T113344Z.tar`: names sort by time, and no file system minds them. */
const namePattern = /^roamchart-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar$/;

/** A part that is older than this belongs to a process that was killed. */
const partLifeMs = 24 * 60 * 60_000;

export function backupName(now: Date): string {
  return `roamchart-${now
    .toISOString()
    .replaceAll(':', '')
    .replace(/\.\d+Z$/, 'Z')}.tar`;
}

export interface FoundBackup {
  readonly name: string;
  readonly madeAt: Date;
}

/** The newest first; none where there is no such folder. Throws what the disk throws. */
export async function listBackups(folder: string): Promise<readonly FoundBackup[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
    return day === undefined ? [] : [{ name, madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
  return found.toSorted((a, b) => b.name.localeCompare(a.name, 'en'));
}

/** Makes the folder where it is missing, for its owner alone. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Removes all but the newest, and what processes that were killed have left. Other files stay. @returns names of backups */
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

/** Bytes that this user may still write there. Throws what the disk throws. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** One sentence for the operator; null: there is room. */
export function describeLackOfRoom(folder: string, needed: number, free: number): string | null {
  if (free >= needed) return null;
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
  return `The disk of "${folder}" has ${megabytes(free)} free and a backup may need ${megabytes(needed)}; make room or name another folder.`;
}
