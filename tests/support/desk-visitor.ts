import { readingsOf } from './desk-readings.ts';
import { deciderOf } from './desk-of.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import type { DeskRole } from '#database/desk-tables.ts';
import type { ClientLimits } from '#limits/client-limits.ts';
import { invitePerson } from '#operators/invites.ts';
import { openDeskService } from '#runtime/services/desk/desk-service.ts';
import { createLog } from '#runtime/services/log.ts';
import { buildDesk } from '#server/desk/build-desk.ts';
import { createDeskPages } from '#desk/create-desk-pages.tsx';
import type { Screen } from '#desk/frame/screen.ts';
import { createSoftKey, type SoftKey } from './soft-key.ts';

/** A desk over a database, with a clock that stands until it is moved. */
export interface TestDesk extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly origin: string;
  /** Its table of actions, as `kind action`. */
  readonly actions: readonly string[];
  now: Date;
  /** Moves the clock on. */
  wait(ms: number): void;
  /** A browser of its own. */
  visitor(): DeskVisitor;
  /** The token of a link. */
  invite(name: string, role: DeskRole, replaces?: boolean): Promise<string>;
  /** Somebody with a key, signed in. */
  member(name: string, role: DeskRole): Promise<DeskMember>;
}

export interface DeskVisitor {
  /** Value of the session's cookie; null: none. */
  cookie: string | null;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** A form as the desk's own page sends it. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** JSON as the desk's script sends it. */
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The challenge of a question. */
  ask(path: string, body?: unknown): Promise<string>;
}

export interface DeskMember extends DeskVisitor {
  readonly key: SoftKey;
  signIn(): Promise<LightMyRequestResponse>;
  touch(): Promise<LightMyRequestResponse>;
}

interface DeskSettings {
  readonly database: Database;
  readonly origin?: string;
  readonly limits?: ClientLimits;
  readonly screens?: readonly Screen[];
  /** Of the site, as the environment gives them. */
  readonly settings?: Readonly<Record<string, string>>;
}

const cookiePattern = /^(?:__Host-)?desk=([\w-]*)/;

const questionSchema = z.object({ options: z.object({ challenge: z.string() }) });

export async function openTestDesk({
  database,
  origin = 'https://desk.esim.example',
  limits = { consume: async () => true },
  screens,
  settings = {},
}: DeskSettings): Promise<TestDesk> {
  const clock = { now: new Date('2026-11-29T10:00:00Z') };
  const now = (): Date => clock.now;
  const { config } = deciderOf(database, { settings });
  const open = openDeskService({
    database,
    origin,
    siteName: () => 'Roamchart',
    readings: readingsOf(database, now),
    config,
    now,
  });
  const assets = { styles: ['/files/desk.css'], scripts: ['/files/desk.js'] };
  const pages = createDeskPages({ assets, ...(screens !== undefined && { screens }) });
  const app = await buildDesk({
    open,
    pages: async () => pages,
    limits,
    log: createLog({ level: 'silent' }),
    clientDir: null,
  });
  const visitor = (): DeskVisitor => openVisitor(app, origin);
  const invite: TestDesk['invite'] = async (name, role, replaces = false) => {
    const doer = { operator: 'deploy', via: 'shell', at: clock.now } as const;
    const made = await database.write((transaction) => invitePerson(transaction, { name, role, replaces }, doer));
    if (!made.ok) throw new Error(made.reason);
    return made.value.token;
  };
  return {
    app,
    origin,
    actions: open.actions.map(({ kind, action }) => `${kind} ${action}`),
    get now() {
      return clock.now;
    },
    set now(at) {
      clock.now = at;
    },
    wait: (ms) => void (clock.now = new Date(clock.now.getTime() + ms)),
    visitor,
    invite,
    member: async (name, role) => {
      const key = createSoftKey(origin);
      const own = visitor();
      const token = await invite(name, role);
      const answer = key.make(await own.ask('/passkey/new-key/options', { token }));
      const made = await own.send('/passkey/new-key', { token, name: 'Laptop', answer });
      if (made.statusCode !== 200) throw new Error(`No key was made: ${made.statusCode}`);
      return Object.assign(own, {
        key,
        signIn: async () => own.send('/passkey/sign-in', key.answer(await own.ask('/passkey/sign-in/options'))),
        touch: async () => own.send('/passkey/touch', key.answer(await own.ask('/passkey/touch/options'))),
      });
    },
    [Symbol.asyncDispose]: async () => void (await app.close()),
  };
}

function openVisitor(app: FastifyInstance, origin: string): DeskVisitor {
  const { host } = new URL(origin);
  const name = origin.startsWith('https:') ? '__Host-desk' : 'desk';
  const inject = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const cookie = visitor.cookie === null ? {} : { cookie: `${name}=${visitor.cookie}` };
    const answer = await app.inject({ ...options, headers: { host, ...cookie, ...options.headers } });
    const [, set] = cookiePattern.exec(String(answer.headers['set-cookie'] ?? '')) ?? [];
    if (set !== undefined) visitor.cookie = set === '' ? null : set;
    return answer;
  };
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const visitor: DeskVisitor = {
    cookie: null,
    get: (url, headers = {}) => inject({ url, headers }),
    post: (url, fields, headers = {}) =>
      inject({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...own, ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    send: (url, body, headers = {}) =>
      inject({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...own, ...headers },
        payload: JSON.stringify(body),
      }),
    ask: async (path, body = {}) => questionSchema.parse((await visitor.send(path, body)).json()).options.challenge,
  };
  return visitor;
}
