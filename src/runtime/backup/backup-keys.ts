import { readFile, writeFile } from 'node:fs/promises';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** Secret keys of backups, the current one first; empty: backups are not encrypted. Never printed or logged. */
export type BackupKeys = readonly string[];

/**
 * Reads a key file as `age-keygen` writes them: a key on each line, `#` begins a comment. The first key encrypts, all
 * of them decrypt. A failure is one sentence without the content of the file.
 */
export async function readBackupKeys(path: string | null): Promise<Result<BackupKeys>> {
  if (path === null) return success([]);
  const text = await readFile(path, 'utf8').catch((error: unknown) => codeOf(error));
  if (text instanceof ReadFault)
    return failure(`The key file "${path}" cannot be read (${text.code}); correct BACKUP_KEY_FILE.`);
  const keys = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length > 0 && (await areKeys(keys))) return success(keys);
  return failure(
    `"${path}" is not a key file; set BACKUP_KEY_FILE to one written by "roamchart backup keygen" or age-keygen.`,
  );
}

class ReadFault {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

function codeOf(error: unknown): ReadFault {
  return new ReadFault(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
}

async function areKeys(keys: BackupKeys): Promise<boolean> {
  const { identityToRecipient } = await import('age-encryption');
  try {
    for (const key of keys) await identityToRecipient(key);
    return true;
  } catch {
    return false;
  }
}

/** Writes a new key file, owner only. Never overwrites one: backups would be lost with it. */
export async function writeBackupKey(path: string, now: Date): Promise<Result<null>> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const key = await generateX25519Identity();
  const text = `# created: ${now.toISOString()}\n# public key: ${await identityToRecipient(key)}\n${key}\n`;
  try {
    await writeFile(path, text, { mode: 0o600, flag: 'wx', flush: true });
    return success(null);
  } catch (error) {
    const { code } = codeOf(error);
    return failure(
      code === 'EEXIST'
        ? `The file "${path}" already exists; name another one.`
        : `The file "${path}" cannot be written (${code}); name one in a folder that this user may write to.`,
    );
  }
}
