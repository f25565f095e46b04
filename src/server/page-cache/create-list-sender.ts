import type { SendList } from '#api/send-list.ts';
import { addVary } from '#server/http/encode-answers.ts';
import { matchesTag } from '#server/http/entity-tag.ts';
import { noteCacheState } from '#server/http/log-requests.ts';
import type { PageAnswers } from './page-answers.ts';

const type = 'application/json; charset=utf-8';

/**
 * Caches lists of the API beside the pages. They go through the server's hooks, which count calls and handle CORS:
 * their keys are not URLs, so the fast path never finds them.
 */
export function createListSender(pages: PageAnswers): SendList {
  return async (request, reply, { name, asked, write }) => {
    const key = `${name} ${JSON.stringify(asked)}`;
    const text = async (context: Parameters<typeof write>[0]): Promise<string> => JSON.stringify(await write(context));
    const found = await pages.text(
      { url: key, headers: { 'content-type': type }, write: text },
      request.headers['accept-encoding'],
    );
    if (found === null) throw new Error(`The list ${key} is always written.`);
    const { answer, coding, state } = found;
    noteCacheState(request.raw, state);
    reply.header('etag', answer.tag);
    if (answer.isCompressed) addVary(reply, 'Accept-Encoding');
    if (matchesTag(request.headers['if-none-match'], answer.tag)) {
      await reply.code(304).send();
      return;
    }
    if (coding !== null) reply.header('content-encoding', coding);
    await reply.type(type).send(answer.bodies.get(coding));
  };
}
