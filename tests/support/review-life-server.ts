import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { withReviewDesk } from '#runtime/services/open-review-desk.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite } from '#tools/open-built-site.ts';
import { browserOrigin } from './browser-site.ts';

// Run as a process with a channel, after the build of the browser tests: the real server with its own bot check,
// which needs a running clock. It sends its address; for each message it publishes pending reviews and replies with
// their ids.
const folder = mkdtempSync(join(tmpdir(), 'roamchart-review-life-'));
const now = (): Date => new Date();
const site = { name: 'Roamchart', origin: browserOrigin, contactEmail: null, operatorName: null };
const opened = await openContext({ databaseUrl: '', dataDir: folder, now, site });
if (!opened.ok) throw new Error(opened.reason);
const { context, writer, close } = opened.value;
await makeDemoCatalogue({ writer, dataDir: folder, now: now(), planCount: 400 });
const app = await openBuiltSite({ context, dataDir: folder, owner: 'test' });
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);

const settings = { databaseUrl: '', dataDir: folder, reviews: defaultReviewSettings, backups: defaultBackupSettings };
process.on('message', () => {
  void withReviewDesk(settings, 'ann', async (desk) => {
    const waiting = await desk.list({ status: 'pending', limit: 10 });
    for (const { id } of waiting) await desk.decide(id, { move: 'approve', reason: null, note: null, at: now() });
    return { ok: true, value: waiting.map(({ id }) => id) };
  }).then((published) => process.send?.({ published }));
});
process.send?.({ address: address.value });
stopOnSignal(async () => {
  await stopGracefully(app, 1000);
  await close();
  rmSync(folder, { recursive: true });
});
