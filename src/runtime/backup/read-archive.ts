import { passOn } from '#domain/kernel/pass-on.ts';
import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { readRowLine, type StoredRow } from '#database/table-rows.ts';
import type { TableShape } from '#database/table-shapes.ts';
import type { BackupKeys } from './backup-keys.ts';
import { openBackupFile } from './encryption.ts';

/** One file of an archive. Its content must be consumed before the next file. */
export interface ArchiveMember {
  readonly name: string;
  readonly content: Readable;
}

/** The files of a backup in order. Throws disk errors, and an archive error where it is damaged. */
export async function* readArchive(path: string, keys: BackupKeys): AsyncGenerator<ArchiveMember> {
  const source = await openBackupFile(path, keys);
  const tar = extract();
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  try {
    for await (const entry of tar) yield { name: entry.header.name, content: entry as unknown as Readable };
  } finally {
    source.destroy();
  }
}

/** Size and checksum of a file. */
export async function readBytes(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const stream: AsyncIterable<Buffer> = content;
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Decompresses lines, and passes every compressed chunk to `pass`. Throws where the compression is damaged. */
export async function* readLines(content: Readable, pass: (chunk: Buffer) => void): AsyncGenerator<readonly string[]> {
  const unpacked = createGunzip();
  // An iterator, not a pipe: a truncated file must end the decompression too.
  const chunks: AsyncIterable<Buffer> = content;
  pipeline(passOn(chunks, pass), unpacked, () => undefined);
  unpacked.setEncoding('utf8');
  let rest = '';
  // Not `readline`, which also splits at Unicode line separators inside of a text.
  const texts: AsyncIterable<string> = unpacked;
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

/** Computes the checksum of a file while it streams. */
export function createFileHash(): {
  readonly add: (chunk: Buffer) => void;
  readonly sum: () => { readonly bytes: number; readonly sha256: string };
} {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add: (chunk) => {
      hash.update(chunk);
      bytes += chunk.length;
    },
    sum: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  };
}

/** Rows of a table in batches. Throws on invalid rows. */
export async function* readArchivedRows(content: Readable, shape: TableShape): AsyncGenerator<readonly StoredRow[]> {
  for await (const lines of readLines(content, () => undefined)) {
    yield lines.map((line) => {
      const row = readRowLine(line, shape);
      if (row === null) throw new Error(`a line of the table ${shape.name} is not a row of it`);
      return row;
    });
  }
}
