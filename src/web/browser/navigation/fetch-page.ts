import type { Messages } from '#i18n/messages/en.ts';
import { isOwnBuild, payloadAddress } from '#web/browser/load-payload.ts';
import { buildErrorPayload } from '#web/error-payload.ts';
import { loadParts } from '#web/components/page/lazy-component.tsx';
import { pageFiles } from '#web/page-files.ts';
import type { PagePayload } from '#web/page-payload.ts';
import type { PageName, PageView } from '#web/page-view.ts';
import type { ShellData } from '#web/shell-data.ts';

/** Everything that a page is shown from. */
export interface FetchedPage {
  /** Path and query at which it lies, which redirects may have changed. */
  readonly address: string;
  readonly payload: PagePayload;
  readonly view: PageView;
}

interface FetchOptions {
  /** The page that is expected, so that its code is loaded while the payload is on its way. */
  readonly expected: PageName;
  readonly signal: AbortSignal;
  readonly isAhead: boolean;
  /** The payload is the same for everybody, so that the browser's copy will do. */
  readonly isPrerendered: boolean;
  /** What an error page is drawn from that the server could not make. */
  readonly shell: ShellData;
  readonly messages: Messages;
}

/**
 * Fetches payload and code of a page side by side. An answer that is an error is its error page.
 * @returns null when there is no answer, or none that is a page of this build in the language that is shown
 * @throws when the code cannot be loaded
 */
export async function fetchPage(url: URL, options: FetchOptions): Promise<FetchedPage | null> {
  // Both are waited for, so that the caller answers for a failure of either.
  const [found, code] = await Promise.allSettled([fetchPayload(url, options), loadCode(options.expected)]);
  if (code.status === 'rejected') throw code.reason;
  if (found.status === 'rejected' || found.value?.payload.shell.locale !== options.shell.locale) return null;
  const { page } = found.value.payload.content;
  return { ...found.value, view: page === options.expected ? code.value : await loadCode(page) };
}

/** Everything that a page is drawn with here, where no HTML of the server's stands in for what is missing. */
async function loadCode(page: PageName): Promise<PageView> {
  const view = await pageFiles[page].view();
  await loadParts();
  return view;
}

async function fetchPayload(url: URL, options: FetchOptions): Promise<Omit<FetchedPage, 'view'> | null> {
  const { signal, isAhead, isPrerendered } = options;
  try {
    const answer = await fetch(payloadAddress(url), {
      signal,
      cache: isPrerendered ? 'default' : 'no-cache',
      priority: isAhead ? 'low' : 'high',
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
  // The texts of errors are among what is not here from the start.
  await loadParts();
  return buildErrorPayload({ shell: { ...shell, path: '/' }, messages, status, path, requestId: null });
}

/** The inverse of `payloadAddress`. */
export function addressOfPayload({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return (pathname.replace(/\/_payload\.json$/, '') || '/') + search;
}
