import { fillSite, openMigrated } from '#tests/support/filled-site.ts';
import { runTestSite } from '#tests/support/run-test-site.ts';
import { turnNames } from '#tests/support/turned-names.ts';

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
