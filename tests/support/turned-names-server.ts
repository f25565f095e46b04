import { openContext } from '#runtime/open-context.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite } from '#tools/open-built-site.ts';
import { browserOrigin } from './browser-site.ts';
import { fillSite, openMigrated } from './filled-site.ts';
import { turnNames } from './turned-names.ts';

// Run as a process with a channel, after the build of the browser tests: the real server with a catalogue and reviews
// of people and sellers with right-to-left names. It sends its address.
const now = (): Date => new Date('2026-11-20T09:00:00Z');
const filled = await fillSite('sqlite');
const database = await openMigrated(filled.url);
await turnNames(database.queries, now());
await database[Symbol.asyncDispose]();
const site = { name: 'Roamchart', origin: browserOrigin, contactEmail: null, operatorName: null };
const opened = await openContext({ databaseUrl: filled.url, dataDir: filled.dataDir, now, site });
if (!opened.ok) throw new Error(opened.reason);
const app = await openBuiltSite({ context: opened.value.context, dataDir: filled.dataDir, owner: 'test' });
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);
process.send?.({ address: address.value });
stopOnSignal(async () => {
  await stopGracefully(app, 1000);
  await opened.value.close();
  await filled[Symbol.asyncDispose]();
});
