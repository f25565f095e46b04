import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { readDataVersion } from '#database/data-version.ts';
import type { Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { exportFormats, type ExportFormat } from '#feeds/canonical-export/canonical-file.ts';

import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { writeCatalogueFile, writeStream } from './write-catalogue-file.ts';

interface NightlyFile {
  readonly name: string;
  /** `json` and `csv` are the two catalogue formats; `gzip`: compressed. */
  readonly format: ExportFormat;
  readonly gzip: boolean;
  readonly bytes: number;
  readonly sha256: string;
}

/** Body of `/data/index.json`. */
export interface NightlyFiles {
  readonly licence: string;
  /** ISO 8601 in UTC. */
  readonly generatedAt: string;
  /** Catalogue version of all files. */
  readonly version: number;
  readonly files: readonly NightlyFile[];
}

interface NightlyParts {
  readonly queries: Queries;
  readonly dataDir: string;
  readonly site: Pick<SiteSettings, 'dataLicence' | 'origin'>;
  readonly now: Date;
}

/** Folder below the data directory. */
export function nightlyFolder(dataDir: string): string {
  return join(dataDir, 'open-data');
}

function dataLicence({ dataLicence: given, origin }: NightlyParts['site']): string {
  return (
    given ??
    `Free to use for any purpose with a visible link to ${origin}. Prices are what sellers state and may have changed since; there is no warranty.`
  );
}

/**
 * Makes the downloads of the current catalogue and their index. Names contain the version, and a file is renamed when
 * it is complete: concurrent processes write the same bytes under the same name, and an existing version is not made
 * again. The previous files stay for downloads in progress. Throws disk errors.
 */
export async function makeNightlyFiles(parts: NightlyParts): Promise<Result<NightlyFiles>> {
  const folder = nightlyFolder(parts.dataDir);
  await mkdir(folder, { recursive: true });
  const known = await readIndex(folder);
  const version = await readDataVersion(parts.queries, 'catalogue');
  const licence = dataLicence(parts.site);
  if (known?.version === version && known.licence === licence) return success(known);
  const made: NightlyFile[] = [];
  for (const format of exportFormats) {
    const files = await makeFormat(parts.queries, { folder, format, version });
    if (!files.ok) return files;
    made.push(...files.value);
  }
  const index: NightlyFiles = { licence, generatedAt: parts.now.toISOString(), version, files: made };
  await writeWhole(join(folder, indexName), `${JSON.stringify(index, null, 2)}\n`);
  await removeOld(folder, [...(known?.files ?? []), ...made]);
  return success(index);
}

async function makeFormat(
  queries: Queries,
  { folder, format, version }: { readonly folder: string; readonly format: ExportFormat; readonly version: number },
): Promise<Result<readonly NightlyFile[]>> {
  const name = `catalogue-v${version}.${format}`;
  const plain = await writeCatalogueFile(queries, { path: join(folder, name), selection: {}, format });
  if (!plain.ok) return plain;
  if (plain.value.version !== version) {
    await rm(join(folder, name));
    return failure('An import changed the catalogue while its files were made; make them again when it is done.');
  }
  const packedName = `${name}.gz`;
  const packed = await pack(join(folder, name), join(folder, packedName));
  const { bytes, sha256 } = plain.value;
  return success([
    { name, format, gzip: false, bytes, sha256 },
    { name: packedName, format, gzip: true, ...packed },
  ]);
}

async function pack(from: string, to: string): Promise<Pick<NightlyFile, 'bytes' | 'sha256'>> {
  const part = `${to}.${randomUUID()}.part`;
  const summed = await writeStream(part, createReadStream(from).pipe(createGzip()));
  await rename(part, to);
  return summed;
}

const indexName = 'index.json';

const index: z.ZodType<NightlyFiles> = z.object({
  licence: z.string(),
  generatedAt: z.iso.datetime(),
  version: z.int(),
  files: z.array(
    z.object({
      name: z.string(),
      format: z.enum(exportFormats),
      gzip: z.boolean(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  ),
});

async function readIndex(folder: string): Promise<NightlyFiles | null> {
  try {
    return index.parse(JSON.parse(await readFile(join(folder, indexName), 'utf8')));
  } catch {
    // Missing or invalid: replaced by a new index.
    return null;
  }
}

/** Age from which a partial file is left over from a killed process. */
const partLifeMs = 24 * 60 * 60_000;

async function removeOld(folder: string, kept: readonly NightlyFile[]): Promise<void> {
  const names = new Set([indexName, ...kept.map(({ name }) => name)]);
  for (const name of await readdir(folder)) {
    if (names.has(name)) continue;
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    const isUnderWay = name.endsWith('.part') && facts !== null && Date.now() - facts.mtimeMs < partLifeMs;
    if (!isUnderWay) await rm(path, { force: true });
  }
}

/** Writes a file atomically: readers never see part of it. Throws file system errors. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
