import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isTouched } from '#runtime/services/desk/desk-service.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { returnPath } from '#server/http/return-path.ts';
import type { DeskServerParts } from './desk-server-parts.ts';
import type { DeskVisit } from './desk-visit.ts';
import { sendAnswer } from './screen-routes.ts';
import type { SessionCookie } from './session-cookie.ts';

interface ActionRouteParts {
  readonly parts: DeskServerParts;
  readonly visit: DeskVisit;
  readonly cookie: SessionCookie;
}

const formSchema = z.record(z.string(), z.string());

/** `POST /do/KIND/ACTION` for every entry of the table of actions, and signing out. */
export function addActionRoutes(app: FastifyInstance, { parts, visit, cookie }: ActionRouteParts): void {
  const { desk, entry, actions, act } = parts.open;
  for (const action of actions) {
    const path = `/do/${action.kind}/${action.action}`;
    app.post(path, async (request, reply) => {
      const form = formSchema.safeParse(request.body);
      if (!form.success) return reply.code(400).type('text/plain; charset=utf-8').send('A field was sent twice.\n');
      const { subject = '', back: given, ...fields } = form.data;
      const back = returnPath(given);
      const session = await visit.sessionOf(request);
      if (session === null) return visit.askToSignIn(request, reply, back);
      const viewer = visit.viewerOf(session);
      const again = { action: path, fields: form.data };
      if (visit.isLocked(session))
        return visit.sendEntrance(reply, { page: 'confirm', viewer, why: 'locked', form: again }, 403);
      visit.noteSeen(request, session);
      const pages = await parts.pages();
      const asked = { ...visit.describe(request, session), address: back };
      if (action.role === 'owner' && session.role !== 'owner') {
        await entry.noteRefusal({ operator: session.name, what: 'role', path });
        return sendAnswer(reply, await pages.refused(desk, asked, null));
      }
      if (action.needsTouch && !isTouched(session, entry.now()))
        return visit.sendEntrance(reply, { page: 'confirm', viewer, why: 'touch', form: again }, 403);
      const done = await act(action, { by: session, at: entry.now(), subject, fields });
      if (!done.ok) return sendAnswer(reply, await pages.refused(desk, asked, { sentence: done.reason, back }));
      const { link } = done.value;
      return link === undefined ? redirectTo(reply, 303, back) : sendAnswer(reply, await pages.link(desk, asked, link));
    });
  }
  app.post('/sign-out', async (request, reply) => {
    const session = await visit.sessionOf(request);
    if (session !== null) await entry.signOut(session);
    cookie.clear(reply);
    return redirectTo(reply, 303, '/sign-in');
  });
}
