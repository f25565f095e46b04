import { join } from 'node:path';
import { createLog } from '#runtime/log.ts';
import { loadConfig, readEnvironment, type Config } from '#runtime/config.ts';
import { makeDemoCatalogue } from '#runtime/make-demo-catalogue.ts';
import { openContext, type OpenContext } from '#runtime/open-context.ts';
import { buildServer } from '#server/build-server.ts';
import { listen } from '#server/listen.ts';
import { loadSite } from '#server/load-site.ts';
import { serverLimits } from '#server/server-limits.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { showProgress } from './demo-progress.ts';
import { buildSite, isBuildCurrent } from './site-build.ts';

// `npm start`: builds when needed, brings the database up to date, fills an empty one with examples, and listens.
const root = process.cwd();
const config = readConfig();
const opened = await openRooms(config);
await ensureBuild();
await ensureCatalogue(opened, config);
await serve(opened, config);

function readConfig(): Config {
  const config = loadConfig(readEnvironment());
  return config.ok ? config.value : refuse(config.reason);
}

/** One sentence for each thing that is wrong, and no stack. */
function refuse(problems: readonly string[]): never {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

async function openRooms({ databaseUrl, dataDir, site }: Config): Promise<OpenContext> {
  const opened = await openContext({ databaseUrl, dataDir, site, now: () => new Date() });
  return opened.ok ? opened.value : refuse([opened.reason]);
}

async function ensureBuild(): Promise<void> {
  if (await isBuildCurrent(root)) return;
  console.log('Building the site …');
  await buildSite(root);
}

async function ensureCatalogue({ context, writer }: OpenContext, { demo, dataDir }: Config): Promise<void> {
  if (!demo || (await context.catalogue.providers()).length > 0) return;
  const progress = showProgress('Making the example catalogue');
  const counts = await makeDemoCatalogue({ writer, dataDir, now: context.now(), onProgress: progress.update });
  progress.stop();
  console.log(`The catalogue holds ${counts.added} invented plans.`);
}

async function serve({ context, close }: OpenContext, { dataDir, host, port, logLevel }: Config): Promise<void> {
  const log = createLog({ level: logLevel });
  const site = await loadSite(join(root, 'dist'));
  const app = await buildServer({ context, site, log, dataDir, clientDir: join(root, 'dist', 'client') });
  const address = await listen(app, { host, port });
  if (!address.ok) refuse([address.reason]);
  else console.log(`Roamchart answers at ${address.value}`);
  stopOnSignal(async () => {
    await stopGracefully(app, serverLimits.drainTimeout);
    await close();
  });
}
