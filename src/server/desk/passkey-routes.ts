import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { NewKeyAsker } from '#runtime/services/desk/desk-entry.ts';
import { isTouched } from '#runtime/services/desk/desk-service.ts';
import type { DeskRouteParts } from './desk-visit.ts';
import { placeOf } from './place-of.ts';

/** Whatever the reason: the answer tells nobody who is known here. */
const refusal = { done: false };

const newKeySchema = z.object({
  /** Of an invitation; left out: of the signed-in user. */
  token: z.string().max(100).optional(),
  name: z.string().max(200).default(''),
  answer: z.unknown().optional(),
});

/** What the desk's script sends around a passkey: a question, then the authenticator's answer. */
export function addPasskeyRoutes(app: FastifyInstance, given: DeskRouteParts): void {
  addSignIn(app, given);
  addTouch(app, given);
  addNewKey(app, given);
}

function addSignIn(app: FastifyInstance, { parts, visit, cookie, limits }: DeskRouteParts): void {
  const { entry } = parts.open;
  app.post('/passkey/sign-in/options', async (request, reply) => {
    if (!(await limits.mayAsk(request))) return tooMany(reply);
    return reply.send({ options: await entry.beginSignIn() });
  });
  app.post('/passkey/sign-in', async (request, reply) => {
    if (!(await limits.mayTry(request))) return tooMany(reply);
    const former = await visit.sessionOf(request);
    const begun = await entry.finishSignIn({ answer: request.body, place: placeOf(request) });
    if (!begun.ok) return reply.code(403).send(refusal);
    // The browser has one cookie: nobody could end the former session any more.
    if (former !== null) await entry.signOut(former);
    cookie.set(reply, begun.value);
    return reply.send({ done: true });
  });
}

function addTouch(app: FastifyInstance, { parts, visit, limits }: DeskRouteParts): void {
  const { entry } = parts.open;
  app.post('/passkey/touch/options', async (request, reply) => {
    const session = await visit.sessionOf(request);
    if (session === null) return reply.code(401).send(refusal);
    if (!(await limits.mayAsk(request))) return tooMany(reply);
    return reply.send({ options: await entry.beginTouch(session) });
  });
  app.post('/passkey/touch', async (request, reply) => {
    const session = await visit.sessionOf(request);
    if (session === null) return reply.code(401).send(refusal);
    if (!(await limits.mayTry(request))) return tooMany(reply);
    const touched = await entry.finishTouch(session, request.body);
    return touched.ok ? reply.send({ done: true }) : reply.code(403).send(refusal);
  });
}

function addNewKey(app: FastifyInstance, { parts, visit, cookie, limits }: DeskRouteParts): void {
  const { entry } = parts.open;
  /** Null: nobody is signed in who has touched a key, and there is no link. */
  const askerOf = async (request: FastifyRequest, token: string | undefined): Promise<NewKeyAsker | null> => {
    if (token !== undefined) return { by: 'invite', token };
    const session = await visit.sessionOf(request);
    const may = session !== null && !visit.isLocked(session) && isTouched(session, entry.now());
    return may ? { by: 'session', session } : null;
  };
  app.post('/passkey/new-key/options', async (request, reply) => {
    if (!(await limits.mayTry(request))) return tooMany(reply);
    const sent = newKeySchema.safeParse(request.body);
    const asker = sent.success ? await askerOf(request, sent.data.token) : null;
    const begun = asker === null ? null : await entry.beginNewKey(asker);
    if (begun !== null) return reply.send(begun);
    await entry.noteRefusal({ operator: '', what: 'used-link', path: '/invite' });
    return reply.code(403).send(refusal);
  });
  app.post('/passkey/new-key', async (request, reply) => {
    if (!(await limits.mayTry(request))) return tooMany(reply);
    const sent = newKeySchema.safeParse(request.body);
    const asker = sent.success ? await askerOf(request, sent.data.token) : null;
    if (!sent.success || asker === null) return reply.code(403).send(refusal);
    const { answer, name: keyName } = sent.data;
    const made = await entry.finishNewKey(asker, { answer, keyName, place: placeOf(request) });
    if (!made.ok) return reply.code(403).send(refusal);
    if (made.value !== null) {
      const former = await visit.sessionOf(request);
      if (former !== null) await entry.signOut(former);
      cookie.set(reply, made.value);
    }
    return reply.send({ done: true });
  });
}

function tooMany(reply: FastifyReply): FastifyReply {
  return reply.code(429).header('retry-after', '60').send(refusal);
}
