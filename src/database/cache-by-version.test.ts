import { describe, expect, it } from 'vitest';
import { cacheByVersion } from './cache-by-version.ts';

/** Versions that a test raises. */
function makeVersions() {
  const numbers = { catalogue: 1, rates: 1 };
  const versions = { read: async () => ({ text: '', of: (name: string) => Number(Reflect.get(numbers, name)) }) };
  return { numbers, versions };
}

/** A cache over lists of ten entries each; `reads` records the reads. */
function openCache({ capacity }: { readonly capacity: number }) {
  const { numbers, versions } = makeVersions();
  const reads: string[] = [];
  const read = async (name: string) => {
    reads.push(name);
    return { name, entries: Array.from({ length: 10 }) };
  };
  const shareOf = ({ entries }: Awaited<ReturnType<typeof read>>) => entries.length / capacity;
  return { numbers, reads, get: cacheByVersion(read, { versions, names: ['catalogue', 'rates'], shareOf }) };
}

describe('cacheByVersion', () => {
  it('gives the very same object until one of its versions rises', async () => {
    const { get, reads, numbers } = openCache({ capacity: 100 });
    const first = await get('DE');
    expect(await get('DE')).toBe(first);
    numbers.catalogue += 1;
    const second = await get('DE');
    expect(second).not.toBe(first);
    numbers.rates += 1;
    expect(await get('DE')).not.toBe(second);
    expect(reads).toEqual(['DE', 'DE', 'DE']);
  });

  it('reads once for calls with equal arguments that come together', async () => {
    const { versions } = makeVersions();
    let reads = 0;
    const get = cacheByVersion(async (_query: { readonly id: number }) => (reads += 1), {
      versions,
      names: ['catalogue'],
      most: 2,
    });
    expect(await Promise.all([get({ id: 1 }), get({ id: 1 }), get({ id: 2 })])).toEqual([1, 1, 2]);
  });

  it('drops what was asked for longest ago when it is full', async () => {
    const { get, reads } = openCache({ capacity: 20 });
    for (const name of ['DE', 'FR', 'DE', 'IT', 'DE']) await get(name);
    expect(reads).toEqual(['DE', 'FR', 'IT']);
    await get('FR');
    expect(reads).toEqual(['DE', 'FR', 'IT', 'FR']);
  });

  it('keeps the last value however large it is', async () => {
    const { get, reads } = openCache({ capacity: 5 });
    for (const name of ['JP', 'JP']) await get(name);
    expect(reads).toEqual(['JP']);
  });

  it('hands on a failure to all who wait, and reads again for the next', async () => {
    let isBroken = true;
    const get = cacheByVersion(
      async () => {
        if (isBroken) throw new Error('the disk is gone');
        return 'back';
      },
      { versions: makeVersions().versions, names: ['catalogue'] },
    );
    const waiting = await Promise.allSettled([get(), get()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await get()).toBe('back');
  });

  it('does not keep what was read for an older version', async () => {
    const { numbers, versions } = makeVersions();
    const { promise, resolve } = Promise.withResolvers<void>();
    let reads = 0;
    const get = cacheByVersion(
      async () => {
        const turn = (reads += 1);
        if (turn === 1) await promise;
        return { turn };
      },
      { versions, names: ['catalogue'] },
    );
    const old = get();
    await Promise.resolve();
    await Promise.resolve();
    numbers.catalogue += 1;
    const current = await get();
    resolve();
    expect([await old, current]).toEqual([{ turn: 1 }, { turn: 2 }]);
    expect(await get()).toBe(current);
  });
});
