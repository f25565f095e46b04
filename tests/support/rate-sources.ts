import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '#download/network.ts';

/** A stand-in for the servers of exchange rates: answers by path, and knows what it was asked. */
export interface RateServer extends AsyncDisposable {
  /** What lies at each path; null: the server fails. Its text is its ETag. */
  readonly files: Map<string, string | null>;
  /** Path and, where something is known already, `?`. */
  readonly asked: string[];
  readonly network: Network;
}

/** Every host of the stand-in's network is this server. */
export async function startRateServer(): Promise<RateServer> {
  const files = new Map<string, string | null>();
  const asked: string[] = [];
  const server = createServer((asking, reply) => {
    const path = asking.url ?? '';
    const known = asking.headers['if-none-match'];
    asked.push(known === undefined ? path : `${path}?`);
    const text = files.get(path) ?? null;
    if (text === null) reply.writeHead(503).end();
    else if (known === tagOf(text)) reply.writeHead(304).end();
    else reply.writeHead(200, { etag: tagOf(text) }).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    asked,
    network: {
      addressesOf: async () => ['127.0.0.1'],
      mayConnect: () => true,
      request: (url, options) => request(`http://${url.hostname}:${port}${url.pathname}`, { ...options, agent: false }),
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function tagOf(text: string): string {
  return `"${text.length}-${[...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7)}"`;
}
