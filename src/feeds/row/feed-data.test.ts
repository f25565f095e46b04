import { describe, expect, it } from 'vitest';
import { readDays, readMegabytes } from './feed-data.ts';

describe('the days of a row', () => {
  it('are read or refused by the field they lie in', () => {
    expect(readDays('30', 'duration')).toEqual({ ok: true, value: 30 });
    expect(readDays(0, 'duration')).toEqual({
      ok: false,
      reason: { reason: 'bad-validity', field: 'duration', value: '0' },
    });
  });
});

describe('the megabytes of a row', () => {
  it.each([
    [1, 1],
    [0.5, 1],
    [1499.6, 1500],
    [100_000_000, 100_000_000],
  ])('%d are %d', (stated, megabytes) => {
    expect(readMegabytes(stated, 'amount', stated)).toEqual({ ok: true, value: megabytes });
  });

  it.each([[0], [0.4], [-1], [100_000_001], [Number.NaN], [Number.POSITIVE_INFINITY]])('%d are refused', (stated) => {
    expect(readMegabytes(stated, 'amount', 'as it stands')).toEqual({
      ok: false,
      reason: { reason: 'bad-data-amount', field: 'amount', value: 'as it stands' },
    });
  });
});
