import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskRequest, EntrancePage, Viewer } from '#desk/desk-contract.ts';
import { deskRules, isLocked, parseChoices, type Session } from '#runtime/services/desk/desk-service.ts';
import type { DeskServerParts } from './desk-server-parts.ts';
import { isArrival } from './guard-requests.ts';
import type { SessionCookie } from './session-cookie.ts';
import { redirectTo } from '#server/http/redirect-to.ts';

/** Finds out who a request comes from, and answers those who may not go on. */
export interface DeskVisit {
  /** Null: nobody is signed in. */
  sessionOf(request: FastifyRequest): Promise<Session | null>;
  viewerOf(session: Session): Viewer;
  /** Of a request for a page. */
  describe(request: FastifyRequest, session: Session): DeskRequest;
  sendEntrance(reply: FastifyReply, page: EntrancePage, status?: 200 | 403 | 500 | 503): Promise<FastifyReply>;
  /** Leads to the sign-in and back. */
  askToSignIn(request: FastifyRequest, reply: FastifyReply, back: string): Promise<FastifyReply>;
  isLocked(session: Session): boolean;
  /** Puts the lock off. A page that refreshes itself says so, and does not. */
  noteSeen(request: FastifyRequest, session: Session): void;
  /** Waits for what `noteSeen` has begun. */
  settle(): Promise<void>;
}

/** A minute more or less of thirty matters to nobody, and saves a write. */
const seenEveryMs = 60_000;

export function createDeskVisit({ open, pages, log }: DeskServerParts, cookie: SessionCookie): DeskVisit {
  const { entry, desk } = open;
  const pending = new Set<Promise<void>>();
  const viewerOf = ({ name, role, choices, keyId, endsAt, touchedAt }: Session): Viewer => ({
    name,
    role,
    choices: parseChoices(choices, role),
    keyId,
    endsAt,
    touchedUntil: new Date(touchedAt.getTime() + deskRules.touchMs),
  });
  const sendEntrance: DeskVisit['sendEntrance'] = async (reply, page, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send((await pages()).entrance(desk, page));
  return {
    viewerOf,
    sendEntrance,
    sessionOf: async (request) => {
      const token = cookie.read(request);
      return token === null ? null : entry.sessionOf(token);
    },
    describe: (request, session) => ({
      viewer: viewerOf(session),
      now: entry.now(),
      address: request.originalUrl,
      params: textsOf(request.params),
      query: textsOf(request.query),
    }),
    askToSignIn: async (request, reply, back) => {
      const hasCookie = cookie.read(request) !== null;
      if (!hasCookie && isArrival(request)) return sendEntrance(reply, { page: 'arrival', address: back });
      return redirectTo(reply, 303, back === '/' ? '/sign-in' : `/sign-in?back=${encodeURIComponent(back)}`);
    },
    isLocked: (session) => isLocked(session, entry.now()),
    noteSeen: (request, session) => {
      const age = entry.now().getTime() - session.seenAt.getTime();
      if (request.headers['desk-refresh'] !== undefined || (age >= 0 && age < seenEveryMs)) return;
      // Nobody waits for it: an import may hold the writer's lock.
      const noted = entry
        .noteSeen(session)
        .catch((err: unknown) => log.warn({ err }, 'a session at the desk was not noted'));
      pending.add(noted);
      void noted.finally(() => pending.delete(noted));
    },
    settle: async () => void (await Promise.all(pending)),
  };
}

/** Parameters of an address; a repeated one counts once. */
function textsOf(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, string] => [
      name,
      String(Array.isArray(value) ? value.at(-1) : value),
    ]),
  );
}
