import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { listen } from '#server/http/listen.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { testAssets } from '#tests/support/site-visit.ts';
import { createSite } from '#web/site.ts';

/** The real site on the example catalogue. The only file here that knows the product's code: nothing is recomputed with it. */
export interface OracleSite extends AsyncDisposable {
  /** The SQLite file that it serves. */
  readonly databaseFile: string;
  /** Milliseconds since 1970 on the site's clock. */
  readonly now: number;
  /** The text of an answer. Fails where the answer is not 200. */
  get(address: string, cookies?: Readonly<Record<string, string>>): Promise<string>;
}

const now = new Date('2026-11-20T09:30:00.000Z');

/** ORACLE_DATA names a folder whose catalogue is used again, instead of one made for this run. */
export async function startOracleSite(): Promise<OracleSite> {
  const kept = process.env['ORACLE_DATA'];
  const folder = kept ?? makeFolder();
  const site = { name: 'Roamchart', origin: 'http://localhost:3000', contactEmail: 'a@b.example', operatorName: null };
  const { context, writer, makeDemoReviews, close } = await openTestContext({
    databaseUrl: '',
    dataDir: folder,
    now: () => now,
    site,
  });
  if ((await context.catalogue.destinationStats()).length === 0) {
    await makeDemoCatalogue({ writer, dataDir: folder, now });
    await makeDemoReviews();
  }
  const app = await buildTestServer({
    // All requests come from one client.
    context: { ...context, limits: { consume: async () => true } },
    site: createSite({ assets: testAssets }),
    dataDir: folder,
  });
  const address = await listen(app, { host: '127.0.0.1', port: 0 });
  if (!address.ok) throw new Error(address.reason);
  return {
    databaseFile: join(folder, 'roamchart.sqlite'),
    now: now.getTime(),
    get: async (path, cookies = {}) => {
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const answer = await fetch(address.value + path, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return answer.text();
    },
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await close();
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
