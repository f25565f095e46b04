import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { api, apiPrefix } from '#api/api.ts';
import type { Context } from '#runtime/context.ts';
import { createCountryPictures } from '#runtime/country-pictures.ts';
import { createSharePictures } from '#runtime/share-pictures.ts';
import type { Log } from '#runtime/log.ts';
import type { Site } from '#web/site-contract.ts';
import { addressFault } from './asked-path.ts';
import { createClients } from './client-address.ts';
import { addAssetRoutes } from './assets-route.ts';
import { botCheckPolicies } from './bot-check-policies.ts';
import { addCountryPictureRoute } from './country-picture-route.ts';
import { addCoverageMapRoute } from './coverage-map-route.ts';
import { encodeAnswers } from './encode-answers.ts';
import { createFailureAnswer } from './failure-answer.ts';
import { addGoRoute } from './go-route.ts';
import { handleFailures } from './handle-failures.ts';
import { addHealthRoute } from './health-route.ts';
import { addIconRoutes } from './icon-routes.ts';
import { lingerAfterRefusals } from './linger-after-refusal.ts';
import { logRequests } from './log-requests.ts';
import { addManifestRoutes } from './manifest-routes.ts';
import { addPageRoute } from './page-route.ts';
import { readForms } from './read-forms.ts';
import { addReportRoute } from './report-route.ts';
import { addReviewFeedRoutes } from './review-feed-routes.ts';
import { addReviewImageRoute } from './review-image-route.ts';
import { addRobotsRoute } from './robots-route.ts';
import { setSecurityHeaders, type PolicyAdditions } from './security-headers.ts';
import { serverLimits } from './server-limits.ts';
import { addSettingsRoute } from './settings-route.ts';
import { addSharePictureRoute } from './share-picture-route.ts';
import { addSitemapRoutes } from './sitemap-routes.ts';

/** What a server is made of. */
export interface ServerParts {
  readonly context: Context;
  readonly site: Site;
  readonly log: Log;
  /** The browser build, `dist/client`; null: another server (Vite's) answers for it. */
  readonly clientDir: string | null;
  readonly dataDir: string;
  readonly policyAdditions?: PolicyAdditions;
  /** Default: false, because it takes a processor for an hour. See `Config`. */
  readonly drawsAhead?: boolean;
}

/** The HTTP server with all its routes, not yet listening. The order of hooks is the order of their registration. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { context, site, log, clientDir, dataDir } = parts;
  const { origin } = context.site;
  const answerFailure = createFailureAnswer(site, context.site);
  const app = createApp(log);
  logRequests(app);
  const additions = [botCheckPolicies[context.botCheck.kind], parts.policyAdditions ?? {}];
  await setSecurityHeaders(app, { isSecure: origin.startsWith('https:'), additions });
  await app.register(fastifyCookie);
  app.addHook('onRequest', async (request, reply) => {
    const status = addressFault(request.originalUrl);
    return status === null ? undefined : answerFailure(request, reply, { status });
  });
  handleFailures(app, answerFailure);
  encodeAnswers(app);
  lingerAfterRefusals(app);
  await app.register(api, { prefix: apiPrefix, context, clients: createClients(origin) });
  await addAssetRoutes(app, { clientDir, dataDir });
  addReviewImageRoute(app, { context });
  const pictures = createCountryPictures({ dataDir });
  addCountryPictureRoute(app, pictures, { drawsAhead: parts.drawsAhead ?? false });
  addCoverageMapRoute(app, pictures);
  addHealthRoute(app, { context, answerFailure });
  addSharePictureRoute(app, createSharePictures({ dataDir, pictures }));
  addSitemapRoutes(app, { site, context });
  addReviewFeedRoutes(app, { site, context });
  addRobotsRoute(app, { origin });
  addIconRoutes(app);
  addManifestRoutes(app, { site: context.site });
  readForms(app);
  addSettingsRoute(app, { origin, answerFailure });
  addReportRoute(app, { context, answerFailure });
  addGoRoute(app, { context, answerFailure });
  app.get(`${apiPrefix}/*`, (request, reply) => answerFailure(request, reply, { status: 404 }));
  addPageRoute(app, { site, context });
  return app;
}

function createApp(log: Log): FastifyInstance {
  const { headerBlock, headersTimeout, requestTimeout, connectionsCheckingInterval } = serverLimits;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    bodyLimit: serverLimits.body,
    keepAliveTimeout: serverLimits.keepAliveTimeout,
    requestTimeout,
    http: { maxHeaderSize: headerBlock, headersTimeout, requestTimeout, connectionsCheckingInterval },
    // An address that cannot be decoded would be answered before any hook runs; the hook in `buildServer` refuses it.
    rewriteUrl: ({ url = '/' }) => (addressFault(url) === null ? url : '/'),
    routerOptions: { maxParamLength: serverLimits.addressLength },
  });
  app.removeAllContentTypeParsers();
  return app as unknown as FastifyInstance;
}
