import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { currentSteps, preReleaseSteps } from '#database/current-steps.ts';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { addRows, countOn, readRows, type StoredRow } from '#database/table-rows.ts';
import { shapesOf, type TableShape } from '#database/table-shapes.ts';
import { manifestName, parseManifest, tableFile } from '#runtime/backup/manifest.ts';
import { readArchive, readArchivedRows, readBytes } from '#runtime/backup/read-archive.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';

/** Tables that a migration has emptied, which a later one drops. */
export const emptied: readonly string[] = [
  'hidden_plan',
  'price_pin',
  'plan_before',
  'source_seller',
  'outgoing_click',
  'arrival_count',
  'browser_error',
  'page_view',
  'missed_search',
  'review_event',
];

/** They are not encrypted. */
const noKeys: readonly string[] = [];

/** A backup that a release has made, with rows in every table; see `write-release-database.ts`. */
export interface FormerRelease {
  readonly version: string;
  readonly path: string;
}

const folder = 'tests/contract/former-releases';

/** The last one before 1.0.0: its backup, and its tables for each engine. */
const preRelease = `${folder}/before-1.0.0`;

export function findFormerReleases(): readonly FormerRelease[] {
  const paths = globSync(`${folder}/*.tar`).toSorted();
  return paths.map((path) => ({ version: basename(path, '.tar'), path }));
}

/** The migrations that the release knew, in the names of today. */
export async function readFormerSteps({ path }: FormerRelease): Promise<readonly string[]> {
  for await (const { name, content } of readArchive(path, noKeys)) {
    const bytes = await readBytes(content);
    const manifest = name === manifestName ? parseManifest(bytes.toString()) : null;
    if (manifest === null || manifest === 'newer') continue;
    const steps = currentSteps(manifest.steps, path);
    if (!steps.ok) throw new Error(steps.reason);
    return steps.value;
  }
  throw new Error(`${path} has no manifest.`);
}

/**
 * Makes the tables as the last pre-release had them, whose migrations are gone: their statements, one a line.
 * @param steps the names of the migrations that the database has stored
 */
export async function openPreRelease(url: string, steps: readonly string[] = preReleaseSteps): Promise<Database> {
  const database = await openFor(url);
  const script = `${preRelease}.${database.engine}.sql`;
  await database.write(async (queries) => {
    for (const statement of readFileSync(script, 'utf8').trimEnd().split('\n'))
      await sql.raw(statement).execute(queries);
    for (const name of steps)
      await sql`insert into schema_migration (name, applied_at) values (${name}, '')`.execute(queries);
  });
  return database;
}

async function openFor(url: string): Promise<Database> {
  return openTestDatabase({ url, dataDir: '' });
}

/** Makes the tables as that release had them, with its rows, as if that release had run here. */
export async function openAsFormerly(release: FormerRelease, url: string): Promise<Database> {
  const steps = await readFormerSteps(release);
  const migrations = allMigrations.filter(({ name }) => steps.includes(name));
  const database = release.path === `${preRelease}.tar` ? await openPreRelease(url) : await openFor(url);
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
