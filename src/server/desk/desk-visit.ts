import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskAnswer, DeskPages, DeskRequest, EntrancePage, Viewer } from '#desk/desk-contract.ts';
import { deskRules, isLocked, isTouched, parseChoices } from '#runtime/services/desk/desk-service.ts';
import type { DeskRole, Session } from '#runtime/services/desk/desk-service.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import type { DeskServerParts } from './desk-server-parts.ts';
import { isArrival } from './guard-requests.ts';
import type { DeskLimits } from './limit-tries.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface DeskRouteParts {
  readonly parts: DeskServerParts;
  readonly visit: DeskVisit;
  readonly cookie: SessionCookie;
  readonly limits: DeskLimits;
}

/** Finds out who a request comes from, and answers those who may not go on. */
export type DeskVisit = ReturnType<typeof createDeskVisit>;

/** A minute more or less of thirty matters to nobody, and saves a write. */
const seenEveryMs = 60_000;

/** What a request needs of the person. */
interface Wanted {
  readonly role: DeskRole;
  readonly needsTouch: boolean;
  /** As its table has it. */
  readonly path: string;
  /** Where the sign-in leads. */
  readonly back: string;
  /** Sent again once the key was touched; null: a page. */
  readonly form: Extract<EntrancePage, { page: 'confirm' }>['form'];
}

/** A request that goes on. */
interface Admitted {
  readonly session: Session;
  readonly asked: DeskRequest;
  readonly pages: DeskPages;
}

export function createDeskVisit({ open, pages, log }: DeskServerParts, cookie: SessionCookie) {
  const { entry, desk } = open;
  const pending = new Set<Promise<void>>();
  /** Null: nobody is signed in. */
  const sessionOf = async (request: FastifyRequest): Promise<Session | null> => {
    const token = cookie.read(request);
    return token === null ? null : entry.sessionOf(token);
  };
  /** Of a request for a page. */
  const describe = (request: FastifyRequest, session: Session): DeskRequest => ({
    viewer: viewerOf(session),
    now: entry.now(),
    address: request.originalUrl,
    params: textsOf(request.params),
    query: textsOf(request.query),
  });
  const sendEntrance = async (
    reply: FastifyReply,
    page: EntrancePage,
    status: 200 | 403 | 500 | 503 = 200,
  ): Promise<FastifyReply> =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send((await pages()).entrance(desk, page));
  /** Leads to the sign-in and back. */
  const askToSignIn = async (request: FastifyRequest, reply: FastifyReply, back: string): Promise<FastifyReply> => {
    const hasCookie = cookie.read(request) !== null;
    if (!hasCookie && isArrival(request)) return sendEntrance(reply, { page: 'arrival', address: back });
    return redirectTo(reply, 303, back === '/' ? '/sign-in' : `/sign-in?back=${encodeURIComponent(back)}`);
  };
  /** Puts the lock off. A page that refreshes itself says so, and does not. */
  const noteSeen = (request: FastifyRequest, session: Session): void => {
    const age = entry.now().getTime() - session.seenAt.getTime();
    if (request.headers['desk-refresh'] !== undefined || (age >= 0 && age < seenEveryMs)) return;
    // Nobody waits for it: an import may hold the writer's lock.
    const noted = entry
      .noteSeen(session)
      .catch((err: unknown) => log.warn({ err }, 'a session at the desk was not noted'));
    pending.add(noted);
    void noted.finally(() => pending.delete(noted));
  };
  return {
    sessionOf,
    describe,
    sendEntrance,
    askToSignIn,
    isLocked: (session: Session): boolean => isLocked(session, entry.now()),
    /** Signed in, not locked, in the role, with a touch where one is needed. Null: the request was answered. */
    admit: async (reply: FastifyReply, wanted: Wanted): Promise<Admitted | null> => {
      const { role, needsTouch, path, back, form } = wanted;
      const { request } = reply;
      const session = await sessionOf(request);
      if (session === null) {
        await askToSignIn(request, reply, back);
        return null;
      }
      const confirm = { page: 'confirm', viewer: viewerOf(session), form } as const;
      if (isLocked(session, entry.now())) {
        await sendEntrance(reply, { ...confirm, why: 'locked' }, 403);
        return null;
      }
      noteSeen(request, session);
      const admitted = { session, asked: describe(request, session), pages: await pages() };
      if (role === 'owner' && session.role !== 'owner') {
        await entry.noteRefusal({ operator: session.name, what: 'role', path });
        sendAnswer(reply, await admitted.pages.refused(desk, { ...admitted.asked, address: back }, null));
        return null;
      }
      if (!needsTouch || isTouched(session, entry.now())) return admitted;
      await sendEntrance(reply, { ...confirm, why: 'touch' }, 403);
      return null;
    },
    /** Waits for what was noted beside the answers. */
    settle: async () => void (await Promise.all(pending)),
  };
}

function viewerOf({ name, role, choices, keyId, endsAt, touchedAt }: Session): Viewer {
  const touchedUntil = new Date(touchedAt.getTime() + deskRules.touchMs);
  return { name, role, choices: parseChoices(choices, role), keyId, endsAt, touchedUntil };
}

/** Parameters of an address; a repeated one counts once. */
export function textsOf(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, string] => [
      name,
      String(Array.isArray(value) ? value.at(-1) : value),
    ]),
  );
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
