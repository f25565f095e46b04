import { describe, expect, it } from 'vitest';
import { dataRank } from './data-rank.ts';

describe('dataRank', () => {
  it.each([
    ['unlimited', 3000, 7, Number.MAX_SAFE_INTEGER],
    ['payg', null, null, 0],
    ['total', 5000, 30, 5000],
    ['total', null, 30, 0],
    ['daily', 1000, 7, 7000],
    ['daily', 1000, null, 1000],
  ] as const)('of %s, %s MB, %s days is %s', (...[dataKind, dataMb, validityDays, rank]) => {
    expect(dataRank({ dataKind, dataMb, validityDays })).toBe(rank);
  });
});
