import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createLog } from '#runtime/log.ts';
import { buildServer } from '#server/build-server.ts';
import { listen } from '#server/listen.ts';
import { loadSite } from '#server/load-site.ts';
import { startReviewTasks } from '#server/review-tasks.ts';
import { serverLimits } from '#server/server-limits.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openRooms, readConfig, refuse } from './open-rooms.ts';
import { isBuildCurrent } from './build-stamp.ts';

// `npm start`: brings the database up to date, fills an empty one with examples, builds when needed, and listens.
const root = process.cwd();
const dist = join(root, 'dist');

const config = readConfig();
const { context, upkeep, close } = await openRooms(config);
if (!(await isBuildCurrent(root))) {
  console.log('Building the site …');
  // In a process of its own: what the build tools need is given back before the first visitor comes.
  const { status } = spawnSync(process.execPath, [join('tools', 'build.ts')], { stdio: 'inherit' });
  if (status !== 0) refuse(['The site could not be built; see above.']);
}
const log = createLog({ level: config.logLevel });
const app = await buildServer({
  context,
  site: await loadSite(dist),
  log,
  clientDir: join(dist, 'client'),
  dataDir: config.dataDir,
  drawsAhead: config.drawsAhead,
});
const address = await listen(app, config);
if (!address.ok) refuse([address.reason]);
else console.log(`${config.site.name} answers at ${address.value}`);
const tasks = startReviewTasks({ upkeep, site: config.site, log });
stopOnSignal(async () => {
  await stopGracefully(app, serverLimits.drainTimeout);
  await tasks.stop();
  await close();
});
