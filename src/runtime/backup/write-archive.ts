import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { createTableSummer, writeRowLine, type StoredRow, type TableSum } from '#database/table-rows.ts';
import type { BackupKeys } from './backup-keys.ts';
import { encrypt } from './encryption.ts';
import { manifestName, manifestSumName, type Manifest, type ManifestFile } from './manifest.ts';

/** Owner only: it contains personal addresses and the site's secret. */
const ownerOnly = 0o600;

/** Level 1 compresses text to a sixth; higher levels take several times as long for little more. */
const gzipLevel = 2;

export interface ArchiveWriter {
  addTable(file: string, batches: AsyncIterable<readonly StoredRow[]>): Promise<TableSum>;
  addBytes(file: string, bytes: Uint8Array): Promise<void>;
  readonly files: readonly ManifestFile[];
}

/**
 * Writes a tar file, encrypted where there are keys. It is renamed when it is complete, synced to disk and accepted by
 * `check`; after a failure nothing is left. Throws what the disk and `write` throw.
 */
export async function writeArchive<Checked>(
  { path, keys }: { readonly path: string; readonly keys: BackupKeys },
  write: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'files'>>,
  check: (part: string) => Promise<Checked>,
): Promise<Checked> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    const tar = pack();
    const written = pipeline(
      tar,
      (chunks: AsyncIterable<Buffer>) => encrypt(chunks, keys),
      createWriteStream(part, { flags: 'wx', mode: ownerOnly, flush: true }),
    );
    await Promise.all([
      written,
      fill(tar, `${part}.table`, write).catch((error: unknown) => tar.destroy(asError(error))),
    ]);
    const checked = await check(part);
    await rename(part, path);
    await flush(dirname(path));
    return checked;
  } finally {
    for (const rest of [part, `${part}.table`]) await rm(rest, { force: true });
  }
}

async function fill(
  tar: Pack,
  bufferFile: string,
  write: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'files'>>,
): Promise<void> {
  const files: ManifestFile[] = [];
  const rest = await write({
    files,
    addTable: async (file, batches) => {
      const { sum, entry } = await bufferTable(bufferFile, file, batches);
      await addEntry(tar, entry, createReadStream(bufferFile));
      files.push(entry);
      await rm(bufferFile);
      return sum;
    },
    addBytes: async (file, bytes) => {
      const entry = { name: file, bytes: bytes.length, sha256: sha256Of(bytes) };
      await addEntry(tar, entry, Readable.from([bytes]));
      files.push(entry);
    },
  });
  const manifest = Buffer.from(`${JSON.stringify({ ...rest, files }, null, 2)}\n`);
  await addEntry(tar, { name: manifestName, bytes: manifest.length }, Readable.from([manifest]));
  const sum = Buffer.from(`${sha256Of(manifest)}  ${manifestName}\n`);
  await addEntry(tar, { name: manifestSumName, bytes: sum.length }, Readable.from([sum]));
  tar.finalize();
}

/** A tar header contains the file's size, so it is buffered on disk first. */
async function bufferTable(
  bufferFile: string,
  name: string,
  batches: AsyncIterable<readonly StoredRow[]>,
): Promise<{ readonly sum: TableSum; readonly entry: ManifestFile }> {
  const summer = createTableSummer();
  const hash = createHash('sha256');
  await pipeline(
    linesOf(batches, summer.add),
    createGzip({ level: gzipLevel }),
    async function* passBy(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(bufferFile, { mode: ownerOnly }),
  );
  const { size } = await stat(bufferFile);
  return { sum: summer.sum(), entry: { name, bytes: size, sha256: hash.digest('hex') } };
}

async function* linesOf(
  batches: AsyncIterable<readonly StoredRow[]>,
  add: (rows: readonly StoredRow[]) => void,
): AsyncGenerator<string> {
  for await (const rows of batches) {
    add(rows);
    yield rows.map((row) => `${writeRowLine(row)}\n`).join('');
  }
}

async function addEntry(tar: Pack, { name, bytes }: Omit<ManifestFile, 'sha256'>, content: Readable): Promise<void> {
  await pipeline(content, tar.entry({ name, size: bytes, mode: ownerOnly }));
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function flush(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
