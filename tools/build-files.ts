import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageRoutes } from '#web/pages/page-definitions.ts';
import { routeRules, type BuildMeta, type LatestBuild } from '#domain/site/route-rules.ts';

/** Writes the build files for open pages: the latest build id, and the routes and their rules of this build. */
export async function writeBuildFiles(client: string, latest: LatestBuild): Promise<void> {
  // Every page depends on the visitor's currency: none is the same for everybody.
  const meta: BuildMeta = { id: latest.id, prerendered: [], routeRules, routes: pageRoutes };
  await mkdir(join(client, 'builds', 'meta'), { recursive: true });
  await writeFile(join(client, 'builds', 'meta', `${latest.id}.json`), JSON.stringify(meta));
  await writeFile(join(client, 'builds', 'latest.json'), JSON.stringify(latest));
}
