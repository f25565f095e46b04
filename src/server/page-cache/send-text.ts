import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteCacheState } from '#server/http/log-requests.ts';
import type { PageAnswers, SharedText } from './page-answers.ts';
import type { PageSender } from './page-sender.ts';

/** Sends a text that is the same for every visitor, through the cache. */
export type SendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Pick<SharedText, 'write'> & { readonly type: string; readonly cacheControl: string },
) => Promise<FastifyReply | void>;

/** The cache key is the path alone, so that queries cannot fill the cache. */
export function createTextSender(pages: PageAnswers, sender: PageSender): SendText {
  return async (request, reply, { write, type, cacheControl }) => {
    const [url = '/'] = request.originalUrl.split('?', 1);
    const headers = { 'content-type': type, 'cache-control': cacheControl };
    const found = await pages.text({ url, headers, write }, request.headers['accept-encoding']);
    if (found === null) return reply.callNotFound();
    noteCacheState(request.raw, found.state);
    sender.sendFromRoute(request.raw, reply, found);
    return reply;
  };
}
