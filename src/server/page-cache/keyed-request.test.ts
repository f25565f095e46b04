import { describe, expect, it } from 'vitest';
import { KeyedRequestMemo, type MemoizedRequest } from './keyed-request.ts';

const keyed: MemoizedRequest = {
  keyed: {
    request: { method: 'GET', path: '/japan', search: '', cookies: {}, acceptLanguage: null },
    keys: ['/japan'],
    coding: 'br',
  },
  logFields: '"method":"GET","path":"/japan"',
};

describe('KeyedRequestMemo', () => {
  it('finds a request under the same raw key', () => {
    const memo = new KeyedRequestMemo();
    memo.set('GET /japan', keyed);
    expect(memo.get('GET /japan')).toBe(keyed);
    expect(memo.get('GET /japan?')).toBeUndefined();
  });

  it('stays small when no raw key comes twice', () => {
    const memo = new KeyedRequestMemo();
    const rawKeys = Array.from({ length: 5_000 }, (_none, index) => `GET /japan\n\nbr\nid=${index}`);
    for (const each of rawKeys) memo.set(each, keyed);
    expect(rawKeys.filter((each) => memo.get(each) !== undefined).length).toBeLessThanOrEqual(1_000);
    expect(memo.get(rawKeys.at(-1) ?? '')).toBe(keyed);
    const long = 'x'.repeat(5_000);
    memo.set(long, keyed);
    expect(memo.get(long)).toBeUndefined();
  });
});
