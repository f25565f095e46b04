import { fillSite, openMigrated } from './filled-site.ts';
import { runTestSite } from './run-test-site.ts';
import { turnNames } from './turned-names.ts';

/** A site with a catalogue and reviews of people and sellers with right-to-left names. */
const now = (): Date => new Date('2026-11-20T09:00:00Z');
const filled = await fillSite('sqlite');
const database = await openMigrated(filled.url);
await turnNames(database.queries, now());
await database[Symbol.asyncDispose]();
await runTestSite({
  settings: { databaseUrl: filled.url, dataDir: filled.dataDir, now },
  planCount: 0,
  close: () => filled[Symbol.asyncDispose](),
});
