import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteCacheState } from '#server/http/log-requests.ts';
import type { PageAnswers, SharedText } from './page-answers.ts';
import type { PageSender } from './page-sender.ts';

/** Sends a text that is the same for everybody, from memory where it is right. */
export type SendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Pick<SharedText, 'write'> & { readonly type: string; readonly cacheControl: string },
) => Promise<FastifyReply | void>;

/** A query makes no other text: it is kept under the path alone, so that no query can fill memory. */
export function createTextSender(pages: PageAnswers, sender: PageSender): SendText {
  return async (request, reply, { write, type, cacheControl }) => {
    const [url = '/'] = request.originalUrl.split('?', 1);
    const headers = { 'content-type': type, 'cache-control': cacheControl };
    const found = await pages.text({ url, headers, write }, request.headers['accept-encoding']);
    if (found === null) return reply.callNotFound();
    noteCacheState(request.raw, found.state);
    sender.sendBehind(request.raw, reply, found);
    return reply;
  };
}
