import { ofetch, type FetchOptions } from 'ofetch';

/** What may be better a moment later (the specification's list). */
const passing = [408, 409, 425, 429, 500, 502, 503, 504];

/** Stands for a body that is no JSON. */
const noJson = Symbol('no JSON');

/** A read, tried twice. Apart from `api-client.ts`, which loads it, nobody calls it. */
export async function fetchAnswer(address: string, { responseType, ...options }: FetchOptions): Promise<unknown> {
  const answer: unknown = await ofetch(address, {
    ...options,
    method: 'GET',
    credentials: 'include',
    retry: 1,
    retryStatusCodes: passing,
    ...(responseType === undefined ? { parseResponse: readJson } : { responseType }),
  });
  if (answer === noJson) throw new SyntaxError(`${address} answered something else than JSON`);
  return answer;
}

/** Refusals are read too, and not all of them come from the site itself. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return noJson;
  }
}
