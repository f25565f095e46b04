import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { currentSteps } from '#database/current-steps.ts';
import { raiseDataVersions } from '#database/data-version.ts';
import { parseDatabaseUrl } from '#database/database-target.ts';
import type { DatabaseSettings } from '#database/database.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { rebuildDatabase } from '#database/rebuild-database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { replacedPath } from '#database/sqlite-file.ts';
import { addRows } from '#database/table-rows.ts';
import { shapesOf, type TableShape } from '#database/table-shapes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { checkArchive, newer, type ArchiveFile } from './check-archive.ts';
import { compareTable } from './compare-table.ts';
import { describeWriteError } from './describe-write-error.ts';
import { ImageStoreError, putImageFile } from './image-files.ts';
import { countContents, type Manifest } from './manifest.ts';
import { restoreOwnFiles, type RestoredOwnFiles } from './own-files.ts';
import { createProgress, type OnProgress, type Progress } from './progress.ts';
import { readArchive, readArchivedRows, readBytes, type ArchiveMember } from './read-archive.ts';

export interface RestoreRequest extends ArchiveFile {
  readonly database: DatabaseSettings;
  readonly imageStore: ImageStore;
  /** Place of the file of feeds; null: not known. */
  readonly feedList: string | null;
  /** Whether existing data may be replaced. */
  readonly replaces: boolean;
  readonly onProgress?: OnProgress;
}

export interface BackupFacts {
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly software: string;
  readonly engine: Manifest['engine'];
  readonly tables: number;
  readonly rows: number;
  readonly images: number;
  readonly missingImages: number;
  readonly ownFiles: number;
  /** Names of secret settings and files of the operator that it does not have. */
  readonly leftOut: readonly string[];
}

export interface RestoredSite extends BackupFacts {
  readonly own: RestoredOwnFiles;
  /** The previous database file, kept beside the new one; null: there was none, or it is not a file. */
  readonly replacedFile: string | null;
}

/** Reads a whole backup and returns its facts. Fails when it is damaged, foreign, newer or of an older pre-release. */
export async function checkBackup(file: ArchiveFile): Promise<Result<BackupFacts>> {
  const checked = await checkKnown(file);
  return checked.ok ? success(factsOf(checked.value)) : checked;
}

/** Restores a backup, on either engine. On failure everything is unchanged. */
export async function restoreBackup(request: RestoreRequest): Promise<Result<RestoredSite>> {
  const checked = await checkKnown(request);
  if (!checked.ok) return checked;
  const manifest = checked.value;
  const { database: target, replaces } = request;
  const progress = createProgress(2 * countContents(manifest).rows, request.onProgress);
  const rebuilt = await rebuildDatabase({ target, replaces, steps: manifest.steps }, (tables, shapes) =>
    fillFrom(manifest, { tables, shapes, progress, request }),
  );
  if (!rebuilt.ok) return rebuilt;
  try {
    const own = await restoreOwnFiles(request, { dataDir: target.dataDir, feedList: request.feedList });
    return success({ ...factsOf(manifest), own, replacedFile: findReplaced(request) });
  } catch (error) {
    const described = describeWriteError(error, target.dataDir);
    return described.ok ? described : failure(`The database was restored, but not all files. ${described.reason}`);
  }
}

function findReplaced({ database: { url, dataDir }, replaces }: RestoreRequest): string | null {
  const target = parseDatabaseUrl(url, dataDir);
  if (!replaces || !target.ok || target.value.engine === 'postgres') return null;
  const path = replacedPath(target.value.path);
  return existsSync(path) ? path : null;
}

async function checkKnown(file: ArchiveFile): Promise<Result<Manifest>> {
  const checked = await checkArchive(file);
  const { path } = file;
  if (!checked.ok) return checked;
  const { tables } = checked.value;
  const steps = currentSteps(checked.value.steps, `The backup "${basename(path)}"`);
  if (!steps.ok) return steps;
  const known = allMigrations.filter(({ name }) => steps.value.includes(name));
  if (known.length < steps.value.length) return failure(newer(basename(path)));
  const describe = (name: string, columns: readonly string[]): string => `${name} ${columns.join(' ')}`;
  const expected = shapesOf(known).map(({ name, columns }) =>
    describe(
      name,
      columns.map((column) => column.name),
    ),
  );
  const found = tables.map(({ name, columns }) => describe(name, columns));
  if (expected.join('\n') === found.join('\n')) return success({ ...checked.value, steps: [...steps.value] });
  return failure(`"${basename(path)}" was not made by this program: its tables have different columns.`);
}

function factsOf(manifest: Manifest): BackupFacts {
  const { madeAt, software, engine, tables, missingImages, leftOut } = manifest;
  const counts = { tables: tables.length, ...countContents(manifest), missingImages: missingImages.length };
  return { madeAt, software, engine, ...counts, leftOut };
}

interface FillParts {
  readonly tables: EngineQueries;
  readonly shapes: readonly TableShape[];
  readonly progress: Progress;
  readonly request: RestoreRequest;
}

/** Tables in the order of their references, then the screenshots. */
async function fillFrom(manifest: Manifest, parts: FillParts): Promise<Result<null>> {
  const { tables, request } = parts;
  try {
    for await (const member of readArchive(request.path, request.keys)) {
      const filled = await fillMember(manifest, member, parts);
      if (!filled.ok) return filled;
    }
  } catch (error) {
    if (error instanceof ImageStoreError) return failure(`${error.message} Nothing was changed.`);
    // The database's errors have a sentence of their own.
    if (!(error instanceof Error) || 'errcode' in error || 'severity' in error) throw error;
    return failure(`The backup could not be read to its end (${error.message}); nothing was changed.`);
  }
  await endSignIns(parts);
  await raiseDataVersions(tables.queries);
  return success(null);
}

/** Empty after a restore: what has ended since the backup would be valid again. */
export const signInTables = ['desk_invite', 'desk_session', 'desk_challenge', 'desk_claim'] as const;

async function endSignIns({ tables, shapes }: FillParts): Promise<void> {
  for (const table of signInTables)
    if (shapes.some(({ name }) => name === table)) await tables.queries.deleteFrom(table).execute();
}

async function fillMember(
  manifest: Manifest,
  { name, content }: ArchiveMember,
  { tables, shapes, progress, request }: FillParts,
): Promise<Result<null>> {
  const [, table] = /^tables\/(\w+)\.ndjson\.gz$/.exec(name) ?? [];
  const shape = shapes.find((each) => each.name === table);
  const sum = manifest.tables.find((each) => each.name === table);
  if (shape !== undefined && sum !== undefined) {
    await addRows(tables, shape, progress.count(readArchivedRows(content, shape)));
    return compareTable(tables, shape, { expected: sum, progress });
  }
  const bytes = await readBytes(content);
  const [, key] = /^images\/(.+)$/.exec(name) ?? [];
  if (key !== undefined) await putImageFile(tables, request.imageStore, { key, bytes });
  return success(null);
}
