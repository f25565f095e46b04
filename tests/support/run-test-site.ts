import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext, type ContextSettings, type OpenContext } from '#runtime/open-context.ts';
import type { Context } from '#runtime/services/context.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite, serveBuild } from '#tools/open-built-site.ts';
import { browserOrigin } from './browser-site.ts';
import { serveParent } from './child-process.ts';
import { makeFolder } from './make-folder.ts';

interface TestSiteParts {
  /** Default: an empty SQLite in a folder of its own, and a running clock. */
  readonly settings?: Partial<Omit<ContextSettings, 'site'>>;
  readonly site?: Partial<SiteSettings>;
  /** Of the example catalogue; 0: the database has its plans. Default: 400. */
  readonly planCount?: number;
  readonly context?: Partial<Context>;
  /** Before it listens. */
  readonly prepare?: (rooms: OpenContext) => Promise<void>;
  readonly answer?: (site: TestSite, message: unknown) => unknown;
  readonly close?: () => PromiseLike<void> | void;
}

/** The site as it is served; its address stays the same. */
export interface TestSite {
  readonly rooms: OpenContext;
  readonly dataDir: string;
  /** Serves it again, with other settings or another build than that of the browser tests. */
  serve(changed?: { readonly dist?: string; readonly site?: Partial<SiteSettings> }): Promise<string>;
  stop(): Promise<void>;
}

/** Makes this process, which has a channel, the real server for browser tests, after their build. */
export async function runTestSite(parts: TestSiteParts = {}): Promise<void> {
  const { settings = {}, planCount = 400, prepare, answer, close } = parts;
  const dataDir = settings.dataDir ?? makeFolder();
  const now = settings.now ?? (() => new Date());
  const site = { name: 'Roamchart', origin: browserOrigin, contactEmail: null, operatorName: null, ...parts.site };
  const opened = await openContext({ databaseUrl: '', ...settings, dataDir, now, site });
  if (!opened.ok) throw new Error(opened.reason);
  const rooms = opened.value;
  if (planCount > 0) await makeDemoCatalogue({ writer: rooms.writer, dataDir, now: now(), planCount });
  await prepare?.(rooms);
  const testSite = createTestSite(rooms, dataDir, parts.context);
  serveParent(await testSite.serve(), (message) => answer?.(testSite, message));
  stopOnSignal(async () => {
    await testSite.stop();
    await rooms.close();
    await close?.();
    rmSync(dataDir, { recursive: true });
  });
}

function createTestSite(rooms: OpenContext, dataDir: string, changed?: Partial<Context>): TestSite {
  let app: FastifyInstance | null = null;
  let port = 0;
  const stop = async (): Promise<void> => {
    if (app !== null) await stopGracefully(app, 1000);
    app = null;
  };
  return {
    rooms,
    dataDir,
    stop,
    serve: async ({ dist, site } = {}) => {
      await stop();
      // A copy would keep the brand of this moment.
      const settings = site === undefined ? changed : { ...changed, site: { ...rooms.context.site, ...site } };
      const context = settings === undefined ? rooms.context : { ...rooms.context, ...settings };
      const served = { context, dataDir };
      app =
        dist === undefined ? await openBuiltSite({ ...served, owner: 'test' }) : await serveBuild({ ...served, dist });
      const address = await listen(app, { host: '127.0.0.1', port });
      if (!address.ok) throw new Error(address.reason);
      port = Number(new URL(address.value).port);
      return address.value;
    },
  };
}
