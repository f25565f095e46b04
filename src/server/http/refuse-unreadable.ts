import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Log } from '#runtime/services/log.ts';

const sentences = {
  400: 'This is no HTTP request that can be read.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  431: 'The address and the headers of the request are too large.',
} as const;

type Status = keyof typeof sentences;

const statuses: Readonly<Record<string, Status>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers requests that Node's parser rejects, which no hook or route sees. `Connection: close`: the client must not
 * reuse the connection.
 */
export function refuseUnreadable(log: Pick<Log, 'debug'>, { code }: ConnectionError, socket: Socket): void {
  log.debug({ code }, 'a request could not be read to its end');
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[code] ?? 400;
  const body = `${sentences[status]}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
