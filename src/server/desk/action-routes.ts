import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { redirectTo } from '#server/http/redirect-to.ts';
import { returnPath } from '#server/http/return-path.ts';
import { sendAnswer, type DeskRouteParts } from './desk-visit.ts';
import { findScreen, sendScreen } from './screen-routes.ts';

const formSchema = z.record(z.string(), z.string());

/** `POST /do/KIND/ACTION` for every entry of the table of actions, and signing out. */
export function addActionRoutes(app: FastifyInstance, given: DeskRouteParts): void {
  const { parts, visit, cookie } = given;
  const { desk, entry, actions, act } = parts.open;
  for (const action of actions) {
    const path = `/do/${action.kind}/${action.action}`;
    app.post(path, async (request, reply) => {
      const form = formSchema.safeParse(request.body);
      if (!form.success) return reply.code(400).type('text/plain; charset=utf-8').send('A field was sent twice.\n');
      const { subject = '', back: to, ...fields } = form.data;
      const back = returnPath(to);
      const again = { action: path, fields: form.data };
      const admitted = await visit.admit(reply, { ...action, path, back, form: again });
      if (admitted === null) return reply;
      const { session, pages } = admitted;
      const asked = { ...admitted.asked, address: back };
      const done = await act(action, { by: session, at: entry.now(), subject, fields });
      if (!done.ok) return sendAnswer(reply, await pages.refused(desk, asked, { sentence: done.reason, back }));
      const { link } = done.value;
      if (link !== undefined) return sendAnswer(reply, await pages.link(desk, asked, link));
      const next = wantsPage(request) ? findScreen(pages.screens, desk.origin, back) : null;
      return next === null
        ? redirectTo(reply, 303, back)
        : sendScreen(given, reply.header('content-location', back), next);
    });
  }
  app.post('/sign-out', async (request, reply) => {
    const session = await visit.sessionOf(request);
    if (session !== null) await entry.signOut(session);
    cookie.clear(reply);
    return redirectTo(reply, 303, '/sign-in');
  });
}

/** Whether the next page is to be in the answer (RFC 7240): the desk's script saves the way of a redirect. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers['prefer'] === 'return=representation';
}
