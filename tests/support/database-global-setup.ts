import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#database/migrate.ts';
import { Client } from 'pg';
import { makeFolder } from './make-folder.ts';
import { openTestDatabase } from './open-test-database.ts';
import { startPostgres } from './postgres.ts';
import { setup as setupTemporaryFolder } from './temporary-folder-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the throw-away server; it also holds the template `roamchart_template`. */
    readonly postgresUrl: string;
    /** A migrated SQLite file to copy; unit tests have none, so theirs are migrated. */
    readonly sqliteTemplate?: string;
  }
}

/**
 * One server for all suites of a run. Each suite copies a migrated template, which is quicker than making the tables.
 * Vitest sets a project up before the root, so the temporary folder does not exist yet.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const removeTemporaryFolder = setupTemporaryFolder();
  const server = await startPostgres();
  await createPostgresTemplate(server.url);
  project.provide('postgresUrl', server.url);
  project.provide('sqliteTemplate', await createSqliteTemplate());
  return () => {
    server.stop();
    removeTemporaryFolder();
  };
}

async function createPostgresTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create database roamchart_template');
  await client.end();
  const template = new URL(url);
  template.pathname = '/roamchart_template';
  await migrateTemplate(template.href);
}

/** Lies in the temporary folder of the run, which is removed with everything in it. */
async function createSqliteTemplate(): Promise<string> {
  const path = join(makeFolder(), 'template.sqlite');
  await migrateTemplate(`sqlite:${path}`);
  return path;
}

async function migrateTemplate(url: string): Promise<void> {
  await using database = await openTestDatabase({ url, dataDir: '' });
  const migrated = await migrate(database);
  if (!migrated.ok) throw new Error(migrated.reason);
}
