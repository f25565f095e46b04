import { Agent, request as open } from 'node:http';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { listen } from '#server/http/listen.ts';
import { createSite } from '#web/site.ts';
import type { FuzzRequest, OpenapiDocument } from './fuzz-requests.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { testAssets } from '#tests/support/site-visit.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The real server and site on a small catalogue of examples. */
export interface FuzzServer extends AsyncDisposable {
  readonly address: string;
  readonly document: OpenapiDocument;
  /** What went wrong outside of any request. */
  readonly faults: readonly unknown[];
  send(request: FuzzRequest): Promise<FuzzAnswer>;
}

/** A connection that is silent for so long hangs. */
const timeoutMs = 30_000;

export async function startFuzzServer(): Promise<FuzzServer> {
  const folder = makeFolder();
  const now = (): Date => new Date('2026-11-20T09:30:00.000Z');
  const site = { name: 'Roamchart', origin: 'http://localhost:3000', contactEmail: 'a@b.example', operatorName: null };
  const { context, writer, makeDemoReviews, close } = await openTestContext({
    databaseUrl: '',
    dataDir: folder,
    now,
    site,
  });
  await makeDemoCatalogue({ writer, dataDir: folder, now: now(), planCount: 300 });
  await makeDemoReviews();
  const app = await buildTestServer({
    // All of it comes from one client.
    context: { ...context, limits: { consume: async () => true } },
    site: createSite({ assets: testAssets }),
    dataDir: folder,
  });
  const address = await listen(app, { host: '127.0.0.1', port: 0 });
  if (!address.ok) throw new Error(address.reason);
  const faults: unknown[] = [];
  const note = (fault: unknown): void => void faults.push(fault);
  process.on('unhandledRejection', note).on('uncaughtExceptionMonitor', note);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    address: address.value,
    document: (await app.inject('/api/openapi.json')).json<OpenapiDocument>(),
    faults,
    send: (request) => send(address.value, agent, request),
    [Symbol.asyncDispose]: async () => {
      process.off('unhandledRejection', note).off('uncaughtExceptionMonitor', note);
      agent.destroy();
      await app.close();
      await close();
    },
  };
}

function send(server: string, agent: Agent, { method, address, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(server);
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>();
  const path = address.startsWith('/') ? address : `/${address}`;
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  const call = open({ hostname, port, method, path, headers: { ...headers, ...length }, agent, timeout: timeoutMs });
  call.on('timeout', () => call.destroy(new Error('the connection hangs')));
  call.on('error', reject);
  call.on('response', (answer) => {
    const pieces: Buffer[] = [];
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.on('error', reject);
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        type: answer.headers['content-encoding'] === undefined ? (answer.headers['content-type'] ?? '') : 'packed',
        body: Buffer.concat(pieces).toString('utf8'),
      }),
    );
  });
  call.end(body ?? undefined);
  return promise;
}
