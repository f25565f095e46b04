import { describe, expect, it } from 'vitest';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { money } from '#tests/support/plan-factory.ts';
import { floorOf } from './destination-floors.ts';

const japan = 'JP' as DestinationKey;
const rates: RateTable = {
  ['EUR' as CurrencyCode]: { perUsdE8: 50_000_000, date: '2026-10-01' },
  ['JPY' as CurrencyCode]: { perUsdE8: 15_000_000_000, date: '2026-10-01' },
};

const amount = { dataKind: 'total', dataMb: 100, dataWords: null, validityDays: 1 } as const;

type Row = Parameters<typeof floorOf>[1][number];

function row(display: string, source: string, units: number, megabytes = 0): Row {
  const kind = megabytes === 0 ? 'price' : 'per-gb';
  const plan = kind === 'price' ? amount : null;
  return { kind, display_currency: display, source_currency: source, units, data_mb: megabytes, plan };
}

function floor(currency: string, ...rows: Row[]) {
  const { smallest, perGb } = floorOf(japan, rows, {
    destinations: [japan],
    currency: currency as CurrencyCode,
    rates,
  });
  const price = smallest?.price;
  return { price: price?.money ?? null, isEstimate: price?.estimate ?? false, perGb: perGb?.money ?? null };
}

describe('floorOf', () => {
  it('takes the least after conversion, not before', () => {
    const rows = [row('*', 'USD', 30_000), row('*', 'JPY', 3_000_000), row('*', 'EUR', 16_000)];
    expect(floor('USD', ...rows).price).toEqual(money(20_000));
    expect(floor('EUR', ...rows).price).toEqual(money(10_000, 'EUR'));
  });

  it('takes the rows of the asked currency alone where there are some', () => {
    const rows = [row('*', 'USD', 10_000), row('EUR', 'EUR', 9_000), row('EUR', 'USD', 20_000)];
    expect(floor('EUR', ...rows).price).toEqual(money(9_000, 'EUR'));
    expect(floor('USD', ...rows).price).toEqual(money(10_000));
  });

  it('divides by whole gigabytes after converting', () => {
    expect(floor('EUR', row('*', 'USD', 30_000, 3_000)).perGb).toEqual(money(5_000, 'EUR'));
    expect(floor('USD', row('*', 'USD', 10_000, 500)).perGb).toEqual(money(20_000));
  });

  it('passes over what cannot be converted, and says nothing when nothing can', () => {
    const rows = [row('*', 'XAF', 1), row('*', 'USD', 40_000), row('*', 'XAF', 1, 1_000)];
    expect(floor('EUR', ...rows)).toEqual({ price: money(20_000, 'EUR'), isEstimate: true, perGb: null });
    expect(floor('XOF', row('*', 'USD', 40_000))).toEqual({ price: null, isEstimate: false, perGb: null });
  });

  it('names the day of the rate behind an estimate, of prices and of gigabytes', () => {
    const query = { destinations: [japan], currency: 'EUR' as CurrencyCode, rates };
    const converted = floorOf(japan, [row('*', 'USD', 30_000), row('*', 'USD', 30_000, 3_000)], query);
    expect([converted.smallest?.price, converted.perGb]).toMatchObject([
      { estimate: true, rateDate: '2026-10-01' },
      { estimate: true, rateDate: '2026-10-01' },
    ]);
    const asked = floorOf(japan, [row('*', 'EUR', 30_000), row('*', 'EUR', 30_000, 3_000)], query);
    expect([asked.smallest?.price, asked.perGb]).toMatchObject([
      { estimate: false, rateDate: null },
      { estimate: false, rateDate: null },
    ]);
  });

  it('is no estimate where a seller itself asks the lowest price', () => {
    expect(floor('EUR', row('*', 'EUR', 9_000), row('*', 'USD', 30_000)).isEstimate).toBe(false);
    expect(floor('EUR', row('*', 'EUR', 19_000), row('*', 'USD', 30_000)).isEstimate).toBe(true);
    expect(floor('EUR', row('*', 'USD', 30_000), row('*', 'EUR', 15_000)).isEstimate).toBe(false);
  });

  it('names what the lowest price buys, and compares prices as they are shown', () => {
    const large = { ...row('*', 'USD', 19_998), plan: { ...amount, dataMb: 300 } };
    const small = row('*', 'EUR', 10_001);
    // Both are shown as 1.00 EUR; that is what one of the sellers asks.
    const found = floorOf(japan, [large, small], { destinations: [japan], currency: 'EUR' as CurrencyCode, rates });
    expect(found.smallest).toMatchObject({ price: { money: money(10_001, 'EUR'), estimate: false }, plan: amount });
  });

  it('takes a price of zero for the lowest', () => {
    expect(floor('EUR', row('*', 'USD', 0), row('*', 'EUR', 100)).price).toEqual(money(0, 'EUR'));
  });
});
