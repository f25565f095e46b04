import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createOverrideDesk } from '#runtime/services/override-desk.ts';
import type { Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import { createDatabasePlace, type DatabasePlace } from './database.ts';
import { writeTemporaryFile } from './feed-files.ts';
import { openMigrated } from './filled-site.ts';
import { openPreRelease } from './former-releases.ts';
import { importFeedFile } from './import-feed-file.ts';
import { feedOfDay, writeFeedOfDay } from './override-feed.ts';
import { OverrideModel } from './override-model.ts';
import { readOverriddenCatalogue } from './overridden-catalogue.ts';
import { anySaying, type Saying } from './random-overrides.ts';
import { runCommandLine } from './run-command-line.ts';

const start = Date.parse('2026-10-05T08:00:00.000Z');
const dayMs = 24 * 60 * 60_000;
const dayCount = 20;

/** A day: an import, then what the operator says. */
export interface OverrideDay {
  readonly seed: number;
  readonly sayings: readonly Saying[];
}

export interface CatalogueSize {
  readonly planCount: number;
  /** How many of the plans change their price from one day to the next. */
  readonly share: number;
}

export function anyDays({ planCount }: CatalogueSize, sayingsADay: number): fc.Arbitrary<readonly OverrideDay[]> {
  const sayings = fc.array(anySaying(planCount), { minLength: 1, maxLength: sayingsADay });
  const day = fc.record({ seed: fc.nat(), sayings });
  return fc.array(day, { minLength: dayCount, maxLength: dayCount });
}

/** Takes a closed database elsewhere, or back into the same place. */
type Move = (place: DatabasePlace, engine: Engine, now: Date) => Promise<DatabasePlace>;

/** Before the import of a day. */
const moves: Readonly<Partial<Record<number, Move>>> = {
  5: (place, engine, now) => restoreElsewhere(place, engine, now),
  10: (place, engine, now) => moveTo(place, otherEngine(engine), now),
  15: (place, engine, now) => moveTo(place, engine, now),
};

const otherEngine = (engine: Engine): Engine => (engine === 'sqlite' ? 'postgres' : 'sqlite');

async function restoreElsewhere(place: DatabasePlace, engine: Engine, now: Date): Promise<DatabasePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-overrides-'));
  const target = await createDatabasePlace(engine);
  const backup = join(folder, 'site.tar');
  await succeed(`backup --to ${backup}`, { DATABASE_URL: place.url, DATA_DIR: folder }, now);
  await succeed(`restore ${backup}`, { DATABASE_URL: target.url, DATA_DIR: folder }, now);
  rmSync(folder, { recursive: true });
  await place[Symbol.asyncDispose]();
  return target;
}

async function moveTo(place: DatabasePlace, engine: Engine, now: Date): Promise<DatabasePlace> {
  const target = await createDatabasePlace(engine);
  await succeed(`migrate --from ${place.url} --to ${target.url}`, { DATA_DIR: '/nonexistent' }, now);
  await place[Symbol.asyncDispose]();
  return target;
}

async function succeed(words: string, settings: Readonly<Record<string, string>>, now: Date): Promise<void> {
  expect([words, await runCommandLine(words, settings, now)]).toMatchObject([words, { status: 0, err: '' }]);
}

/**
 * 20 days of imports on an upgraded database, between which the operator says things, and the database is restored
 * from a backup, moved to the other engine and back. After every step the database holds what the model says.
 * Returns the number of imports.
 */
export async function keepOverrides(
  engine: Engine,
  size: CatalogueSize,
  days: readonly OverrideDay[],
): Promise<number> {
  let place = await createDatabasePlace(engine);
  await (await openPreRelease(place.url)).close();
  const model = new OverrideModel();
  for (const [index, day] of days.entries()) {
    const now = new Date(start + index * dayMs);
    place = (await moves[index]?.(place, engine, now)) ?? place;
    await using database = await openMigrated(place.url);
    if (moves[index] !== undefined) await check(database, model);
    // On the first day every plan is there.
    await importDay(database, model, { ...size, share: index === 0 ? 0 : size.share, seed: day.seed, now });
    await check(database, model);
    await sayAll(database, model, { sayings: day.sayings, now });
    if (index === days.length - 1) await sayAll(database, model, { sayings: model.takeAllBack(), now });
  }
  await place[Symbol.asyncDispose]();
  return days.length;
}

async function importDay(
  database: Database,
  model: OverrideModel,
  { seed, now, ...size }: CatalogueSize & { readonly seed: number; readonly now: Date },
): Promise<void> {
  const feed = feedOfDay(seed, size);
  using file = writeTemporaryFile(writeFeedOfDay(feed), 'feed.json');
  const request = { path: file.path, format: 'canonical-json', feed: 'resale', isApproved: true, now } as const;
  const imported = await importFeedFile(database, request);
  expect(imported).toMatchObject({ ok: true, value: { read: feed.plans.length, skipped: {} } });
  model.takeFeed(feed);
}

async function sayAll(
  database: Database,
  model: OverrideModel,
  { sayings, now }: { readonly sayings: readonly Saying[]; readonly now: Date },
): Promise<void> {
  const { ids } = await readOverriddenCatalogue(database);
  const desk = createOverrideDesk(database, () => now);
  for (const saying of sayings) expect([saying, await model.say(saying, { desk, ids, now })]).toEqual([saying, true]);
  await check(database, model);
}

async function check(database: Database, model: OverrideModel): Promise<void> {
  const found = await readOverriddenCatalogue(database);
  const wrong: unknown[] = [];
  let count = 0;
  for (const [id, expected] of model.plans()) {
    count += 1;
    if (found.plans.get(id) !== expected) wrong.push({ id, expected, found: found.plans.get(id) });
  }
  expect([wrong.slice(0, 5), found.plans.size]).toEqual([[], count]);
  expect(found.sayings).toEqual(model.sayings());
  expect(found.providers).toEqual(model.providers());
}
