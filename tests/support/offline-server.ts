import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite } from '#tools/open-built-site.ts';
import { browserOrigin } from './browser-site.ts';

// Run as a process with a channel, after the build of the browser tests: a site with a service worker at one address.
// It sends that address; messages stop it, start it again, as another build or with the worker switched off.
const folder = mkdtempSync(join(tmpdir(), 'roamchart-offline-'));
const site = { name: 'Roamchart', origin: browserOrigin, contactEmail: null, operatorName: null, keepsPages: true };
const opened = await openContext({ databaseUrl: '', dataDir: folder, now: () => new Date(), site });
if (!opened.ok) throw new Error(opened.reason);
const { context, writer, close } = opened.value;
await makeDemoCatalogue({ writer, dataDir: folder, now: new Date(), planCount: 400 });

let app: FastifyInstance | null = null;

async function start(port: number, changed: Partial<SiteSettings> = {}): Promise<string> {
  const asked = { ...context, site: { ...site, ...changed } };
  app = await openBuiltSite({ context: asked, dataDir: folder, owner: 'test' });
  const address = await listen(app, { host: '127.0.0.1', port });
  if (!address.ok) throw new Error(address.reason);
  return address.value;
}

async function stop(): Promise<void> {
  if (app !== null) await stopGracefully(app, 0);
  app = null;
}

const address = await start(0);
const port = Number(new URL(address).port);
const orders: Readonly<Record<string, () => Promise<unknown>>> = {
  stop,
  start: () => start(port),
  // Another name is another build to the worker.
  'start-changed': () => start(port, { name: 'Seachart' }),
  'start-without-worker': () => start(port, { keepsPages: false }),
};
process.on('message', (order) => void orders[String(order)]?.().then(() => process.send?.({ done: order })));
process.send?.({ address });
stopOnSignal(async () => {
  await stop();
  await close();
  rmSync(folder, { recursive: true });
});
