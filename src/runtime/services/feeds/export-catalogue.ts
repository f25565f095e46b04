import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanSelection } from '#catalogue/read/whole-plan.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ExportFormat } from '#feeds/canonical-export/canonical-file.ts';
import { describeWriteError } from '#runtime/backup/describe-write-error.ts';
import { withDatabase, type DatabaseSetting } from '#runtime/services/with-database.ts';
import { makeNightlyFiles, type NightlyFiles } from './nightly-files.ts';
import { writeCatalogueFile, type WrittenFile } from './write-catalogue-file.ts';

export { exportFormats, type ExportFormat } from '#feeds/canonical-export/canonical-file.ts';

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly selection: Pick<PlanSelection, 'destination' | 'provider'>;
}

/** Writes the catalogue, or a part of it, into a file. On failure no file is left. */
export function exportToFile(
  path: string,
  request: ExportRequest,
  setting: DatabaseSetting,
): Promise<Result<WrittenFile>> {
  return withDatabase(setting, async ({ queries }) => {
    try {
      return await writeCatalogueFile(queries, { path, ...request });
    } catch (error) {
      return describeWriteError(error, path);
    }
  });
}

/** Streams the catalogue, or a part of it, after it was read completely. */
export function exportToStream(
  write: (text: string) => Promise<void>,
  request: ExportRequest,
  setting: DatabaseSetting,
): Promise<Result<WrittenFile>> {
  return withDatabase(setting, async ({ queries }) => {
    const folder = await mkdtemp(join(tmpdir(), 'roamchart-export-'));
    try {
      const path = join(folder, 'catalogue');
      const written = await writeCatalogueFile(queries, { path, ...request });
      if (written.ok) for await (const piece of createReadStream(path, 'utf8')) await write(String(piece));
      return written;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

export function exportNightly(
  setting: DatabaseSetting & { readonly site: { readonly dataLicence?: string; readonly origin: string } },
  now: Date,
): Promise<Result<NightlyFiles>> {
  return withDatabase(setting, async ({ queries }) => {
    const { dataDir, site } = setting;
    try {
      return await makeNightlyFiles({ queries, dataDir, site, now });
    } catch (error) {
      return describeWriteError(error, dataDir);
    }
  });
}
