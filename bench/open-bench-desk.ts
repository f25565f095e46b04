import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { invitePerson } from '#operators/invites.ts';
import type { DeskService } from '#runtime/services/desk/desk-service.ts';
import { createLog } from '#runtime/services/log.ts';
import { buildDesk } from '#server/desk/build-desk.ts';
import { loadDeskPages } from '#server/desk/load-desk-pages.ts';
import { createSoftKey } from '#tests/support/soft-key.ts';

/** A desk of the last build, with somebody signed in. */
export interface BenchDesk extends AsyncDisposable {
  readonly origin: string;
  /** `name=value` of the session. */
  readonly cookie: string;
  get(path: string): Promise<LightMyRequestResponse>;
}

interface DeskFacts {
  readonly database: Database;
  readonly origin: string;
  readonly now: () => Date;
}

const questionSchema = z.object({ options: z.object({ challenge: z.string() }) });

export async function openBenchDesk(open: DeskService, { database, origin, now }: DeskFacts): Promise<BenchDesk> {
  const dist = join(process.cwd(), 'dist');
  const pages = await loadDeskPages(dist);
  const app = await buildDesk({
    open,
    pages: async () => pages,
    limits: { consume: async () => true },
    log: createLog({ level: 'error', destination: process.stderr }),
    clientDir: join(dist, 'desk'),
  });
  const { host, port } = new URL(origin);
  await app.listen({ host: '127.0.0.1', port: Number(port) });
  const send = (path: string, body: object): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { host, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const doer = { operator: 'bench', via: 'shell', at: now() } as const;
  const invited = await database.write((transaction) =>
    invitePerson(transaction, { name: 'Ana', role: 'owner', replaces: false }, doer),
  );
  if (!invited.ok) throw new Error(invited.reason);
  const { token } = invited.value;
  const { options } = questionSchema.parse((await send('/passkey/new-key/options', { token })).json());
  const answer = createSoftKey(origin).make(options.challenge);
  const made = await send('/passkey/new-key', { token, name: 'Bench', answer });
  const [cookie = ''] = String(made.headers['set-cookie'] ?? '').split(';');
  if (cookie === '') throw new Error(`No key was made: ${made.body}`);
  return {
    origin,
    cookie,
    get: (url) => app.inject({ url, headers: { host, cookie } }),
    [Symbol.asyncDispose]: async () => void (await app.close()),
  };
}
