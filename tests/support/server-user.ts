import { chownSync, readFileSync } from 'node:fs';

/** Servers refuse to run as root; empty: the user who runs the tests. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entries = lines.map((line) => line.split(':'));
  const found = entries.find(([name]) => name === 'postgres') ?? entries.find(([name]) => name === 'nobody');
  return { uid: Number(found?.[2] ?? 65_534), gid: Number(found?.[3] ?? 65_534) };
}

export function own(path: string, { uid, gid }: ServerUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
