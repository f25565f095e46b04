import type { Messages } from '#i18n/messages/en.ts';
import { isOwnBuild, payloadAddress } from '#web/browser/load-payload.ts';
import { loadView } from '#web/browser/load-view.ts';
import { buildErrorPayload } from '#web/pages/error-payload.ts';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import type { PagePayload } from '#web/pages/page-payload.ts';
import type { PageView } from '#web/shared/definition/page-view.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';

/** Everything a page is rendered from. */
export interface FetchedPage {
  /** Path and query after redirects. */
  readonly address: string;
  readonly payload: PagePayload;
  readonly view: PageView;
}

interface FetchOptions {
  /** The expected page: its code is loaded in parallel with the payload. */
  readonly expected: string;
  readonly signal: AbortSignal;
  readonly isPrefetch: boolean;
  /** The payload is the same for every visitor, so the HTTP cache may answer. */
  readonly isPrerendered: boolean;
  /** For an error page that the server did not send. */
  readonly shell: ShellData;
  readonly messages: Messages;
}

/**
 * Fetches a page's payload and code in parallel. An error response becomes its error page.
 * @returns null without a response, or when it is not a page of this build in the shown language
 * @throws when the code cannot be loaded
 */
export async function fetchPage(url: URL, options: FetchOptions): Promise<FetchedPage | null> {
  // Wait for both, so that a failure of either reaches the caller.
  const [found, code] = await Promise.allSettled([fetchPayload(url, options), loadCode(options.expected)]);
  if (code.status === 'rejected') throw code.reason;
  if (found.status === 'rejected' || found.value?.payload.shell.locale !== options.shell.locale) return null;
  const { page } = found.value.payload.content;
  return { ...found.value, view: page === options.expected ? code.value : await loadCode(page) };
}

/** A page's code with its lazy components: there is no server HTML to keep in their place. */
async function loadCode(page: string): Promise<PageView> {
  const view = await loadView(page);
  await loadLazyComponents();
  return view;
}

async function fetchPayload(url: URL, options: FetchOptions): Promise<Omit<FetchedPage, 'view'> | null> {
  const { signal, isPrefetch, isPrerendered } = options;
  try {
    const answer = await fetch(payloadAddress(url), {
      signal,
      cache: isPrerendered ? 'default' : 'no-cache',
      priority: isPrefetch ? 'low' : 'high',
    });
    if (!isOwnBuild(answer)) return null;
    const payload = await readPayload(answer, url, options);
    const address = answer.redirected ? addressOfPayload(new URL(answer.url)) : url.pathname + url.search;
    return payload === null ? null : { payload, address };
  } catch {
    return null;
  }
}

async function readPayload(answer: Response, url: URL, { shell, messages }: FetchOptions): Promise<PagePayload | null> {
  const body = (await answer.json().catch(() => null)) as Partial<PagePayload> | null;
  if (body?.content !== undefined) return body as PagePayload;
  if (answer.ok) return null;
  const status = answer.status >= 500 || answer.status === 429 ? answer.status : 404;
  const path = decodeURI(url.pathname);
  // The messages of error pages are loaded with the lazy dependencies.
  await loadLazyComponents();
  return buildErrorPayload({
    shell: { ...shell, path: '/', section: null, hidesSearch: false },
    messages,
    status,
    path,
    requestId: null,
  });
}

/** The inverse of `payloadAddress`. */
export function addressOfPayload({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return (pathname.replace(/\/_payload\.json$/, '') || '/') + search;
}
