import { describe, expect, it } from 'vitest';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapRateCell } from './mapper.ts';
import type { RateCell } from './wire-schema.ts';

const cell: RateCell = {
  place: 'Albania',
  codes: 'AL',
  heading: '1GB/7days (USD)',
  size: '1GB',
  days: '7',
  currency: 'USD',
  price: '4.25',
  reference: 'esim_1GB_7D_AL_V2',
  referenceHeading: 'eSIM Go 1GB Ref',
};

const map = (changes: Partial<RateCell>) => mapRateCell({ ...cell, ...changes }, noOptions);

describe('a price cell', () => {
  it('is a plan', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: 'esim_1GB_7D_AL_V2',
      name: 'Albania 1 GB',
      coverage: ['AL'],
      dataKind: 'total',
      dataMb: 1000,
      validityDays: 7,
      price: { units: 42_500, currency: 'USD' },
    });
  });

  it('covers the codes of its row, whatever the place is called', () => {
    expect(planOf(map({ place: 'Congo', codes: 'CG; CD;' })).coverage).toEqual(['CD', 'CG']);
  });

  it.each([['NA'], ['N/A'], ['n/a'], ['-'], ['']])('of %j is not offered', (price) => {
    expect(reasonOf(map({ price }))).toBe('not-offered');
  });

  it.each<[Partial<RateCell>, string]>([
    [{ reference: 'NA' }, 'missing-field'],
    [{ price: '-4.25' }, 'negative-price'],
    [{ price: '0.00' }, 'zero-price'],
    [{ price: 'call us' }, 'bad-price'],
    [{ currency: 'ZZZ' }, 'bad-currency'],
    [{ codes: 'QQ', place: 'Atlantis' }, 'unknown-destination'],
    [{ codes: 'DZ' }, 'ambiguous-destination'],
    [{ codes: '' }, 'missing-field'],
    [{ size: '0GB' }, 'bad-data-amount'],
    [{ days: '0' }, 'bad-validity'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });

  it('names the column that a skipped value lies in', () => {
    expect(map({ price: 'call us' })).toMatchObject({ reason: { field: '1GB/7days (USD)', value: 'call us' } });
  });
});
