import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradiction } from './contradiction.ts';

type Told = Parameters<typeof contradiction>[0];

const plan: Told = { name: 'Italy 1 GB', dataWords: '1 GB', dataKind: 'total', dataMb: 1000, validityDays: 7 };

describe('a row that contradicts itself', () => {
  it.each<[Partial<Told>, string]>([
    [{ dataMb: 10_000, dataWords: '99 GB' }, 'data'],
    [{ dataMb: 1 }, 'data'],
    [{ dataMb: 1, dataWords: null }, 'data'],
    [{ dataKind: 'unlimited', dataMb: null }, 'data'],
    [{ dataWords: 'Unlimited', name: 'Italy' }, 'data'],
    [{ name: 'Italy 1 GB 30 Days' }, 'days'],
    [{ name: 'Italien 1 GB, 15 Tage' }, 'days'],
  ])('with %j is refused', (changes, field) => {
    expect(contradiction({ ...plan, ...changes })).toMatchObject({ reason: 'contradicts-itself', field });
  });

  it.each<Partial<Told>>([
    {},
    { dataMb: 1024 },
    { name: 'Italy 1 GB 7 Days' },
    { name: 'Italy 5G 1 GB' },
    { name: 'Italy 500 MB a day', dataWords: '500 MB', dataKind: 'daily', dataMb: 500 },
    { name: 'Italy 7 GB', dataWords: '1 GB/day', dataKind: 'daily' },
    { name: 'Italy Unlimited', dataWords: '2 GB', dataKind: 'unlimited', dataMb: null },
    { name: 'Italy', dataWords: null },
    { name: { en: 'Italy 9 GB' }, dataWords: null },
    { dataKind: 'payg', dataMb: null },
  ])('is none with %j', (changes) => {
    expect(contradiction({ ...plan, ...changes })).toBeNull();
  });

  it('is none whose words are made of its fields', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 365 }), (gigabytes, days) => {
        const words = `${gigabytes} GB`;
        const told = { ...plan, name: `Italy ${words} ${days} days`, dataWords: words, dataMb: gigabytes * 1000 };
        expect(contradiction({ ...told, validityDays: days })).toBeNull();
        expect(contradiction({ ...told, validityDays: days, dataMb: gigabytes })).not.toBeNull();
      }),
    );
  });
});
