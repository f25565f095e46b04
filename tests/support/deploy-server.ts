import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite, serveBuild } from '#tools/open-built-site.ts';
import { browserOrigin } from './browser-site.ts';
import { buildNextSite } from './next-build.ts';

// Run as a process with a channel, after the build of the browser tests: the site at one address. It sends that
// address; each message names the build to deploy, without files of the other one.
const folder = mkdtempSync(join(tmpdir(), 'roamchart-deploy-'));
const site = { name: 'Roamchart', origin: browserOrigin, contactEmail: null, operatorName: null };
const opened = await openContext({ databaseUrl: '', dataDir: folder, now: () => new Date(), site });
if (!opened.ok) throw new Error(opened.reason);
const { context, writer, close } = opened.value;
await makeDemoCatalogue({ writer, dataDir: folder, now: new Date(), planCount: 400 });
const dist = await buildNextSite();
const builds = {
  present: () => openBuiltSite({ context, dataDir: folder, owner: 'test' }),
  next: () => serveBuild({ context, dataDir: folder, dist }),
} as const;

let app = await builds.present();
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);
const port = Number(new URL(address.value).port);

process.on(
  'message',
  (build: keyof typeof builds) => void deploy(build).then(() => process.send?.({ deployed: build })),
);
process.send?.({ address: address.value });
stopOnSignal(async () => {
  await stopGracefully(app, 0);
  await close();
  rmSync(folder, { recursive: true });
});

async function deploy(build: keyof typeof builds): Promise<void> {
  await stopGracefully(app, 0);
  app = await builds[build]();
  const again = await listen(app, { host: '127.0.0.1', port });
  if (!again.ok) throw new Error(again.reason);
}
