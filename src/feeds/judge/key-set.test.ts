import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeySet } from './key-set.ts';

describe('a set of keys', () => {
  it('knows what was added and nothing else', () => {
    const set = new KeySet();
    expect([set.add('a'), set.add('b'), set.add('a')]).toEqual([true, true, false]);
    expect([set.has('a'), set.has('b'), set.has('c'), set.has('')]).toEqual([true, true, false, false]);
    expect(set.size).toBe(2);
  });

  it('agrees with the set of the language', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 6 }), { maxLength: 200 }), (keys) => {
        const set = new KeySet();
        const known = new Set<string>();
        for (const key of keys) {
          expect(set.add(key)).toBe(!known.has(key));
          known.add(key);
        }
        expect(set.size).toBe(known.size);
        expect([...known].every((key) => set.has(key))).toBe(true);
      }),
    );
  });

  it('grows without losing a key', () => {
    const set = new KeySet();
    for (let number = 0; number < 20_000; number += 1) set.add(`key ${number}`);
    const found = Array.from({ length: 40_000 }, (_, number) => set.has(`key ${number}`));
    expect(set.size).toBe(20_000);
    expect(found.indexOf(false)).toBe(20_000);
    expect(found.lastIndexOf(true)).toBe(19_999);
  });
});
