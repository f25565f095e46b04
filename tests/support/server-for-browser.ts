import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite } from '#tools/open-built-site.ts';
import { browserClock, browserOrigin } from './browser-site.ts';

// Run by `browser-global-setup.ts` in a process of its own: the real server, with a small catalogue in a throw-away
// folder and a clock that stands still. Its first line on standard output is the address.
const folder = mkdtempSync(join(tmpdir(), 'roamchart-browser-'));
const now = (): Date => new Date(browserClock);
const opened = await openContext({
  databaseUrl: '',
  dataDir: folder,
  now,
  site: { name: 'Roamchart', origin: browserOrigin, contactEmail: 'hello@roamchart.example', operatorName: null },
});
if (!opened.ok) throw new Error(opened.reason);
const { context, writer, makeDemoReviews, close } = opened.value;
await makeDemoCatalogue({ writer, dataDir: folder, now: now(), planCount: 4000 });
await makeDemoReviews();
// Hundreds of visitors come from one address here, and at one instant.
const limits = { consume: async () => true };
const app = await openBuiltSite({ context: { ...context, limits }, dataDir: folder, owner: 'test' });
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);
console.log(address.value);
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
stopOnSignal(async () => {
  await stopGracefully(app, 1000);
  await close();
  rmSync(folder, { recursive: true });
});
