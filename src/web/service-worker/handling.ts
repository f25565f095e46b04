/** What the worker does with a request. */
export type Handling =
  /** Network first, and kept; offline the kept copy with its age, else the offline page. */
  | 'page'
  /** The steps after a purchase: like a page, and kept for the trip. */
  | 'steps'
  /** Network only; offline the offline page. */
  | 'way-out'
  /** Network first, and kept; offline the kept copy. */
  | 'payload'
  /** API data for search and filters: like a payload. */
  | 'data'
  /** Content-hashed file: cache first. */
  | 'asset'
  /** Network first, and kept; offline the kept copy, else an empty picture. */
  | 'picture'
  /** Not handled by the worker. */
  | 'network';

export interface AskedFor {
  readonly method: string;
  readonly url: string;
  /** `navigate`: a document request. */
  readonly mode: string;
}

/** Never kept, with the exceptions below: forms, API calls, links to sellers. */
const unkept = /^\/(?:api|go|settings|reports|builds)(?:\/|$)/;
const data = /^\/api\/(?:countries|regions|currencies|destinations\/[^/]+\/plans)$/;
const pictures = /^\/(?:assets\/(?:pictures|flags|badges|maps)\/|favicon\.|icon-|apple-touch-icon)/;
const steps = /^\/(?:[a-z]{2}\/)?arrival$/;
/** Files of the build; not review screenshots, as a review may be removed. */
const hashed = /^\/assets\/[^/]+-[\w-]{7,8}\.\w+$/;

/** @param origin the site's own */
export function handlingOf({ method, url, mode }: AskedFor, origin: string): Handling {
  const address = new URL(url);
  if (address.origin !== origin) return 'network';
  const { pathname } = address;
  if (mode === 'navigate') {
    // Feeds and sitemaps may be opened as documents.
    if (/\.\w+$/.test(pathname)) return 'network';
    if (method !== 'GET' || unkept.test(pathname)) return 'way-out';
    return steps.test(pathname) ? 'steps' : 'page';
  }
  if (method !== 'GET') return 'network';
  if (data.test(pathname)) return 'data';
  if (unkept.test(pathname)) return 'network';
  if (pathname.endsWith('/_payload.json')) return 'payload';
  if (pictures.test(pathname)) return 'picture';
  return hashed.test(pathname) ? 'asset' : 'network';
}

interface Answered {
  readonly status: number;
  /** `basic`: same origin. */
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

const html = /^text\/html\b/;
const contentTypes: Readonly<Partial<Record<Handling | 'saved', RegExp>>> = {
  page: html,
  steps: html,
  saved: html,
  payload: /^application\/json\b/,
  data: /^application\/json\b/,
  asset: /^(?:text\/css|(?:text|application)\/javascript|font\/|application\/json)/,
  picture: /^(?:image\/|application\/json)/,
};

/** Whether a response may be kept: complete, same origin, no error, the expected type, and allowed by the server. */
export function isKeepable(handling: Handling | 'saved', { status, type, redirected, headers }: Answered): boolean {
  const expected = contentTypes[handling];
  if (expected === undefined || status !== 200 || type !== 'basic' || redirected) return false;
  if (/\bno-store\b/.test(headers.get('cache-control') ?? '')) return false;
  return expected.test(headers.get('content-type') ?? '');
}
