import { join } from 'node:path';
import { openDatabase } from '#database/database.ts';
import { defaultDatabaseLimits } from '#runtime/settings/database-settings.ts';
import { createLog } from '#runtime/services/log.ts';
import { openContext } from '#runtime/open-context.ts';
import { defaultWatchSettings } from '#runtime/settings/watch-settings.ts';
import { buildServer } from '#server/build-server.ts';
import { listen } from '#server/http/listen.ts';
import { loadSite } from '#server/load-site.ts';
import { measureMemory, serveParent } from '#tests/support/child-process.ts';
import { createTestSubmit } from '#tests/support/review-submission-factory.ts';

// Run as a process with a channel: the real server with the built site, on the database and the port of its
// arguments, with a bot check that accepts every token once. Reports when it listens, and its memory on request.
const [, , databaseUrl = '', dataDir = '', port = '', dist = ''] = process.argv;
const site = { name: 'Test', origin: `http://127.0.0.1:${port}`, contactEmail: null, operatorName: null };
const now = (): Date => new Date();
const limits = defaultDatabaseLimits;
const opened = await openContext({ databaseUrl, dataDir, limits, site, now });
const database = await openDatabase({ url: databaseUrl, dataDir, limits });
if (!opened.ok || !database.ok) {
  // A restarting server takes the site down for a moment; the test starts it again.
  process.exit(1);
}
const { context, monitor } = opened.value;
const app = await buildServer({
  context: { ...context, submitReview: createTestSubmit(database.value, { now }) },
  site: await loadSite(dist),
  log: createLog({ level: 'fatal' }),
  clientDir: join(dist, 'client'),
  dataDir,
  readiness: monitor.readiness,
  overload: defaultWatchSettings.overload,
});
const address = await listen(app, { host: '127.0.0.1', port: Number(port) });
if (!address.ok) throw new Error(address.reason);
serveParent(address.value, measureMemory);
