/** What the worker does with a request. */
export type Handling =
  /** From the network and kept; without one the kept copy with its age, else the offline page. */
  | 'page'
  /** From the network; without one the offline page. */
  | 'way-out'
  /** From the network and kept; without one the kept copy. */
  | 'payload'
  /** What search and filters read of the catalogue: as a payload. */
  | 'data'
  /** Its name carries a hash of its content: the kept copy, else from the network and kept. */
  | 'asset'
  /** From the network and kept; without one the kept copy, else an empty picture. */
  | 'picture'
  /** None of the worker's business. */
  | 'network';

export interface AskedFor {
  readonly method: string;
  readonly url: string;
  /** `navigate`: a document is to be shown. */
  readonly mode: string;
}

/** Forms, calls, the way out to sellers: never kept, but for what follows. */
const unkept = /^\/(?:api|go|settings|reports|builds)(?:\/|$)/;
const data = /^\/api\/(?:countries|regions|currencies|destinations\/[^/]+\/plans)$/;
const pictures = /^\/(?:assets\/(?:pictures|flags|badges|maps)\/|favicon\.|icon-|apple-touch-icon)/;
/** Files of the build. Screenshots of reviews are not among them: a review may be taken down. */
const hashed = /^\/assets\/[^/]+-[\w-]{7,8}\.\w+$/;

/** @param origin the site's own */
export function handlingOf({ method, url, mode }: AskedFor, origin: string): Handling {
  const address = new URL(url);
  if (address.origin !== origin) return 'network';
  const { pathname } = address;
  if (mode === 'navigate') {
    // Feeds and sitemaps are files that happen to be opened.
    if (/\.\w+$/.test(pathname)) return 'network';
    return method !== 'GET' || unkept.test(pathname) ? 'way-out' : 'page';
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
  /** `basic`: of the site itself. */
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

const contentTypes: Readonly<Partial<Record<Handling | 'saved', RegExp>>> = {
  page: /^text\/html\b/,
  saved: /^text\/html\b/,
  payload: /^application\/json\b/,
  data: /^application\/json\b/,
  asset: /^(?:text\/css|(?:text|application)\/javascript|font\/|application\/json)/,
  picture: /^(?:image\/|application\/json)/,
};

/** Whether an answer may be kept: whole, the site's own, no error, what it should be, and not forbidden by the server. */
export function isKeepable(handling: Handling | 'saved', { status, type, redirected, headers }: Answered): boolean {
  const expected = contentTypes[handling];
  if (expected === undefined || status !== 200 || type !== 'basic' || redirected) return false;
  if (/\bno-store\b/.test(headers.get('cache-control') ?? '')) return false;
  return expected.test(headers.get('content-type') ?? '');
}
