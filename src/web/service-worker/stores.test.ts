import { describe, expect, it } from 'vitest';
import { entriesToDrop, storeName, storesToDelete } from './stores.ts';

const now = new Date('2026-11-20T12:00:00Z');
const entry = (url: string, keptAt: string) => ({ url, keptAt });

describe('entriesToDrop', () => {
  it('drops the oldest above the bound', () => {
    const entries = [
      entry('/b', '2026-11-19T00:00:00.000Z'),
      entry('/a', '2026-11-18T00:00:00.000Z'),
      entry('/c', '2026-11-20T00:00:00.000Z'),
    ];
    expect(entriesToDrop(entries, { most: 2, longest: 30 }, now)).toEqual(['/a']);
    expect(entriesToDrop(entries, { most: 3, longest: 30 }, now)).toEqual([]);
  });

  it('drops what is too old', () => {
    const entries = [entry('/a', '2026-11-10T11:59:59.000Z'), entry('/b', '2026-11-10T12:00:00.000Z')];
    expect(entriesToDrop(entries, { most: 9, longest: 10 }, now)).toEqual(['/a']);
  });
});

describe('storesToDelete', () => {
  it('names those of other builds, and none of anybody else', () => {
    const all = [storeName('page', 'a'), storeName('asset', 'a'), storeName('payload', 'a'), storeName('shell', 'a')];
    expect(storesToDelete([...all, 'somebody-1'], 'a')).toEqual([]);
    expect(storesToDelete([...all, 'roamchart-page-0', 'somebody-1'], 'b')).toEqual([
      'roamchart-payload-a',
      'roamchart-shell-a',
      'roamchart-page-0',
    ]);
  });
});
