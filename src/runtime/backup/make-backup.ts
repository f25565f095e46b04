import { existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkIntegrity } from '#database/check-integrity.ts';
import { countRows, databaseBytes } from '#database/database-facts.ts';
import type { DatabaseSettings } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { readRows } from '#database/table-rows.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import type { OwnSettings } from '#runtime/settings/backup-settings.ts';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import { backupName, describeLackOfRoom, freeBytes, prepareBackupFolder, pruneBackups } from './backup-folder.ts';
import type { BackupKeys } from './backup-keys.ts';
import { checkArchive } from './check-archive.ts';
import { ImageStoreError, listImageFiles, readImageFile } from './image-files.ts';
import { countContents, imageFile, tableFile, type Manifest, type ManifestTable } from './manifest.ts';
import { addOwnFiles } from './own-files.ts';
import { withCopySource, type CopySource } from './open-source.ts';
import { describeWriteError } from './describe-write-error.ts';
import { createProgress, type OnProgress, type Progress } from './progress.ts';
import { writeArchive, type ArchiveWriter } from './write-archive.ts';

export interface BackupRequest {
  readonly database: DatabaseSettings;
  readonly imageStore: ImageStore;
  readonly own: OwnSettings;
  /** A file that ends in `.tar` or `.tar.age`, or a folder, where the backup is named by its time. */
  readonly place: string;
  /** The first one encrypts it; none: it is not encrypted. */
  readonly keys: BackupKeys;
  /** Number of backups kept in the folder; null: all. Not for a single file. */
  readonly kept: number | null;
  readonly now: Date;
  /** Part of the name in a folder: small letters, digits and hyphens. */
  readonly reason?: string;
  readonly onProgress?: OnProgress;
}

/**
 * Writes a consistent snapshot of all data into one file while the site runs, then reads the file again and compares.
 * On failure no file is left.
 */
export function makeBackup(request: BackupRequest): Promise<Result<MadeBackup>> {
  const path = pathOf(request);
  if (existsSync(path)) return Promise.resolve(failure(`The file "${path}" exists already; name another one.`));
  return withCopySource(request.database, async (source) => {
    const sound = await checkIntegrity(source.database);
    if (!sound.ok) return sound;
    try {
      await prepareBackupFolder(dirname(path));
      return await writeBackup(source, path, request);
    } catch (error) {
      if (error instanceof BackupError || error instanceof ImageStoreError) return failure(error.message);
      return describeWriteError(error, path);
    }
  });
}

function pathOf({ place, keys, now, reason }: BackupRequest): string {
  const path = resolve(place);
  const isFile = /\.tar(\.age)?$/.test(path) && !isFolder(path);
  return isFile ? path : join(path, backupName(now, { isEncrypted: keys.length > 0, reason }));
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** A failure, thrown to abort a transaction or a stream. */
class BackupError extends Error {}

export type MadeBackup = Extract<Awaited<ReturnType<typeof writeBackup>>, { readonly ok: true }>['value'];

async function writeBackup(source: CopySource, path: string, request: BackupRequest) {
  const folder = dirname(path);
  const { database, shapes } = source;
  const files = await listImageFiles(database.queries);
  const needed = (await databaseBytes(database)) + files.reduce((total, { bytes }) => total + bytes, 0);
  const lack = describeLackOfRoom(folder, needed, await freeBytes(folder));
  if (lack !== null) return failure(lack);
  // Each row is written and read again.
  const progress = createProgress(2 * (await countRows(database, shapes)), request.onProgress);
  const { keys } = request;
  const manifest = await writeArchive(
    { path, keys },
    (archive) => database.readSnapshot((queries) => fillArchive({ archive, source, queries, request, progress })),
    async (part) => {
      const checked = await checkArchive({ path: part, keys }, progress.add);
      if (checked.ok) return checked.value;
      throw new BackupError(`The backup differs from the data; check the disk. ${checked.reason}`);
    },
  );
  const { size } = await stat(path);
  const removed = request.kept === null ? [] : await pruneBackups(folder, request.kept);
  const { tables, missingImages, leftOut } = manifest;
  return success({
    /** Absolute; in a bucket its name there. */
    path,
    bytes: size,
    isEncrypted: keys.length > 0,
    tables: tables.length,
    ...countContents(manifest),
    leftOut,
    /** Names of deleted old backups. */
    removed,
    missingImages: missingImages.length,
  });
}

interface ArchiveParts {
  readonly archive: ArchiveWriter;
  readonly source: CopySource;
  /** Within one snapshot. */
  readonly queries: Queries;
  readonly request: BackupRequest;
  readonly progress: Progress;
}

async function fillArchive({
  archive,
  source,
  queries,
  request,
  progress,
}: ArchiveParts): Promise<Omit<Manifest, 'files'>> {
  const { engine } = source.database;
  const tables: ManifestTable[] = [];
  for (const shape of source.shapes) {
    const rows = progress.count(readRows({ queries, engine }, shape));
    const sum = await archive.addTable(tableFile(shape.name), rows);
    tables.push({ name: shape.name, columns: shape.columns.map(({ name }) => name), ...sum });
  }
  const missingImages: string[] = [];
  for (const { key } of await listImageFiles(queries)) {
    const bytes = await readImageFile(request.imageStore, key);
    if (bytes === null) missingImages.push(key);
    else await archive.addBytes(imageFile(key), bytes);
  }
  const leftOut = await addOwnFiles(archive, request.database.dataDir, request.own);
  const madeAt = request.now.toISOString();
  const { steps } = source;
  return {
    format: 'roamchart-backup',
    version: 1,
    madeAt,
    software: softwareVersion(),
    engine,
    steps: [...steps],
    tables,
    missingImages,
    leftOut: [...leftOut],
  };
}
