import { beforeEach, describe, expect, it } from 'vitest';
import { createKeeper } from './keep.ts';
import { bounds } from './stores.ts';

const origin = 'https://esim.example';

/** A fake of the used part of `CacheStorage`. */
function createStores(): CacheStorage & { readonly content: Map<string, Map<string, Response>> } {
  const content = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const open = async (name: string) => {
    const entries = content.get(name) ?? new Map<string, Response>();
    content.set(name, entries);
    return {
      put: async (request: RequestInfo | URL, answer: Response) => void entries.set(keyOf(request), answer),
      match: async (request: RequestInfo | URL) => entries.get(keyOf(request))?.clone(),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => entries.delete(keyOf(request)),
    } as unknown as Cache;
  };
  const stores = {
    content,
    open,
    keys: async () => [...content.keys()],
    delete: async (name: string) => content.delete(name),
  };
  return stores as unknown as CacheStorage & { readonly content: Map<string, Map<string, Response>> };
}

function answer(body: string, type = 'text/html'): Response {
  const made = new Response(body, { headers: { 'content-type': type, vary: 'Cookie' } });
  Object.defineProperty(made, 'type', { value: 'basic' });
  return made;
}

let stores = createStores();
let time = new Date('2026-11-20T10:00:00Z');
const keeper = (build = 'a') => createKeeper(stores, build, () => time);
beforeEach(() => {
  stores = createStores();
  time = new Date('2026-11-20T10:00:00Z');
});

describe('the keeper', () => {
  it('keeps a page with its time and title, whatever fragment was asked for', async () => {
    await keeper().keep('page', `${origin}/japan?days=5#plans`, answer('<title>Japan · Roamchart</title>'));
    const kept = await keeper().read('page', `${origin}/japan?days=5`);
    expect([kept?.text, kept?.keptAt]).toEqual(['<title>Japan · Roamchart</title>', '2026-11-20T10:00:00.000Z']);
    expect(await keeper().pages()).toEqual([{ address: '/japan?days=5', title: 'Japan' }]);
    expect(await keeper().read('page', `${origin}/japan`)).toBeNull();
  });

  it('keeps no error', async () => {
    const missing = answer('missing');
    Object.defineProperty(missing, 'status', { value: 404 });
    await keeper().keep('page', `${origin}/nothing`, missing);
    expect(await keeper().pages()).toEqual([]);
  });

  it('keeps no more than there is room for, the last ones', async () => {
    for (let index = 0; index <= bounds.data.most; index += 1) {
      time = new Date(time.getTime() + 1000);
      await keeper().keep('data', `${origin}/api/destinations/${index}/plans`, answer('{}', 'application/json'));
    }
    expect(await keeper().find('data', `${origin}/api/destinations/0/plans`)).toBeNull();
    expect(await keeper().find('data', `${origin}/api/destinations/1/plans`)).not.toBeNull();
  });

  it('goes on where the device has no room', async () => {
    const full = { ...stores, open: () => Promise.reject(new Error('QuotaExceededError')) };
    const keeping = createKeeper(full, 'a', () => time).keep('page', `${origin}/japan`, answer('x'));
    await expect(keeping).resolves.toBeUndefined();
  });

  it('lets a new build keep the pages, but nothing that its scripts cannot read', async () => {
    await keeper('a').keep('page', `${origin}/japan`, answer('page'));
    await keeper('a').keep('payload', `${origin}/japan/_payload.json`, answer('{}', 'application/json'));
    await keeper('b').tidy();
    expect(await keeper('b').find('page', `${origin}/japan`)).not.toBeNull();
    expect(await keeper('b').find('payload', `${origin}/japan/_payload.json`)).toBeNull();
    expect([...stores.content.keys()].filter((name) => name.endsWith('-a'))).toEqual([]);
  });

  it('forgets what is too old when it tidies', async () => {
    await keeper().keep('page', `${origin}/japan`, answer('page'));
    time = new Date('2026-12-25T10:00:00Z');
    await keeper().tidy();
    expect(await keeper().pages()).toEqual([]);
  });

  it('installs nothing but whole answers', async () => {
    const failed = new Response('', { status: 500 });
    await expect(keeper().keepForShell('/offline', failed)).rejects.toThrow('/offline answered 500');
    await keeper().keepForShell('/offline', answer('offline'));
    const shown = await keeper().readFromShell('/offline');
    expect([shown?.text, shown?.headers.get('content-type')]).toEqual(['offline', 'text/html']);
    expect(await keeper().readFromShell('/ja/offline')).toBeNull();
  });
});
