import { openContext } from '#runtime/open-context.ts';
import type { OpenPages } from '#runtime/backup/drill-backup.ts';
import { openPages } from '#server/open-pages.ts';
import { createSite } from '#web/site.ts';
import { buildTestServer } from './server-parts.ts';
import { testAssets } from './site-visit.ts';

const site = { name: 'Test', origin: 'https://esim.example', contactEmail: null, operatorName: null };

/** As the process of `backup drill` does, without a build. */
export async function openTestPages(
  { url: databaseUrl, dataDir }: Parameters<OpenPages>[0],
  now: Date,
): ReturnType<OpenPages> {
  const opened = await openContext({ databaseUrl, dataDir, site, now: () => now });
  if (!opened.ok) return opened;
  const { context, close } = opened.value;
  const app = await buildTestServer({ context, dataDir, site: createSite({ assets: testAssets }) });
  const pages = await openPages(app, site.origin);
  await app.close();
  await close();
  return pages;
}
