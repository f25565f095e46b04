import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeUnavailability } from '#runtime/services/site/describe-unavailability.ts';
import { defaultVisitorSettings } from '#runtime/settings/visitor-settings.ts';
import { createApp } from '#server/http/create-app.ts';
import { createClientFacts } from '#server/http/client-address.ts';
import { logRequests } from '#server/http/log-requests.ts';
import { Outages } from '#server/http/outages.ts';
import { readForms } from '#server/http/read-forms.ts';
import { requestPath } from '#server/http/request-path.ts';
import { returnPath } from '#server/http/return-path.ts';
import { secondsInYear } from '#server/http/year.ts';
import { addActionRoutes } from './action-routes.ts';
import { deskHeaders } from './desk-headers.ts';
import type { DeskServerParts } from './desk-server-parts.ts';
import { createDeskVisit, type DeskRouteParts, type DeskVisit, sendAnswer } from './desk-visit.ts';
import { guardRequests } from './guard-requests.ts';
import { createDeskLimits } from './limit-tries.ts';
import { readFiles } from './read-files.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addEntranceRoutes, addScreenRoutes } from './screen-routes.ts';
import { createSessionCookie } from './session-cookie.ts';
import type { Session } from '#runtime/services/desk/desk-service.ts';

/** The desk's own server, not yet listening. It shares no route, no cookie and no file with the public one. */
export async function buildDesk(parts: DeskServerParts): Promise<FastifyInstance> {
  const { open, limits, log, proxy = defaultVisitorSettings.proxy } = parts;
  const { origin } = open.desk;
  const { entry } = open;
  const isSecure = origin.startsWith('https:');
  const cookie = createSessionCookie(isSecure);
  const visit = createDeskVisit(parts, cookie);
  const { addressOf } = createClientFacts(proxy, origin);
  const deskLimits = createDeskLimits({ limits, addressOf, now: entry.now });
  const app = createApp(log);
  logRequests(app, log);
  const headers = deskHeaders({ isSecure, additions: parts.policyAdditions ?? {} });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await app.register(fastifyCookie);
  guardRequests(app, {
    origin,
    noteForeign: async (request) => {
      if (!(await deskLimits.isNoted(request))) return;
      const session = await visit.sessionOf(request);
      const path = requestPath(request).slice(0, longestNotedPath);
      await entry.noteRefusal({ operator: session?.name ?? '', what: 'other-origin', path });
    },
  });
  handleFailures(app, parts, visit);
  app.addHook('onClose', () => visit.settle());
  if (parts.clientDir !== null) await addFiles(app, parts.clientDir);
  readForms(app);
  readFiles(app, visit);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  const routes = { parts, visit, cookie, limits: deskLimits };
  addEntranceRoutes(app, routes);
  addPasskeyRoutes(app, routes);
  addActionRoutes(app, routes);
  addPictureRoutes(app, routes);
  addScreenRoutes(app, routes, (await parts.pages()).screens);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  return app;
}

const longestNotedPath = 100;

/** The build's files have a hash in their names; everything else is stored nowhere. */
async function addFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${clientDir}/files`,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', `private, max-age=${secondsInYear}, immutable`),
  });
}

/** Thrown errors and unknown addresses. Only who is signed in learns that an address is unknown. */
function handleFailures(app: FastifyInstance, { open, pages }: DeskServerParts, visit: DeskVisit): void {
  const outages = new Outages();
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const reason = describeUnavailability(error);
    const given = error.statusCode ?? 500;
    if (reason !== null) outages.note(request.log, reason);
    else if (given >= 500) request.log.error({ err: error, path: requestPath(request) }, 'request failed');
    if (given < 500 && reason === null) return reply.code(given).type('text/plain').send(`${given}\n`);
    const status = reason === null ? 500 : 503;
    if (requestPath(request).startsWith('/passkey/')) return reply.code(status).send({ done: false });
    const page = {
      page: 'failed',
      isOutage: reason !== null,
      id: request.id.slice(0, 8),
      address: again(request),
    } as const;
    return visit.sendEntrance(reply, page, status);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const session = request.method === 'GET' ? await visit.sessionOf(request) : null;
    if (session === null || visit.isLocked(session)) return reply.code(404).type('text/plain').send('404\n');
    const answer = await (await pages()).notFound(open.desk, visit.describe(request, session));
    return sendAnswer(reply, answer);
  });
}

/** Where a failed request can be tried again; a form only from its page. */
function again(request: FastifyRequest): string {
  return request.method === 'GET' ? returnPath(request.originalUrl) : '/';
}

interface PicturePath {
  readonly Params: { readonly id: string; readonly position: string };
}

/** Pictures that screens show, for those alone who may see the screens. */
function addPictureRoutes(app: FastifyInstance, { parts, visit }: DeskRouteParts): void {
  const { readings } = parts.open.desk;
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    read: (session: Session) => Promise<Uint8Array | null>,
  ): Promise<FastifyReply> => {
    const session = await visit.sessionOf(request);
    if (session === null || visit.isLocked(session)) return reply.code(403).send();
    const bytes = await read(session);
    return bytes === null ? reply.code(404).send() : reply.type('image/jpeg').send(Buffer.from(bytes));
  };
  app.get<{ Params: { readonly slug: string } }>('/logos/:slug', (request, reply) =>
    answer(request, reply, () => readings.logo(request.params.slug)),
  );
  app.get<PicturePath>('/reviews/:id/pictures/:position', (request, reply) => {
    const { id, position } = request.params;
    return answer(request, reply, ({ name }) => readings.reviewPicture(id, Number(position), name));
  });
  app.get<PicturePath>('/reviews/:id/pictures/:position/blurred', (request, reply) => {
    const { id, position } = request.params;
    return answer(request, reply, () => readings.blurredPicture(id, Number(position)));
  });
}
