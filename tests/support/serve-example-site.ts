import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { listen } from '#server/http/listen.ts';
import { createSite } from '#web/site.ts';
import { openTestContext } from './open-test-context.ts';
import { buildTestServer } from './server-parts.ts';
import { testAssets } from './site-visit.ts';

interface ExampleSite {
  readonly folder: string;
  readonly now: Date;
  /** Default: the whole example catalogue. */
  readonly planCount?: number;
}

/** A server on the example catalogue, made in the folder unless it is there. No client is limited: all requests come from one. */
export async function serveExampleSite({ folder, now, planCount }: ExampleSite) {
  const { context, writer, makeDemoReviews, close } = await openTestContext({
    databaseUrl: '',
    dataDir: folder,
    now: () => now,
    site: { name: 'Roamchart', origin: 'http://localhost:3000', contactEmail: 'a@b.example', operatorName: null },
  });
  if ((await context.catalogue.destinationStats()).length === 0) {
    await makeDemoCatalogue({ writer, dataDir: folder, now, ...(planCount !== undefined && { planCount }) });
    await makeDemoReviews();
  }
  const app = await buildTestServer({
    context: { ...context, limits: { consume: async () => true } },
    site: createSite({ assets: testAssets }),
    dataDir: folder,
  });
  const address = await listen(app, { host: '127.0.0.1', port: 0 });
  if (!address.ok) throw new Error(address.reason);
  const stop = async (): Promise<void> => {
    await app.close();
    await close();
  };
  return { app, address: address.value, stop };
}
