import type { SendList } from '#api/send-list.ts';
import type { PageAnswers } from './page-answers.ts';
import { replyCached } from './send-cached.ts';

const type = 'application/json; charset=utf-8';

/** Caches lists of the API beside the pages. Their keys are not URLs, so no page is found under them. */
export function createListSender(pages: PageAnswers): SendList {
  return async (request, reply, { name, asked, write }) => {
    const key = `${name} ${JSON.stringify(asked)}`;
    const text = async (context: Parameters<typeof write>[0]): Promise<string> => JSON.stringify(await write(context));
    const found = await pages.text({ key, type, write: text }, request.headers['accept-encoding']);
    if (found === null) throw new Error(`The list ${key} is always written.`);
    replyCached(reply, found);
  };
}
