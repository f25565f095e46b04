import { join } from 'node:path';
import '#runtime/reference-data/check-at-start.ts';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { createLog } from '#runtime/services/log.ts';
import { developmentBuild } from '#server/routes/build-routes.ts';
import { buildServer } from '#server/build-server.ts';
import { listen } from '#server/http/listen.ts';
import { startAlertTasks } from '#server/tasks/alert-tasks.ts';
import { startFileTasks } from '#server/tasks/file-tasks.ts';
import { startRateTasks } from '#server/tasks/rate-tasks.ts';
import { startDecisionTasks } from '#server/tasks/decision-tasks.ts';
import { startReviewTasks } from '#server/tasks/review-tasks.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { startVisitorTasks } from '#server/tasks/visitor-tasks.ts';
import type { CreateSite, Site, SiteAssets } from '#web/site-contract.ts';
import { inlineScripts } from '#web/answer/document/inline-scripts.ts';
import { pageRoutes } from '#web/pages/page-definitions.ts';
import { stepsInline } from '#web/features/arrival/steps-inline.ts';
import { componentPageHtml, componentPagePath, componentPageScript } from './component-page/component-page-html.ts';
import { openDevDesk } from './dev-desk.ts';
import { openRooms, readBadges, readConfig, refuse } from './open-rooms.ts';

// Run by `npm run dev`. Vite serves browser code with live reload and reloads the site after each change of it;
// changes of the server's own rooms restart this process.

const refreshPath = '/dev/react-refresh.js';

/** What `@vitejs/plugin-react` wants before the first component; as a file, because pages carry no inline script. */
const refreshScript = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

const viteScripts = ['/@vite/client', refreshPath];

const assets: SiteAssets = {
  scripts: [...viteScripts, '/src/web/browser/start.ts'],
  build: developmentBuild,
  stylesOf: () => null,
  licences: [],
  preloads: [],
};

const config = readConfig();
// Disabled: the page cache would defeat live reload.
const log = createLog({ level: config.logLevel });
const settings = { ...config, site: { ...config.site, keepsPages: false } };
const {
  context,
  reviewMaintenance,
  forgetOldVisits,
  rateMaintenance,
  alertMaintenance,
  decisionMaintenance,
  desk,
  close,
} = await openRooms(settings, log);
const storeBadges = await readBadges(config);
const freshSite = createFreshSite();
const app = await buildServer({
  context,
  site: freshSite.site,
  log,
  clientDir: null,
  dataDir: config.dataDir,
  storeBadges,
  proxy: config.visitors.proxy,
  security: config.security,
  // Disables the page cache, so that changed code renders every page again.
  pageCache: { maxBytes: 0, sharedSeconds: 0 },
  deskOrigin: config.desk?.origin ?? null,
  // Vite injects styles by script and reports changes over a socket.
  policyAdditions: { styleSrc: ["'unsafe-inline'"], connectSrc: ['ws:'] },
});
app.get(componentPagePath, (_request, reply) =>
  reply.type('text/html').send(componentPageHtml([...viteScripts, componentPageScript])),
);
const vite = await createServer({
  // Otherwise Vite writes a file for its settings, which would restart this process for ever.
  configLoader: 'native',
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: app.server } },
});
await freshSite.loadFrom(vite);
useVite(app, vite);
const address = await listen(app, config);
if (!address.ok) refuse([address.reason]);
else console.log(`${context.site.name} answers at ${address.value}, and reloads what changes`);
const deskServer =
  config.desk === null || desk === null
    ? null
    : await openDevDesk({ settings: config.desk, config, open: desk, limits: context.limits, log });
const tasks = [
  startReviewTasks({ maintenance: reviewMaintenance, site: () => context.site, log }),
  startFileTasks({ files: context.siteFiles, log }),
  startVisitorTasks({ visitors: context.visitors, forgetOldVisits, log }),
  startRateTasks({ maintenance: rateMaintenance, log }),
  startAlertTasks({ maintenance: alertMaintenance, log }),
  startDecisionTasks({
    maintenance: decisionMaintenance,
    log,
    command: [process.execPath, join('bin', 'roamchart.js'), 'decisions'],
  }),
];
stopOnSignal(async () => {
  await Promise.all(tasks.map((task) => task.stop()));
  await deskServer?.close();
  await vite.close();
  await stopGracefully(app, 500);
  await close();
});

interface FreshSite {
  readonly site: Site;
  /** To be called once, before the first request. */
  loadFrom(server: ViteDevServer): Promise<void>;
}

/** A site that is reloaded for every response; Vite caches unchanged modules. Error pages use the last working one. */
function createFreshSite(): FreshSite {
  const loader = Promise.withResolvers<() => Promise<Site>>();
  let lastGood: Site | null = null;
  return {
    loadFrom: async (server) => {
      const load = async (): Promise<Site> => {
        const { createSite } = (await server.ssrLoadModule('/src/web/site.ts')) as { readonly createSite: CreateSite };
        return (lastGood = createSite({ assets }));
      };
      await load();
      loader.resolve(load);
    },
    site: {
      inlineScripts,
      routes: pageRoutes,
      pageAt: (path) => lastGood?.pageAt(path) ?? null,
      answer: async (request, context) => (await (await loader.promise)()).answer(request, context),
      visitorKey: (request, site) => lastGood?.visitorKey(request, site) ?? null,
      renderError: (request) => lastGood?.renderError(request) ?? 'The site could not be loaded; see the log.',
      sitemap: async (name, context) => (await (await loader.promise)()).sitemap(name, context),
      reviewFeed: async (locale, context) => (await (await loader.promise)()).reviewFeed(locale, context),
      priceFeed: async (page, context) => (await (await loader.promise)()).priceFeed(page, context),
      followFeed: async (address, context) => (await (await loader.promise)()).followFeed(address, context),
      stepsInline,
      stepsPage: async (address, context) => (await (await loader.promise)()).stepsPage(address, context),
      stepsCalendar: async (address, context) => (await (await loader.promise)()).stepsCalendar(address, context),
      blogFeed: async (locale, context) => (await (await loader.promise)()).blogFeed(locale, context),
    },
  };
}

/** Vite answers for the browser's modules and lets every other request pass. */
function useVite(server: FastifyInstance, { middlewares }: ViteDevServer): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.originalUrl !== refreshPath) return middlewares(request.raw, reply.raw, () => done());
    return void reply.type('text/javascript').send(refreshScript);
  });
}
