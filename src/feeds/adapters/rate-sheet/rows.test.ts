import { describe, expect, it } from 'vitest';
import { planOf, reasonOf } from '#tests/support/feed-files.ts';
import { csvOf, onlyRowOf } from '#tests/support/table-rows.ts';
import { rateSheetAdapter } from './adapter.ts';

const cell = {
  place: 'Albania',
  codes: 'AL',
  heading: '1GB/7days (USD)',
  price: '4.25',
  reference: 'esim_1GB_7D_AL_V2',
  referenceHeading: 'eSIM Go 1GB Ref',
};

const map = (changes: Partial<typeof cell>) => {
  const { place, codes, heading, price, reference, referenceHeading } = { ...cell, ...changes };
  const row = { Country: place, ISOCode: codes, [heading]: price, [referenceHeading]: reference };
  return onlyRowOf(rateSheetAdapter, csvOf(row));
};

describe('a price cell', () => {
  it('is a plan', async () => {
    expect(planOf(await map({}))).toMatchObject({
      externalId: 'esim_1GB_7D_AL_V2',
      name: 'Albania 1 GB',
      coverage: ['AL'],
      dataKind: 'total',
      dataMb: 1000,
      validityDays: 7,
      price: { units: 42_500, currency: 'USD' },
    });
  });

  it('covers the codes of its row, whatever the place is called', async () => {
    expect(planOf(await map({ place: 'Congo', codes: 'CG; CD;' })).coverage).toEqual(['CD', 'CG']);
  });

  it.each([['NA'], ['N/A'], ['n/a'], ['-'], ['']])('of %j is not offered', async (price) => {
    expect(reasonOf(await map({ price }))).toBe('not-offered');
  });

  it.each<[Partial<typeof cell>, string]>([
    [{ reference: 'NA' }, 'missing-field'],
    [{ price: '-4.25' }, 'negative-price'],
    [{ price: '0.00' }, 'zero-price'],
    [{ price: 'call us' }, 'bad-price'],
    [{ heading: '1GB/7days (ZZZ)' }, 'bad-currency'],
    [{ codes: 'QQ' }, 'unknown-destination'],
    [{ codes: '' }, 'missing-field'],
    [{ heading: '0GB/7days (USD)', referenceHeading: '0GB Ref', reference: 'a' }, 'bad-data-amount'],
    [{ heading: '1GB/0days (USD)', reference: 'a' }, 'bad-validity'],
    [{ reference: 'esim_5GB_7D_AX_V2' }, 'bad-columns'],
    [{ reference: 'esim_1GB_30D_AX_V2' }, 'bad-columns'],
    [{ reference: '12.40' }, 'bad-columns'],
    [{ codes: 'Norway' }, 'bad-value'],
  ])('with %j is skipped as %s', async (changes, reason) => {
    expect(reasonOf(await map(changes))).toBe(reason);
  });

  it('names the column that a skipped value lies in', async () => {
    expect(await map({ price: 'call us' })).toMatchObject({ reason: { field: '1GB/7days (USD)', value: 'call us' } });
  });
});
