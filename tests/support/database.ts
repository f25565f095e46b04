import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import { migrate } from '#database/migrate.ts';
import { once } from '#domain/kernel/memo.ts';
import { openTestDatabase } from './open-test-database.ts';

/** Every store suite runs on both: `describe.each(engines)`. Mutants are tried on SQLite alone. */
export const engines: readonly Engine[] =
  process.env['ONLY_SQLITE'] === undefined ? ['sqlite', 'postgres'] : ['sqlite'];

/** An empty database, deleted after use. */
export interface DatabasePlace extends AsyncDisposable {
  /** For `DATABASE_URL`. */
  readonly url: string;
}

/** A migrated, empty database of a suite's own. */
export interface TestDatabase extends AsyncDisposable {
  readonly database: Database;
  readonly url: string;
}

export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  const place = await copyTemplate(engine);
  const database = await openTestDatabase({ url: place.url, dataDir: '' });
  const migrated = await migrate(database);
  if (!migrated.ok) throw new Error(migrated.reason);
  return {
    database,
    url: place.url,
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await place[Symbol.asyncDispose]();
    },
  };
}

/** A database of its own for each test of a group, or one for all of them. */
export function useTestDatabase(engine: Engine, scope: 'each' | 'all' = 'each'): TestDatabase {
  let suite: TestDatabase | null = null;
  const current = (): TestDatabase => {
    if (suite === null) throw new Error('The database is made before the first test.');
    return suite;
  };
  const open = async (): Promise<void> => void (suite = await createTestDatabase(engine));
  if (scope === 'all') {
    beforeAll(open);
    afterAll(() => suite?.[Symbol.asyncDispose]());
  } else {
    beforeEach(open);
    afterEach(() => suite?.[Symbol.asyncDispose]());
  }
  return {
    get database() {
      return current().database;
    },
    get url() {
      return current().url;
    },
    [Symbol.asyncDispose]: () => current()[Symbol.asyncDispose](),
  };
}

export function createDatabasePlace(engine: Engine): Promise<DatabasePlace> {
  return engine === 'sqlite' ? createSqlitePlace(null) : createPostgresPlace('template0');
}

/** A migrated, empty database that is not opened. */
export function copyTemplate(engine: Engine): Promise<DatabasePlace> {
  return engine === 'sqlite'
    ? createSqlitePlace(inject('sqliteTemplate') ?? null)
    : createPostgresPlace('roamchart_template');
}

/** @param url a database without connections */
export function copyDatabase(url: string): Promise<DatabasePlace> {
  const file = /^sqlite:(.+)$/.exec(url)?.[1];
  return file === undefined ? createPostgresPlace(new URL(url).pathname.slice(1)) : createSqlitePlace(file);
}

async function createSqlitePlace(template: string | null): Promise<DatabasePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-sqlite-'));
  const path = join(folder, 'test.sqlite');
  if (template !== null) copyFileSync(template, path);
  return {
    url: `sqlite:${path}`,
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createPostgresPlace(template: string): Promise<DatabasePlace> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  // The other strategy writes every page to the log as well.
  await runOnServer(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => runOnServer(`drop database ${name} with (force)`),
  };
}

/** Kept connections: a new one for each statement would take as long as the statement. */
const server = once(() => new Pool({ connectionString: inject('postgresUrl'), allowExitOnIdle: true }));

async function runOnServer(statement: string): Promise<void> {
  await server().query(statement);
}
