import { ofetch, type FetchOptions } from 'ofetch';

/** Transient statuses worth a retry (the specification's list). */
const transient = [408, 409, 425, 429, 500, 502, 503, 504];

/** Marks a body that is not JSON. */
const noJson = Symbol('no JSON');

/** A read with one retry. Call it through `api-client.ts` only. */
export async function fetchAnswer(address: string, { responseType, ...options }: FetchOptions): Promise<unknown> {
  const answer: unknown = await ofetch(address, {
    ...options,
    method: 'GET',
    credentials: 'include',
    retry: 1,
    retryStatusCodes: transient,
    ...(responseType === undefined ? { parseResponse: readJson } : { responseType }),
  });
  if (answer === noJson) throw new SyntaxError(`${address} answered something else than JSON`);
  return answer;
}

/** Error bodies are parsed too; they may come from a proxy and not be JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return noJson;
  }
}
