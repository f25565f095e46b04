import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { openDatabase, type Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { addRows, countOn, readRows, type StoredRow } from '#database/table-rows.ts';
import { shapesOf, type TableShape } from '#database/table-shapes.ts';
import { manifestName, parseManifest, tableFile } from '#runtime/backup/manifest.ts';
import { readArchive, readArchivedRows, readBytes } from '#runtime/backup/read-archive.ts';

/** They are not encrypted. */
const noKeys: readonly string[] = [];

/** A backup that a release has made, with rows in every table; see `write-release-database.ts`. */
export interface FormerRelease {
  readonly version: string;
  readonly path: string;
}

export function findFormerReleases(): readonly FormerRelease[] {
  const paths = globSync('tests/contract/former-releases/*.tar').toSorted();
  return paths.map((path) => ({ version: basename(path, '.tar'), path }));
}

/** The migrations that the release knew. */
export async function readFormerSteps({ path }: FormerRelease): Promise<readonly string[]> {
  for await (const { name, content } of readArchive(path, noKeys)) {
    const bytes = await readBytes(content);
    const manifest = name === manifestName ? parseManifest(bytes.toString()) : null;
    if (manifest !== null && manifest !== 'newer') return manifest.steps;
  }
  throw new Error(`${path} has no manifest.`);
}

/** Makes the tables as that release had them, with its rows, as if that release had run here. */
export async function openAsFormerly(release: FormerRelease, url: string): Promise<Database> {
  const steps = await readFormerSteps(release);
  const opened = await openDatabase({ url, dataDir: '' });
  if (!opened.ok) throw new Error(opened.reason);
  const database = opened.value;
  const migrations = allMigrations.filter(({ name }) => steps.includes(name));
  const migrated = await migrate(database, migrations);
  if (!migrated.ok) throw new Error(migrated.reason);
  const shapes = shapesOf(migrations);
  await database.write(async (queries) => {
    const target = { queries, engine: database.engine };
    for await (const { name, content } of readArchive(release.path, noKeys)) {
      const shape = shapes.find((each) => tableFile(each.name) === name);
      if (shape === undefined) content.resume();
      else await addRows(target, shape, readArchivedRows(content, shape));
    }
    await countOn(target);
  });
  return database;
}

/** What the tables of these shapes hold, by table. */
export async function readTables(
  database: Database,
  shapes: readonly TableShape[],
): Promise<ReadonlyMap<string, readonly StoredRow[]>> {
  return await database.readSnapshot(async (queries) => {
    const tables = new Map<string, readonly StoredRow[]>();
    for (const shape of shapes) {
      const rows: StoredRow[] = [];
      for await (const batch of readRows({ queries, engine: database.engine }, shape)) rows.push(...batch);
      tables.set(shape.name, rows);
    }
    return tables;
  });
}
