import { describe, expect, it } from 'vitest';
import type { ListRow } from '#domain/listing/destination-view.ts';
import type { SortName } from '#domain/listing/list-query.ts';
import { messagesFor } from '#i18n/messages.ts';
import { makeListedPromo, makeListRow } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { rowFigures, unitPrice } from './row-figures.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;

const figures = (row: ListRow, sort: SortName = 'trip') => rowFigures(row, sort, english);

describe('rowFigures', () => {
  it('shows what the trip costs, and how it comes about', () => {
    expect(figures(makeListRow({ validityDays: 4, price: moneyOf('8.90') }))).toEqual({
      main: '$17.80',
      isTripCost: true,
      isEstimate: false,
      struck: null,
      beneath: '2 × $8.90',
    });
    expect(figures(makeListRow({ price: moneyOf('8.90') }))).toMatchObject({ main: '$8.90', beneath: null });
  });

  it('shows the price of one plan in every other order, and what the trip costs beneath', () => {
    const row = makeListRow({ validityDays: 4, price: moneyOf('8.90') });
    for (const sort of ['price', 'per-gb', 'rating'] as const)
      expect(figures(row, sort)).toMatchObject({ main: '$8.90', isTripCost: false, beneath: 'Trip $17.80' });
  });

  it('strikes the list price where a promo counts', () => {
    const row = makeListRow(
      { price: moneyOf('8.90'), promo: makeListedPromo({ price: moneyOf('7') }) },
      { usesPromo: true },
    );
    expect(figures(row)).toMatchObject({ main: '$7.00', struck: '$8.90' });
    expect(figures(row, 'price')).toMatchObject({ main: '$7.00', struck: '$8.90' });
  });

  it('knows no cost of a trip that the plan does not serve', () => {
    const row = makeListRow(
      { tethering: false },
      { trip: { days: 7, dataMb: 5000, hotspot: true, isNewCustomer: true } },
    );
    expect(figures(row)).toMatchObject({ main: '$4.50', isTripCost: false, beneath: 'Not for this trip' });
  });

  it('does not guess the cost of pay as you go', () => {
    expect(figures(makeListRow({ dataKind: 'payg', dataMb: null }))).toMatchObject({
      main: '$4.50',
      beneath: 'Price of the whole trip unknown',
    });
  });

  it('marks what is converted', () => {
    expect(figures(makeListRow({ isEstimate: true }))).toMatchObject({ isEstimate: true });
  });

  it('shows the price of the seller where there is no exchange rate', () => {
    expect(figures(makeListRow({ price: null, sellerPrice: moneyOf('900', 'THB') }))).toMatchObject({
      main: '฿900.00',
      isEstimate: false,
      beneath: 'No exchange rate',
    });
  });
});

describe('unitPrice', () => {
  it('is per gigabyte, per day of unlimited data, or nothing', () => {
    expect(unitPrice(makeListRow({ price: moneyOf('10') }), english)).toBe('$2.00/GB');
    expect(unitPrice(makeListRow({ dataKind: 'unlimited', dataMb: null, price: moneyOf('14') }), english)).toBe(
      '$2.00/day',
    );
    expect(unitPrice(makeListRow({ price: moneyOf('10'), isEstimate: true }), english)).toBe('≈\u00a0$2.00/GB');
    expect(unitPrice(makeListRow({ dataKind: 'payg', dataMb: null }), english)).toBeNull();
  });
});
