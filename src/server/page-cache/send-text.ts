import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAnswers, SharedText } from './page-answers.ts';
import { replyCached } from './send-cached.ts';

/** Sends a text that is the same for every visitor, through the cache. */
export type SendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Pick<SharedText, 'write' | 'type'> & { readonly cacheControl: string },
) => Promise<FastifyReply | void>;

/** The cache key is the path alone, so that queries cannot fill the cache. */
export function createTextSender(pages: PageAnswers): SendText {
  return async (request, reply, { write, type, cacheControl }) => {
    const [path = '/'] = request.originalUrl.split('?', 1);
    const found = await pages.text({ key: path, type, write }, request.headers['accept-encoding']);
    if (found === null) return reply.callNotFound();
    return replyCached(reply.header('cache-control', cacheControl), found);
  };
}
