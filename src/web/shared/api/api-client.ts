import { defaultApiBase } from '#domain/kernel/api-base.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/kernel/locale.ts';

export interface ApiCall {
  /** Default: the language of the page. */
  readonly locale?: Locale;
  readonly query?: Readonly<Record<string, string>>;
  /** Default: GET. */
  readonly method?: 'POST';
  /** An object is sent as JSON, a form as multipart. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
  readonly priority?: RequestPriority;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

/** Base address of the API, from the document. */
function apiBase(): string {
  return (typeof document === 'undefined' ? undefined : document.documentElement.dataset['api']) ?? defaultApiBase;
}

function pageLocale(): Locale {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLocale(lang) ? lang : defaultLocale;
}

/**
 * Calls the site's API with credentials and language. Reads are retried once after a transient failure, writes never; the
 * retry code is loaded with the first read. Rejects with `status` and `data` of an error response, if there was one.
 * @param path below the base, with or without a query
 */
export async function callApi<Answer>(path: string, call: ApiCall = {}): Promise<Answer> {
  const address = apiBase() + path;
  const send = call.method === 'POST' ? sendOnce : (await import('./api-fetch.ts')).fetchAnswer;
  return (await send(address, completed(call))) as Answer;
}

async function sendOnce(address: string, { query, body, headers, ...call }: CompletedCall): Promise<unknown> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(`${address}?${new URLSearchParams(query)}`, {
    ...call,
    credentials: 'include',
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok)
    throw Object.assign(new Error(`${address} answered ${answer.status}`), {
      status: answer.status,
      data: readRefusal(text),
    });
  return text === '' ? undefined : JSON.parse(text);
}

/** Error responses may come from a proxy and not be JSON. */
function readRefusal(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Prefetches a response into the HTTP cache. */
export async function warmApi(path: string, call: ApiCall = {}): Promise<void> {
  const { fetchAnswer } = await import('./api-fetch.ts');
  await fetchAnswer(apiBase() + path, { ...completed(call), responseType: 'blob' });
}

type CompletedCall = Omit<ApiCall, 'locale' | 'query'> & { readonly query: Readonly<Record<string, string>> };

function completed({ locale = pageLocale(), query = {}, ...rest }: ApiCall): CompletedCall {
  return { ...rest, query: { locale, ...query } };
}

/** The status of a failed call; null: no response. */
export function statusOf(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' ? status : null;
}
