import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { api, apiPrefix } from '#api/api.ts';
import type { Context } from '#runtime/services/context.ts';
import { defaultSecuritySettings, type SecuritySettings } from '#runtime/settings/security-settings.ts';
import { defaultPageCache, type PageCacheSettings } from '#runtime/settings/page-cache-settings.ts';
import type { ProxySettings } from '#runtime/settings/visitor-settings.ts';
import type { Log } from '#runtime/services/log.ts';
import type { OverloadLimits } from '#runtime/settings/watch-settings.ts';
import { noBadges, type StoreBadges } from '#runtime/services/site/store-badges.ts';
import type { Site } from '#web/site-contract.ts';
import { addressFault, hostFault } from './http/request-path.ts';
import { createApp } from './http/create-app.ts';
import { createClients } from './http/client-address.ts';
import { addAssetRoutes } from './routes/assets-route.ts';
import { addBrandRoutes } from './routes/brand-routes.ts';
import { botCheckPolicies } from './http/bot-check-policies.ts';
import { addBuildRoutes } from './routes/build-routes.ts';
import { addCountryPictureRoute } from './routes/country-picture-route.ts';
import { addCoverageMapRoute } from './routes/coverage-map-route.ts';
import { encodeAnswers } from './http/encode-answers.ts';
import { createFailureAnswer } from './http/failure-answer.ts';
import { addDataRoutes } from './routes/data-routes.ts';
import { addAlertRoutes } from './routes/alert-routes.ts';
import { addFeedRoutes } from './routes/feed-routes.ts';
import { addFollowRoutes } from './routes/follow-routes.ts';
import { addGoRoute } from './routes/go-route.ts';
import { handleFailures } from './http/handle-failures.ts';
import { addHealthRoutes, alwaysReady, type Readiness } from './routes/health-routes.ts';
import { addIconRoutes } from './routes/icon-routes.ts';
import { leaveLocalhost } from './http/leave-localhost.ts';
import { requireHttps } from './http/require-https.ts';
import { addLingeringClose } from './http/lingering-close.ts';
import { logRequests } from './http/log-requests.ts';
import { addManifestRoutes } from './routes/manifest-routes.ts';
import { answerFromMemory } from './page-cache/answer-from-memory.ts';
import { createPageRule } from './page-cache/page-rule.ts';
import { PageAnswers } from './page-cache/page-answers.ts';
import type { Measures } from './metrics/measures.ts';
import { ProxyWatch, watchProxy } from './metrics/proxy-watch.ts';
import { measureCache } from './page-cache/measure-cache.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { Outages } from './http/outages.ts';
import { addPageRoute } from './routes/page-route.ts';
import { readForms } from './http/read-forms.ts';
import { createListSender } from './page-cache/create-list-sender.ts';
import { createTextSender } from './page-cache/send-text.ts';
import { addReportRoutes } from './routes/report-route.ts';
import { addProviderLogoRoute } from './routes/provider-logo-route.ts';
import { addReviewImageRoute } from './routes/review-image-route.ts';
import { addRobotsRoute } from './routes/robots-route.ts';
import { addSecurityContactRoute } from './routes/security-contact-route.ts';
import { addServiceWorkerRoute } from './routes/service-worker-route.ts';
import { securityHeaders, type PolicyAdditions } from './http/security-headers.ts';
import { shedLoad } from './http/shed-load.ts';
import { addSettingsRoute } from './routes/settings-route.ts';
import { addSharePictureRoute } from './routes/share-picture-route.ts';
import { addSitemapRoutes } from './routes/sitemap-routes.ts';
import { addStepsRoute } from './routes/steps-route.ts';
import { addStoreBadgeRoutes } from './routes/store-badge-routes.ts';

export interface ServerParts {
  readonly context: Context;
  readonly site: Site;
  readonly log: Log;
  /** The browser build, `dist/client`; null: another server (Vite's) answers for it. */
  readonly clientDir: string | null;
  readonly dataDir: string;
  readonly policyAdditions?: PolicyAdditions;
  /** Default: only a proxy on the same machine is trusted. */
  readonly proxy?: ProxySettings;
  /** Default: `defaultSecuritySettings`. */
  readonly security?: SecuritySettings;
  /** Result of `readStoreBadges`; default: none. */
  readonly storeBadges?: StoreBadges;
  /** Default: `defaultPageCache`. */
  readonly pageCache?: PageCacheSettings;
  /** Default: always. */
  readonly readiness?: Readiness;
  /** Default: no load shedding. */
  readonly overload?: OverloadLimits;
  /** Default: nothing is measured. */
  readonly measures?: Measures;
  /** Default: nobody asks what is wrong with the proxy. */
  readonly proxyWatch?: ProxyWatch;
  /** Address of the operators' desk; default or null: it is off. */
  readonly deskOrigin?: string | null;
}

/** The HTTP server with all its routes, not yet listening. Hooks run in the order of registration. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { context, site, log, clientDir, dataDir, measures } = parts;
  const { origin } = context.site;
  const outages = new Outages();
  const answerFailure = createFailureAnswer(site, () => context.site);
  const security = parts.security ?? defaultSecuritySettings;
  const { trustedOrigins, preloadsHttps } = security;
  const clients = createClients({ origin, trustedOrigins, proxy: parts.proxy });
  const { maxBytes, sharedSeconds } = parts.pageCache ?? defaultPageCache;
  const pages = new PageAnswers({
    site,
    context,
    log,
    maxBytes,
    ...(measures !== undefined && { render: measures.render }),
  });
  const ruleOf = createPageRule(sharedSeconds);
  const sendText = createTextSender(pages);
  // An undecodable address would be answered before any hook runs; the hook below refuses it.
  const app = createApp(log, { rewriteUrl: ({ url = '/' }) => (addressFault(url) === null ? url : '/') });
  logRequests(app, log);
  if (measures !== undefined) {
    measureRequests(app, measures);
    measureCache(measures, () => pages.counts);
  }
  const additions = [botCheckPolicies[context.botCheck.kind], parts.policyAdditions ?? {}];
  const headers = securityHeaders({
    inlineScripts: site.inlineScripts,
    isSecure: origin.startsWith('https:'),
    preloadsHttps,
    additions,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  requireHttps(app, { origin, clients });
  await app.register(fastifyCookie);
  app.addHook('onRequest', (request, reply, done) => {
    const status = addressFault(request.originalUrl) ?? hostFault(request.raw);
    if (status === null) done();
    else answerFailure(request, reply, { status });
  });
  if (parts.overload !== undefined) await shedLoad(app, { limits: parts.overload, answerFailure, outages });
  handleFailures(app, { answerFailure, outages });
  encodeAnswers(app);
  addLingeringClose(app);
  const calls = { sendList: createListSender(pages), pageAt: site.pageAt };
  await app.register(api, { prefix: apiPrefix, context, clients, trustedOrigins, ...calls });
  await addServiceWorkerRoute(app, { context, clientDir });
  await addAssetRoutes(app, { clientDir, dataDir });
  await addBuildRoutes(app, { clientDir, routes: site.routes });
  await addDataRoutes(app, { dataDir });
  addReviewImageRoute(app, { context });
  addProviderLogoRoute(app, { context });
  await addCountryPictureRoute(app);
  addCoverageMapRoute(app);
  addStoreBadgeRoutes(app, parts.storeBadges ?? noBadges);
  addHealthRoutes(app, { readiness: parts.readiness ?? alwaysReady, outages, answerFailure });
  await addSharePictureRoute(app, context.siteFiles);
  addSitemapRoutes(app, { site, sendText });
  addFeedRoutes(app, { site, sendText, languages: context.site });
  addRobotsRoute(app, { origin });
  addSecurityContactRoute(app, { context, contact: security.contact, answerFailure });
  addIconRoutes(app, context.siteFiles);
  addBrandRoutes(app, context.siteFiles);
  addManifestRoutes(app, { context });
  readForms(app);
  addSettingsRoute(app, { origin, clients, answerFailure });
  addReportRoutes(app, { context, site, clients, answerFailure });
  addFollowRoutes(app, { context, site });
  addStepsRoute(app, { context, site, clients, answerFailure });
  await addAlertRoutes(app, { context, site, clients, answerFailure });
  addGoRoute(app, { context, clients, answerFailure });
  app.get(`${apiPrefix}/*`, (request, reply) => answerFailure(request, reply, { status: 404 }));
  addPageRoute(app, { pages, ruleOf, origin, context, clients, answerFailure });
  answerFromMemory(app, { pages, ruleOf, headers, log, measures });
  if (parts.deskOrigin) leaveLocalhost(app, parts.deskOrigin);
  watchProxy(app, { watch: parts.proxyWatch ?? new ProxyWatch(), clients, measures });
  return app;
}
