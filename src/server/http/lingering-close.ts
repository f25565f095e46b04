import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { serverLimits } from './server-limits.ts';

/** How much of a body that was refused is read before the connection is closed. */
interface LingeringCloseLimit {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Lets those read why they are refused whose body has not arrived yet. Many clients read only after they have sent
 * everything, and a connection that is closed while bytes wait to be read is reset, with the answer in it (RFC 9112,
 * section 9.6). So the answer goes out at once, the rest of the body is thrown away, and then the connection ends. To be
 * called after everything else that changes answers.
 */
export function addLingeringClose(
  app: FastifyInstance,
  limit: LingeringCloseLimit = serverLimits.lingeringClose,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || !isArriving(request.raw)) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload));
    return Readable.from(answerAndWait(payload, throwAway(request.raw, limit)));
  });
}

function isArriving({ headers, readableEnded, destroyed }: IncomingMessage): boolean {
  const hasBody = Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
  return hasBody && !readableEnded && !destroyed;
}

async function* answerAndWait(answer: string | Buffer, end: Promise<void>): AsyncGenerator<string | Buffer> {
  yield answer;
  await end;
}

/** Resolves when the body has ended, its sender is gone, or the limit is reached. */
function throwAway(body: IncomingMessage, { bytes, ms }: LingeringCloseLimit): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let size = 0;
  body.on('data', (piece: Uint8Array) => {
    size += piece.length;
    if (size > bytes) resolve();
  });
  for (const end of ['end', 'close', 'error']) body.once(end, () => resolve());
  // A parser that has seen enough takes no more, and would hold the rest back.
  body.unpipe().resume();
  const timer = setTimeout(resolve, ms);
  void promise.then(() => clearTimeout(timer));
  return promise;
}
