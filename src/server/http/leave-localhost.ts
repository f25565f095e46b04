import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * While the desk is at `localhost`, the public site is at 127.0.0.1 alone: browsers share cookies between the ports of
 * one name. Stands in front of everything, pages in memory too. What is not a visit is refused.
 */
export function leaveLocalhost({ server }: FastifyInstance, deskOrigin: string): void {
  if (new URL(deskOrigin).hostname !== 'localhost') return;
  const listeners = server.listeners('request');
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { host = '', 'x-forwarded-host': forwarded } = request.headers;
    const named = /^localhost(?<port>:\d{1,5})?$/i.exec(host);
    if (named === null || forwarded !== undefined) {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      return;
    }
    const isVisit = request.method === 'GET' || request.method === 'HEAD';
    // Two leading slashes would name another host.
    const path = (request.url ?? '/').replace(/^\/+/, '/');
    response.writeHead(isVisit ? 302 : 403, {
      'cache-control': 'no-store',
      ...(isVisit && { location: `http://127.0.0.1${named.groups?.['port'] ?? ''}${path}` }),
    });
    response.end();
  });
}
