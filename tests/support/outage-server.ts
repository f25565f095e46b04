import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDatabaseLimits } from '#runtime/settings/database-settings.ts';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite } from '#tools/open-built-site.ts';
import { browserOrigin } from './browser-site.ts';
import { startPostgres } from './postgres.ts';

// Run as a process with a channel, after the build of the browser tests: a site whose PostgreSQL is stopped and
// started by messages. It sends its address, and replies to each message.
const folder = mkdtempSync(join(tmpdir(), 'roamchart-outage-'));
const postgres = await startPostgres();
const site = { name: 'Roamchart', origin: browserOrigin, contactEmail: null, operatorName: null };
const place = { databaseUrl: postgres.url, dataDir: folder, limits: defaultDatabaseLimits };
const opened = await openContext({ ...place, now: () => new Date(), site });
if (!opened.ok) throw new Error(opened.reason);
const { context, writer, monitor, close } = opened.value;
await makeDemoCatalogue({ writer, dataDir: folder, now: new Date(), planCount: 400 });
const app = await openBuiltSite({ context, dataDir: folder, owner: 'test' });
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);

/** The delay between attempts grows during the outage; the next one is within seconds. */
async function comeBack(): Promise<void> {
  await postgres.resume();
  while (!(await monitor.readiness()).ok) await new Promise((resolve) => setTimeout(resolve, 50));
}

const orders: Readonly<Record<string, () => Promise<void>>> = { halt: () => postgres.halt(), resume: comeBack };
process.on('message', (order) => void orders[String(order)]?.().then(() => process.send?.({ done: order })));
process.send?.({ address: address.value });
stopOnSignal(async () => {
  await stopGracefully(app, 0);
  await close();
  postgres.stop();
  rmSync(folder, { recursive: true });
});
