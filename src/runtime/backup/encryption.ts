import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { BackupKeys } from './backup-keys.ts';

/** First line of the age format (https://age-encryption.org/v1). */
const firstLine = 'age-encryption.org/v1\n';

/** Why an encrypted backup cannot be read. */
export class EncryptedBackupError extends Error {
  readonly reason: 'no-key' | 'wrong-key' | 'damaged';

  constructor(reason: EncryptedBackupError['reason'], cause?: unknown) {
    super(`encrypted backup: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Encrypts a stream with the current key; without keys it passes through. */
export async function* encrypt(chunks: AsyncIterable<Uint8Array>, [key]: BackupKeys): AsyncGenerator<Uint8Array> {
  if (key === undefined) return yield* chunks;
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  yield* await encrypter.encrypt(streamOf(chunks));
}

/** The library wants a stream of the web; `Readable.toWeb` and `ReadableStream.from` have other types. */
function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await iterator.return?.()),
  });
}

/** Content of a backup, decrypted where it is encrypted. Throws disk errors and `EncryptedBackupError`. */
export async function openBackupFile(path: string, keys: BackupKeys): Promise<Readable> {
  if (!(await isEncrypted(path))) return createReadStream(path);
  return Readable.from(decrypt(createReadStream(path), keys), { objectMode: false });
}

async function isEncrypted(path: string): Promise<boolean> {
  await using file = await open(path, 'r');
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(firstLine.length) });
  return buffer.toString('latin1', 0, bytesRead) === firstLine;
}

async function* decrypt(source: Readable, keys: BackupKeys): AsyncGenerator<Uint8Array> {
  try {
    if (keys.length === 0) throw new EncryptedBackupError('no-key');
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    for (const key of keys) decrypter.addIdentity(key);
    yield* await decrypter.decrypt(streamOf(source));
  } catch (error) {
    throw explain(error);
  } finally {
    source.destroy();
  }
}

/** The library has no error codes; system errors stay as they are. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof EncryptedBackupError || 'code' in error) return error;
  return new EncryptedBackupError(error.message.startsWith('no identity matched') ? 'wrong-key' : 'damaged', error);
}
