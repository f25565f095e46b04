import { Agent, request as open } from 'node:http';
import type { FuzzRequest, OpenapiDocument } from './fuzz-requests.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { serveExampleSite } from '#tests/support/serve-example-site.ts';

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
  const now = new Date('2026-11-20T09:30:00.000Z');
  const { app, address, stop } = await serveExampleSite({ folder: makeFolder(), now, planCount: 300 });
  const faults: unknown[] = [];
  const note = (fault: unknown): void => void faults.push(fault);
  process.on('unhandledRejection', note).on('uncaughtExceptionMonitor', note);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    address,
    document: (await app.inject('/api/openapi.json')).json<OpenapiDocument>(),
    faults,
    send: (request) => send(address, agent, request),
    [Symbol.asyncDispose]: async () => {
      process.off('unhandledRejection', note).off('uncaughtExceptionMonitor', note);
      agent.destroy();
      await stop();
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
