import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DeskAnswer, DeskPages } from '#desk/desk-contract.ts';
import { isTouched } from '#runtime/services/desk/desk-service.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { returnPath } from '#server/http/return-path.ts';
import type { DeskServerParts } from './desk-server-parts.ts';
import type { DeskVisit } from './desk-visit.ts';
import type { SessionCookie } from './session-cookie.ts';

interface RouteParts {
  readonly parts: DeskServerParts;
  readonly visit: DeskVisit;
  readonly cookie: SessionCookie;
}

/** One route an entry of the table of screens. */
export function addScreenRoutes(
  app: FastifyInstance,
  { parts, visit }: RouteParts,
  screens: DeskPages['screens'],
): void {
  const { desk, entry } = parts.open;
  for (const { path, role } of screens)
    app.get(path, async (request, reply) => {
      const session = await visit.sessionOf(request);
      if (session === null) return visit.askToSignIn(request, reply, returnPath(request.originalUrl));
      const viewer = visit.viewerOf(session);
      if (visit.isLocked(session))
        return visit.sendEntrance(reply, { page: 'confirm', viewer, why: 'locked', form: null }, 403);
      visit.noteSeen(request, session);
      const pages = await parts.pages();
      const asked = visit.describe(request, session);
      if (role === 'owner' && session.role !== 'owner') {
        await entry.noteRefusal({ operator: session.name, what: 'role', path });
        return sendAnswer(reply, await pages.refused(desk, asked, null));
      }
      return sendAnswer(reply, await pages.screen(path, desk, asked));
    });
}

/** Pages in front of the desk, and the one for another key. */
export function addEntranceRoutes(app: FastifyInstance, { parts, visit, cookie }: RouteParts): void {
  const { entry } = parts.open;
  app.get<{ Querystring: { readonly back?: string } }>('/sign-in', async (request, reply) => {
    const back = returnPath(request.query.back);
    const token = cookie.read(request);
    const session = token === null ? null : await entry.sessionOf(token);
    if (session !== null) return redirectTo(reply, 303, back);
    const endedAt = token === null ? null : await entry.endOf(token);
    return visit.sendEntrance(reply, { page: 'sign-in', endedAt, back });
  });
  app.get('/invite', (_request, reply) => visit.sendEntrance(reply, { page: 'invite' }));
  app.get('/add-key', async (request, reply) => {
    const session = await visit.sessionOf(request);
    if (session === null) return visit.askToSignIn(request, reply, '/people');
    const viewer = visit.viewerOf(session);
    const why = visit.isLocked(session) ? 'locked' : isTouched(session, entry.now()) ? null : 'touch';
    if (why !== null) return visit.sendEntrance(reply, { page: 'confirm', viewer, why, form: null }, 403);
    return visit.sendEntrance(reply, { page: 'add-key', viewer, back: '/people' });
  });
}

export function sendAnswer(reply: FastifyReply, answer: DeskAnswer): FastifyReply {
  switch (answer.kind) {
    case 'redirect':
      return redirectTo(reply, 303, answer.to);
    case 'download':
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${answer.name}"`)
        .send(answer.text);
    case 'page':
      return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
  }
}
