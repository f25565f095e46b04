import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#runtime/services/log.ts';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { deliverMail } from '#server/tasks/deliver-mail.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite } from '#tools/open-built-site.ts';
import { startSmtp } from './smtp-stand-in.ts';

// Run as a process with a channel, after the build of the browser tests: the real server with a mail server of its
// own. It sends its address; for each message it delivers waiting mails and replies with the texts of all mails so
// far.
const folder = mkdtempSync(join(tmpdir(), 'roamchart-alerts-'));
const now = (): Date => new Date();
// The links of its mails begin with this.
const site = { name: 'Roamchart', origin: 'http://roamchart.example', contactEmail: null, operatorName: null };
const smtp = await startSmtp();
const reviews = { ...defaultReviewSettings, mail: { url: smtp.url, from: 'news@roamchart.example' } };
const opened = await openContext({ databaseUrl: '', dataDir: folder, now, site, reviews });
if (!opened.ok) throw new Error(opened.reason);
const { context, reviewMaintenance, writer, close } = opened.value;
await makeDemoCatalogue({ writer, dataDir: folder, now: now(), planCount: 400 });
const app = await openBuiltSite({ context, dataDir: folder, owner: 'test' });
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);

process.on('message', () => {
  if (reviewMaintenance.sendMail === null) throw new Error('mail is not switched on');
  void deliverMail(reviewMaintenance.sendMail, { site, log: createLog({ level: 'silent' }) }).then(() =>
    process.send?.({ mails: smtp.mails.map(({ text }) => text) }),
  );
});
process.send?.({ address: address.value });
stopOnSignal(async () => {
  await stopGracefully(app, 1000);
  await close();
  await smtp[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
