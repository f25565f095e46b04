import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PlanSelection } from '#catalogue/catalogue-plan.ts';
import { readDataVersion } from '#database/data-version.ts';
import type { Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { canonicalFile, type ExportFormat } from '#feeds/canonical-export/canonical-file.ts';

export interface WrittenFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Of the catalogue that it holds. */
  readonly version: number;
}

interface FileQuery {
  readonly path: string;
  readonly selection: PlanSelection;
  readonly format: ExportFormat;
}

/** An import in the middle of an export happens a few times a day at most; one at every try means something is wrong. */
const tries = 3;

/**
 * Writes a catalogue file under its name once it is complete, and of one version of the catalogue: what an import changed
 * meanwhile is read again. Throws what the disk or the database throws, and leaves nothing behind then.
 */
export async function writeCatalogueFile(
  queries: Queries,
  { path, selection, format }: FileQuery,
): Promise<Result<WrittenFile>> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    for (let left = tries; left > 0; left -= 1) {
      const version = await readDataVersion(queries, 'catalogue');
      const written = await writeStream(part, canonicalFile(queries, selection, format));
      if ((await readDataVersion(queries, 'catalogue')) !== version) continue;
      await rename(part, path);
      return success({ ...written, version });
    }
    return failure('Imports changed the catalogue while it was written; export it again when they are done.');
  } finally {
    await rm(part, { force: true });
  }
}

/** Streams pieces into a file and sums them up. */
export async function writeStream(
  path: string,
  pieces: AsyncIterable<string | Buffer>,
): Promise<Omit<WrittenFile, 'version'>> {
  const sum = createHash('sha256');
  let bytes = 0;
  await pipeline(
    Readable.from(pieces),
    async function* count(source: AsyncIterable<string | Buffer>) {
      for await (const piece of source) {
        const chunk = Buffer.from(piece as string);
        sum.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return { bytes, sha256: sum.digest('hex') };
}
