import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCachedAnswer } from '#tests/support/cached-answer-factory.ts';
import { createByteStore } from './byte-store.ts';
import { sizeOf, type CachedAnswer } from '#server/page-cache/cached-answer.ts';

const small = await makeCachedAnswer('a');
const one = sizeOf(small) + 2;

describe('createByteStore', () => {
  it('evicts the least recently used value, only when full', () => {
    const store = createByteStore<CachedAnswer>(one * 8, sizeOf);
    for (const key of 'abcdefgh') store.set(key, small);
    expect([store.size, store.calculatedSize]).toEqual([8, one * 8]);
    store.get('a');
    store.set('i', small);
    store.set('j', small);
    expect([...store.rkeys()].join('')).toBe('defghaij');
  });

  it('frees the bytes of a replaced value', async () => {
    const store = createByteStore<CachedAnswer>(one * 100, sizeOf);
    store.set('a', small);
    const longer = await makeCachedAnswer('abc');
    store.set('a', longer);
    expect([store.size, store.calculatedSize, store.get('a')]).toEqual([1, sizeOf(longer) + 2, longer]);
  });

  it('does not store a value that would evict everything else', async () => {
    const store = createByteStore<CachedAnswer>(one * 8, sizeOf);
    store.set('a', small);
    store.set('b', await makeCachedAnswer('x'.repeat(1000)));
    expect([...store.rkeys()]).toEqual(['a']);
  });

  it('stores nothing with capacity 0', () => {
    const store = createByteStore<CachedAnswer>(0, sizeOf);
    store.set('a', small);
    expect([store.size, store.calculatedSize]).toEqual([0, 0]);
  });

  it('counts its bytes and stays within them, for any operations', async () => {
    const answers = await Promise.all([1, 200, 900].map((length) => makeCachedAnswer('x'.repeat(length))));
    const steps = fc.array(fc.tuple(fc.constantFrom(...'abcdefghijklmnop'), fc.nat(3)), { maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(steps, (asked) => {
        const store = createByteStore<CachedAnswer>(one * 9, sizeOf);
        const model = new Map<string, CachedAnswer>();
        for (const [key, index] of asked) {
          const answer = answers[index];
          if (answer === undefined) {
            store.get(key);
            continue;
          }
          store.set(key, answer);
          model.set(key, answer);
        }
        const kept = [...store.rkeys()];
        const bytes = kept.reduce((sum, key) => sum + 2 + sizeOf(model.get(key) ?? small), 0);
        expect(store.calculatedSize).toBe(bytes);
        expect(store.calculatedSize).toBeLessThanOrEqual(store.maxSize);
      }),
    );
  });
});
