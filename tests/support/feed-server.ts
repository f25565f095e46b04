import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Network } from '#download/network.ts';
import { startStandIn } from './stand-in-server.ts';

type Answer = (asking: IncomingMessage, reply: ServerResponse) => void;

/** A stand-in for a provider with scripted responses, which records its requests. */
export interface FeedServer extends AsyncDisposable {
  /** What it does with the next requests. */
  answer: Answer;
  /** Path and headers of each request. */
  readonly asked: { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  /** Every host leads to it, except `inside.example`, which has a private address. */
  readonly network: Network;
  /** For `networkTo` in another process. */
  readonly port: string;
}

/** Sends a text with its length as ETag, and 304 to conditional requests. */
export function file(text: string): Answer {
  const etag = `"${text.length}"`;
  return (asking, reply) => {
    if (asking.headers['if-none-match'] === etag) reply.writeHead(304).end();
    else reply.writeHead(200, { etag }).end(text);
  };
}

/** @param port of a server on this machine that every public host leads to */
export function networkTo(port: string): Network {
  return {
    addressesOf: async (host) => [host === 'inside.example' ? '10.0.0.8' : '127.0.0.1'],
    mayConnect: (address) => address === '127.0.0.1',
    request: (url, options) =>
      request(`http://${url.hostname}:${port}${url.pathname}${url.search}`, { ...options, agent: false }),
  };
}

export async function startFeedServer(): Promise<FeedServer> {
  const asked: FeedServer['asked'] = [];
  const server = await startStandIn((asking, reply) => {
    asked.push({ path: asking.url ?? '', headers: asking.headers });
    started.answer(asking, reply);
  });
  const started: FeedServer = {
    answer: (_asking, reply) => reply.writeHead(503).end(),
    asked,
    network: networkTo(server.port),
    port: server.port,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
  return started;
}
