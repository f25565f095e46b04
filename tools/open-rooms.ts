import { DatabaseError } from '#database/database-error.ts';
import { loadConfig, readEnvironment, type Config } from '#runtime/config.ts';
import { makeDemoCatalogue } from '#runtime/make-demo-catalogue.ts';
import { openContext, type OpenContext } from '#runtime/open-context.ts';
import { prepareDataDir } from '#runtime/prepare-data-dir.ts';
import { showProgress } from './demo-progress.ts';

/** Says each thing that is wrong in one sentence, without a stack, and ends the process. */
export function refuse(problems: readonly string[]): never {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

/** The settings of this process; ends it with every problem at once where there are some. */
export function readConfig(): Config {
  const config = loadConfig(readEnvironment());
  return config.ok ? config.value : refuse(config.reason);
}

/** Opens the database, brings it up to date and, where the settings say so, fills an empty one with examples. */
export async function openRooms(config: Config): Promise<OpenContext> {
  const { databaseUrl, dataDir, site, reviews } = config;
  const prepared = prepareDataDir(dataDir);
  if (!prepared.ok) refuse([prepared.reason]);
  const opened = await openContext({ databaseUrl, dataDir, site, reviews, now: () => new Date() });
  if (!opened.ok) return refuse([opened.reason]);
  if (config.demo) await fillEmptyCatalogue(opened.value, dataDir);
  return opened.value;
}

async function fillEmptyCatalogue({ context, writer, makeDemoReviews }: OpenContext, dataDir: string): Promise<void> {
  // A catalogue whose sellers have all withdrawn their plans is not empty: examples must never come back into it.
  if ((await context.catalogue.version()) > 0) return;
  const progress = showProgress('Making the example catalogue');
  try {
    const counts = await makeDemoCatalogue({ writer, dataDir, now: context.now(), onProgress: progress.update });
    const reviews = await makeDemoReviews();
    progress.stop();
    console.log(`The catalogue holds ${counts.added} invented plans and ${reviews} invented reviews.`);
  } catch (error) {
    progress.stop();
    if (error instanceof DatabaseError) refuse([error.message]);
    throw error;
  }
}
