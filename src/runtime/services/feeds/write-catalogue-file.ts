import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PlanSelection } from '#catalogue/read/whole-plan.ts';
import { readDataVersion } from '#database/data-version.ts';
import type { Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { canonicalFile, type ExportFormat } from '#feeds/canonical-export/canonical-file.ts';

export interface WrittenFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly version: number;
}

interface FileQuery {
  readonly path: string;
  readonly selection: PlanSelection;
  readonly format: ExportFormat;
}

/** An import during an export happens a few times a day at most; one at every attempt is an error. */
const tries = 3;

/**
 * Writes a catalogue file of one catalogue version and renames it when complete. If an import changes the catalogue
 * meanwhile, it starts over. Throws errors of the disk and the database, and leaves no file then.
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

/** Streams chunks into a file and computes the checksum. */
export async function writeStream(path: string, pieces: AsyncIterable<string>): Promise<Omit<WrittenFile, 'version'>> {
  const sum = createHash('sha256');
  let bytes = 0;
  await pipeline(
    Readable.from(pieces),
    async function* count(source: AsyncIterable<string>) {
      for await (const piece of source) {
        const chunk = Buffer.from(piece);
        sum.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return { bytes, sha256: sum.digest('hex') };
}
