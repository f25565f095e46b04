import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { BackupKeys } from './backup-keys.ts';
import { EncryptedBackupError } from './encryption.ts';
import { manifestName, manifestSumName, parseManifest, tableFile, type Manifest } from './manifest.ts';
import { createFileHash, readArchive, readBytes, readLines, type ArchiveMember } from './read-archive.ts';

/** Measured facts of a file. */
interface SeenFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Lines of a table, decompressed. */
  readonly lines: { readonly rows: number; readonly sha256: string } | null;
}

/** A backup and the keys that it may be encrypted with. */
export interface ArchiveFile {
  readonly path: string;
  readonly keys: BackupKeys;
}

/**
 * Reads a whole backup and compares it with its manifest. The failure is one sentence for the operator.
 * @param onRows number of rows read since the last call
 */
export async function checkArchive(
  { path, keys }: ArchiveFile,
  onRows: (rows: number) => void = () => {},
): Promise<Result<Manifest>> {
  const name = basename(path);
  const seen = new Map<string, SeenFile>();
  try {
    const ends = new Map<string, Buffer>();
    for await (const member of readArchive(path, keys)) {
      const isEnd = member.name === manifestName || member.name === manifestSumName;
      if (seen.has(member.name) || ends.has(member.name)) return failure(damaged(name, `${member.name} occurs twice`));
      if (isEnd) ends.set(member.name, await readBytes(member.content));
      else seen.set(member.name, await see(member, onRows));
    }
    return judge(name, seen, ends);
  } catch (error) {
    return failure(describeReadError(error, name, seen.size > 0));
  }
}

async function see({ name, content }: ArchiveMember, onRows: (rows: number) => void): Promise<SeenFile> {
  const file = createFileHash();
  if (!name.endsWith('.ndjson.gz')) {
    file.add(await readBytes(content));
    return { ...file.sum(), lines: null };
  }
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readLines(content, file.add)) {
    rows += lines.length;
    onRows(lines.length);
    for (const line of lines) hash.update(`${line}\n`);
  }
  return { ...file.sum(), lines: { rows, sha256: hash.digest('hex') } };
}

function judge(name: string, seen: ReadonlyMap<string, SeenFile>, ends: ReadonlyMap<string, Buffer>): Result<Manifest> {
  const text = ends.get(manifestName);
  if (text === undefined)
    return failure(
      seen.size > 0 && [...seen.keys()].every((each) => /^(tables|images|own)\//.test(each))
        ? damaged(name, 'its end is missing')
        : foreign(name),
    );
  const sum = createHash('sha256').update(text).digest('hex');
  if (ends.get(manifestSumName)?.toString() !== `${sum}  ${manifestName}\n`)
    return failure(damaged(name, `${manifestName} is not as it was written`));
  const manifest = parseManifest(text.toString());
  if (manifest === null) return failure(foreign(name));
  if (manifest === 'newer') return failure(newer(name));
  const fault = findFault(manifest, seen);
  return fault === null ? success(manifest) : failure(damaged(name, fault));
}

function findFault({ files, tables }: Manifest, seen: ReadonlyMap<string, SeenFile>): string | null {
  const names = new Set(files.map((file) => file.name));
  for (const file of files) {
    const found = seen.get(file.name);
    if (found === undefined) return `${file.name} is missing`;
    if (found.bytes !== file.bytes || found.sha256 !== file.sha256) return `${file.name} is not as it was written`;
  }
  for (const table of tables) {
    const lines = seen.get(tableFile(table.name))?.lines;
    if (lines?.rows !== table.rows || lines.sha256 !== table.sha256) return `rows of ${table.name} are missing`;
  }
  const extra = [...seen.keys()].find((each) => !names.has(each));
  return extra === undefined ? null : `${extra} does not belong to it`;
}

function damaged(name: string, what: string): string {
  return `The backup "${name}" is damaged (${what}); use another one.`;
}

function foreign(name: string): string {
  return `"${name}" is not a Roamchart backup; name a file written by "roamchart backup".`;
}

export function newer(name: string): string {
  return `The backup "${name}" was made by a newer version; install that version to restore it.`;
}

function describeEncrypted({ reason }: EncryptedBackupError, name: string): string {
  switch (reason) {
    case 'no-key':
      return `The backup "${name}" is encrypted; set BACKUP_KEY_FILE to its key file.`;
    case 'wrong-key':
      return `The key in BACKUP_KEY_FILE does not open the backup "${name}": it was encrypted with another key, or its beginning is damaged.`;
    case 'damaged':
      return damaged(name, 'its encrypted content was changed');
  }
}

const readErrors: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist; check the path.',
  EISDIR: 'is a folder; name a file in it.',
  EACCES: 'may not be read by this user.',
  EPERM: 'may not be read by this user.',
  EIO: 'cannot be read by the disk; use another backup.',
};

function describeReadError(error: unknown, name: string, hasBegun: boolean): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = readErrors[code];
  if (known !== undefined) return `"${name}" ${known}`;
  if (error instanceof EncryptedBackupError) return describeEncrypted(error, name);
  if (!hasBegun) return foreign(name);
  // All others are tar or gzip errors about invalid bytes.
  return damaged(name, error instanceof Error ? error.message.replace(/\.$/, '') : 'it cannot be read');
}
