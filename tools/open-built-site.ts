import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#runtime/services/context.ts';
import { createLog } from '#runtime/services/log.ts';
import { buildServer } from '#server/build-server.ts';
import { loadSite } from '#server/load-site.ts';
import { isBuildCurrent } from './build-stamp.ts';
import { buildSite } from './site-build.ts';

interface BuiltSite {
  readonly context: Context;
  readonly dataDir: string;
  /** Folder below `var` for a build of its own, which other builds never remove. */
  readonly owner: 'bench' | 'test';
}

/** The real server for tests and measurements, not yet listening; builds the site first where the build is old. */
export async function openBuiltSite({ context, dataDir, owner }: BuiltSite): Promise<FastifyInstance> {
  const dist = join(process.cwd(), 'var', owner, 'dist');
  if (!(await isBuildCurrent(process.cwd(), dist))) await buildSite(process.cwd(), dist);
  return serveBuild({ context, dataDir, dist });
}

/** The real server for a build, not yet listening. @param dist folder of the build */
export async function serveBuild({
  context,
  dataDir,
  dist,
}: Pick<BuiltSite, 'context' | 'dataDir'> & { readonly dist: string }): Promise<FastifyInstance> {
  return buildServer({
    context,
    site: await loadSite(dist),
    log: createLog({ level: 'error', destination: process.stderr }),
    clientDir: join(dist, 'client'),
    dataDir,
  });
}
