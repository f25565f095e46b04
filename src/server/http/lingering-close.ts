import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { serverLimits } from './server-limits.ts';

/** How much of a refused body is read before the connection is closed. */
interface LingeringCloseLimit {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Lingering close (RFC 9112, section 9.6). Many clients read the answer only after they have sent everything, and
 * closing a connection with unread bytes resets it and loses the answer. So the answer is sent at once, the rest of the
 * body is discarded, and then the connection ends. Register it after all other hooks that change answers.
 */
export function addLingeringClose(
  app: FastifyInstance,
  limit: LingeringCloseLimit = serverLimits.lingeringClose,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || !isArriving(request.raw)) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    // A body that breaks off ends the answer early; Fastify would go on to parse that body and answer a second time.
    reply.raw.once('close', () => reply.hijack());
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload));
    return Readable.from(answerAndWait(payload, discardBody(request.raw, limit)));
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

/** Resolves when the body has ended, the client is gone, or the limit is reached. */
function discardBody(body: IncomingMessage, { bytes, ms }: LingeringCloseLimit): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let size = 0;
  body.on('data', (piece: Uint8Array) => {
    size += piece.length;
    if (size > bytes) resolve();
  });
  for (const end of ['end', 'close', 'error']) body.once(end, () => resolve());
  // A parser that has stopped reading would hold the rest back.
  body.unpipe().resume();
  const timer = setTimeout(resolve, ms);
  void promise.then(() => clearTimeout(timer));
  return promise;
}
