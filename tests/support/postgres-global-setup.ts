import type { TestProject } from 'vitest/node';
import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { Client } from 'pg';
import { startPostgres, type ThrowAwayPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the throw-away server; it also holds the template `roamchart_template`. */
    readonly postgresUrl: string;
  }
}

let server: ThrowAwayPostgres | null = null;

/** One server for all suites of a run. Each suite copies the migrated template. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  await createTemplate(server.url);
  project.provide('postgresUrl', server.url);
}

export function teardown(): void {
  server?.stop();
  server = null;
}

async function createTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create database roamchart_template');
  await client.end();
  const template = new URL(url);
  template.pathname = '/roamchart_template';
  const opened = await openDatabase({ url: template.href, dataDir: '' });
  if (!opened.ok) throw new Error(opened.reason);
  await using database = opened.value;
  const migrated = await migrate(database);
  if (!migrated.ok) throw new Error(migrated.reason);
}
