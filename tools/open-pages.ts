import '#runtime/reference-data/check-at-start.ts';
import { join } from 'node:path';
import { openContext } from '#runtime/open-context.ts';
import { createLog } from '#runtime/services/log.ts';
import { buildServer } from '#server/build-server.ts';
import { loadSite } from '#server/load-site.ts';
import { openPages } from '#server/open-pages.ts';
import { isBuildCurrent } from './build-stamp.ts';
import { readConfig, refuse } from './open-rooms.ts';

// The process of `backup drill` that opens pages of a restored site: without its tasks, so that no mail, notice or feed runs.
const root = process.cwd();
const { databaseUrl, dataDir, site } = readConfig();
if (!(await isBuildCurrent(root)))
  refuse(['There is no build of this version to open pages with; run "npm run build".']);
const opened = await openContext({ databaseUrl, dataDir, site, now: () => new Date() });
if (!opened.ok) refuse([opened.reason]);
else {
  const { context, close } = opened.value;
  const dist = join(root, 'dist');
  const log = createLog({ level: 'error', destination: process.stderr });
  const app = await buildServer({ context, site: await loadSite(dist), log, clientDir: join(dist, 'client'), dataDir });
  const pages = await openPages(app, context.site.origin);
  await app.close();
  await close();
  if (pages.ok) console.log(pages.value);
  else refuse([pages.reason]);
}
