import type { FastifyInstance } from 'fastify';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Context } from '#runtime/services/context.ts';
import { listeningPort } from '#server/http/listen.ts';
import type { ServerParts } from '#server/build-server.ts';
import { createSite } from '#web/site.ts';
import { buildTestServer } from './server-parts.ts';
import { testAssets } from './site-visit.ts';

interface PageAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly bytes: Buffer;
  /** Where it came from: `hit`, `miss` …; null: no page that could be kept. */
  readonly cache: string | null;
}

export interface PageServer extends AsyncDisposable {
  readonly app: FastifyInstance;
  get(path: string, headers?: Readonly<Record<string, string>>, method?: 'GET' | 'HEAD'): Promise<PageAnswer>;
}

/** The real site behind a real server, over HTTP: includes what is handled before the routes. */
export async function openPageServer(context: Context, parts: Partial<ServerParts> = {}): Promise<PageServer> {
  const app = await buildTestServer({ context, site: createSite({ assets: testAssets }), ...parts });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = listeningPort(app) ?? 0;
  return {
    app,
    get: async (path, headers = {}, method = 'GET') => {
      const answered = Promise.withResolvers<PageAnswer>();
      send({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        const timing = String(response.headers['server-timing'] ?? '');
        const cache = /desc=(\w+)/.exec(timing)?.[1] ?? null;
        const facts = { status: response.statusCode ?? 0, headers: response.headers, cache };
        buffer(response).then((bytes) => answered.resolve({ ...facts, bytes }), answered.reject);
      })
        .on('error', answered.reject)
        .end();
      return answered.promise;
    },
    [Symbol.asyncDispose]: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
