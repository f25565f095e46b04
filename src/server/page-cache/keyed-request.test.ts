import { describe, expect, it } from 'vitest';
import { createRequestCache, type MemoizedRequest } from './keyed-request.ts';

const keyed: MemoizedRequest = {
  keyed: {
    request: { method: 'GET', path: '/japan', search: '', cookies: {}, acceptLanguage: null },
    keys: ['/japan'],
    coding: 'br',
  },
  logFields: '"method":"GET","path":"/japan"',
};

describe('createRequestCache', () => {
  it('finds a request under the same raw key', () => {
    const cache = createRequestCache();
    cache.set('GET /japan', keyed);
    expect(cache.get('GET /japan')).toBe(keyed);
    expect(cache.get('GET /japan?')).toBeUndefined();
  });

  it('stays small when no raw key comes twice', () => {
    const cache = createRequestCache();
    const rawKeys = Array.from({ length: 5_000 }, (_none, index) => `GET /japan\n\nbr\nid=${index}`);
    for (const each of rawKeys) cache.set(each, keyed);
    expect(rawKeys.filter((each) => cache.get(each) !== undefined).length).toBeLessThanOrEqual(1_000);
    expect(cache.get(rawKeys.at(-1) ?? '')).toBe(keyed);
    const long = 'x'.repeat(5_000);
    cache.set(long, keyed);
    expect(cache.get(long)).toBeUndefined();
  });
});
