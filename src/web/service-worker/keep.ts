import { isKeepable } from './handling.ts';
import { bounds, entriesToDrop, keptKinds, storeName, storesToDelete, type KeptEntry } from './stores.ts';
import { titleOf, type KeptPage } from './write-documents.ts';

const keptAtHeader = 'x-kept-at';
const titleHeader = 'x-kept-title';

type Kind = keyof typeof bounds;

/** Kinds of documents. */
export const documents: readonly Kind[] = ['page', 'steps', 'saved'];

interface ShellDocument {
  readonly text: string;
  /** Its content security policy among them. */
  readonly headers: Headers;
}

interface KeptText extends ShellDocument {
  /** ISO 8601 in UTC. */
  readonly keptAt: string;
}

/** The worker's caches. Never rejects when storage is full: the response is then not kept. */
export interface Keeper {
  /** Keeps a response if allowed; consumes it, so pass a clone. */
  readonly keep: (kind: Kind, url: string, answer: Response) => Promise<void>;
  readonly find: (kind: Kind, url: string) => Promise<Response | null>;
  readonly read: (kind: Kind, url: string) => Promise<KeptText | null>;
  /** The kept pages, last visited first, then steps after purchases, then pages that were only saved. */
  readonly pages: () => Promise<readonly KeptPage[]>;
  readonly keepForShell: (path: string, answer: Response) => Promise<void>;
  readonly readFromShell: (path: string) => Promise<ShellDocument | null>;
  /** Deletes caches of other builds and expired entries. */
  readonly tidy: () => Promise<void>;
}

/** @param build of the worker */
export function createKeeper(caches: CacheStorage, build: string, now: () => Date): Keeper {
  const open = (kind: Kind | 'shell'): Promise<Cache> => caches.open(storeName(kind, build));
  // Responses vary by cookie; the latest one is right for this browser.
  const find = async (kind: Kind, url: string): Promise<Response | null> =>
    (await (await open(kind)).match(withoutFragment(url), { ignoreVary: true })) ?? null;
  return {
    keep: async (kind, url, answer) => {
      if (!isKeepable(kind, answer)) return;
      try {
        const store = await open(kind);
        await store.put(withoutFragment(url), await stamp(kind, answer, now()));
        // Trim only above the limit: reading all entries is expensive.
        if ((await store.keys()).length > bounds[kind].most) await trim(store, kind, now());
      } catch {
        // Storage is full or blocked.
      }
    },
    find,
    read: async (kind, url) => {
      const answer = await find(kind, url);
      const keptAt = answer?.headers.get(keptAtHeader) ?? null;
      return answer === null || keptAt === null ? null : { text: await answer.text(), keptAt, headers: answer.headers };
    },
    pages: async () => {
      const lists = await Promise.all(documents.map(async (kind) => listPages(await open(kind))));
      return lists.flat().filter(({ address }, at, all) => all.findIndex((each) => each.address === address) === at);
    },
    keepForShell: async (path, answer) => {
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await (await open('shell')).put(path, answer);
    },
    readFromShell: async (path) => {
      const answer = await (await open('shell')).match(path, { ignoreVary: true });
      return answer === undefined ? null : { text: await answer.text(), headers: answer.headers };
    },
    tidy: async () => {
      const old = storesToDelete(await caches.keys(), build);
      await Promise.all(old.map((name) => caches.delete(name)));
      await Promise.all(keptKinds.map(async (kind) => trim(await open(kind), kind, now())));
    },
  };
}

function withoutFragment(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

/** A copy with its time and, for a page, its title. */
async function stamp(kind: Kind, answer: Response, now: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(keptAtHeader, now.toISOString());
  if (!documents.includes(kind)) return new Response(answer.body, { status: 200, headers });
  const html = await answer.text();
  headers.set(titleHeader, encodeURIComponent(titleOf(html)));
  return new Response(html, { status: 200, headers });
}

async function trim(store: Cache, kind: Kind, now: Date): Promise<void> {
  const dropped = entriesToDrop(await listEntries(store), bounds[kind], now);
  await Promise.all(dropped.map((url) => store.delete(url, { ignoreVary: true })));
}

async function listEntries(store: Cache): Promise<readonly (KeptEntry & { readonly answer: Response })[]> {
  const requests = await store.keys();
  const found = await Promise.all(
    requests.map(async ({ url }) => {
      const answer = await store.match(url, { ignoreVary: true });
      return answer === undefined ? [] : [{ url, keptAt: answer.headers.get(keptAtHeader) ?? '', answer }];
    }),
  );
  return found.flat();
}

async function listPages(store: Cache): Promise<readonly KeptPage[]> {
  const entries = (await listEntries(store)).toSorted((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  return entries.map(({ url, answer }) => {
    const { pathname, search } = new URL(url);
    return { address: pathname + search, title: decodeURIComponent(answer.headers.get(titleHeader) ?? '') || pathname };
  });
}
