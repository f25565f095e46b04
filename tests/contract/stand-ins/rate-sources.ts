import { createHash } from 'node:crypto';
import type { Network } from '#download/network.ts';
import { networkTo } from '#tests/support/feed-server.ts';
import { startStandIn } from '#tests/support/stand-in-server.ts';

/** A stand-in for the servers of exchange rates: answers by path, and knows what it was asked. */
export interface RateServer extends AsyncDisposable {
  /** What lies at each path; null: the server fails. Its text is its ETag. */
  readonly files: Map<string, string | null>;
  /** Path and, where something is known already, `?`. */
  readonly asked: string[];
  readonly network: Network;
}

/** Every public host of the stand-in's network is this server. */
export async function startRateServer(): Promise<RateServer> {
  const files = new Map<string, string | null>();
  const asked: string[] = [];
  const server = await startStandIn((asking, reply) => {
    const path = asking.url ?? '';
    const known = asking.headers['if-none-match'];
    asked.push(known === undefined ? path : `${path}?`);
    const text = files.get(path) ?? null;
    const tag = `"${createHash('sha1')
      .update(text ?? '')
      .digest('hex')}"`;
    if (text === null) reply.writeHead(503).end();
    else if (known === tag) reply.writeHead(304).end();
    else reply.writeHead(200, { etag: tag }).end(text);
  });
  return { files, asked, network: networkTo(server.port), [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}
