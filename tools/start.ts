import '#runtime/reference-data/check-at-start.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createLog } from '#runtime/services/log.ts';
import { buildServer } from '#server/build-server.ts';
import { startFileTasks } from '#server/tasks/file-tasks.ts';
import { listen, type ListenAddress } from '#server/http/listen.ts';
import { gatherFigures } from '#server/metrics/gather-figures.ts';
import { listenForMetrics, type MetricsServer } from '#server/metrics/metrics-server.ts';
import { createMeasures } from '#server/metrics/measures.ts';
import { startBackupTasks, startFeedTasks, startOverrideTasks } from '#server/tasks/due-commands.ts';
import { loadSite } from '#server/load-site.ts';
import { startAlertTasks } from '#server/tasks/alert-tasks.ts';
import { startDecisionTasks } from '#server/tasks/decision-tasks.ts';
import { startNoticeTasks } from '#server/tasks/notice-tasks.ts';
import { startRateTasks } from '#server/tasks/rate-tasks.ts';
import { startDataTasks } from '#server/tasks/data-tasks.ts';
import { startReviewTasks } from '#server/tasks/review-tasks.ts';
import { ProxyWatch } from '#server/metrics/proxy-watch.ts';
import { startProxyTask } from '#server/tasks/proxy-task.ts';
import { serverLimits } from '#server/http/server-limits.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { startVisitorTasks } from '#server/tasks/visitor-tasks.ts';
import { openDeskServer } from './open-desk-server.ts';
import { openRooms, readBadges, readConfig, refuse } from './open-rooms.ts';
import { isBuildCurrent, mayBuild } from './build-stamp.ts';

// `npm start`: brings the database up to date, fills an empty one with examples, builds when needed, and listens.
const root = process.cwd();
const dist = join(root, 'dist');

const config = readConfig();
const log = createLog({ level: config.logLevel });
const {
  context,
  reviewMaintenance,
  monitor,
  forgetOldVisits,
  rateMaintenance,
  alertMaintenance,
  feedMaintenance,
  overrideMaintenance,
  backupMaintenance,
  noticeMaintenance,
  decisionMaintenance,
  makeNightlyFiles,
  desk,
  close,
} = await openRooms(config, log);
if (!(await isBuildCurrent(root))) {
  if (!(await mayBuild(root)))
    refuse([`There is no build of this version in ${root}; run "npm ci && npm run build" there as its owner.`]);
  console.log('Building the site …');
  // In a child process: the build tools' memory is released before the first visitor comes.
  const { status } = spawnSync(process.execPath, [join('tools', 'build.ts')], { stdio: 'inherit' });
  if (status !== 0) refuse(['The site could not be built; see above.']);
}
const storeBadges = await readBadges(config);
const measures = createMeasures();
const proxyWatch = new ProxyWatch();
const app = await buildServer({
  context,
  site: await loadSite(dist),
  log,
  clientDir: join(dist, 'client'),
  dataDir: config.dataDir,
  storeBadges,
  proxy: config.visitors.proxy,
  security: config.security,
  pageCache: config.pageCache,
  readiness: monitor.readiness,
  overload: config.watch.overload,
  measures,
  proxyWatch,
  deskOrigin: config.desk?.origin ?? null,
});
const address = await listen(app, config);
if (!address.ok) refuse([address.reason]);
else console.log(`${context.site.name} answers at ${address.value}`);
const deskServer =
  config.desk === null || desk === null
    ? null
    : await openDeskServer({ settings: config.desk, config, open: desk, limits: context.limits, log, dist });
const commands = join(root, 'bin', 'roamchart.js');
const metrics = config.watch.metrics === null ? null : await openMetrics(config.watch.metrics);
const tasks = [
  startReviewTasks({ maintenance: reviewMaintenance, site: () => context.site, log }),
  startProxyTask({ monitor, watch: proxyWatch, log }),
  startFileTasks({ files: context.siteFiles, log }),
  startVisitorTasks({ visitors: context.visitors, forgetOldVisits, log }),
  startRateTasks({ maintenance: rateMaintenance, log }),
  startAlertTasks({ maintenance: alertMaintenance, log }),
  startNoticeTasks({ maintenance: noticeMaintenance, log }),
  startDecisionTasks({
    maintenance: decisionMaintenance,
    log,
    command: [process.execPath, commands, 'decisions'],
  }),
  startFeedTasks({
    maintenance: feedMaintenance,
    log,
    command: [process.execPath, commands, 'feeds', 'run', '--due', '--json'],
  }),
  startOverrideTasks({
    maintenance: overrideMaintenance,
    log,
    command: [process.execPath, commands, 'plans', 'unpin', '--ended'],
  }),
  startBackupTasks({ maintenance: backupMaintenance, log, command: [process.execPath, commands, 'backup', '--due'] }),
];
if (config.offersFiles) tasks.push(startDataTasks({ makeNightlyFiles, log }));
stopOnSignal(async () => {
  // Recurring jobs stop with the last responses; a feed being read is aborted.
  await Promise.all([stopGracefully(app, serverLimits.drainTimeout), ...tasks.map((task) => task.stop())]);
  await deskServer?.close();
  await metrics?.close();
  await close();
}, log);

async function openMetrics(address: ListenAddress): Promise<MetricsServer> {
  const { registry } = measures;
  const server = await listenForMetrics(
    { registry, gather: gatherFigures(registry, { monitor, backupAge: backupMaintenance.ageSeconds }) },
    address,
  );
  return server.ok ? server.value : refuse([server.reason]);
}
