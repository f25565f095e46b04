import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import fallback from '#data/exchange-rates-fallback.json' with { type: 'json' };
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ExchangeRate } from './exchange-rates.ts';
import { doubtRates, isJump } from './judge-rates.ts';
import { pegFamilies } from './pegs.ts';

const code = (text: string): CurrencyCode => text as CurrencyCode;

/** What one dollar buys, as it ships. */
const shipped: ReadonlyMap<CurrencyCode, number> = new Map(
  Object.entries(fallback.rates).map(([currency, rate]) => [code(currency), Number(rate)]),
);

const dated = (rates: ReadonlyMap<CurrencyCode, number>, date: string): ReadonlyMap<CurrencyCode, ExchangeRate> =>
  new Map([...rates].map(([currency, rate]) => [currency, { perUsdE8: Math.round(rate * 1e8), date }]));

const stored = dated(shipped, '2026-09-29');

interface Judged {
  /** Replaces rates of the shipped table. */
  readonly changes: Readonly<Record<string, number>>;
  readonly date?: string;
  readonly only?: readonly string[];
}

function doubtsOf({ changes, date = '2026-09-30', only }: Judged): Record<string, string> {
  const all = new Map([...shipped, ...Object.entries(changes).map(([key, rate]) => [code(key), rate] as const)]);
  const rates = new Map([...all].filter(([currency]) => only === undefined || only.includes(currency)));
  const day = { date, rates: new Map([...rates].map(([key, rate]) => [key, Math.max(1, Math.round(rate * 1e8))])) };
  return Object.fromEntries(doubtRates({ day, stored }));
}

const rateOf = (currency: string): number => shipped.get(code(currency)) ?? Number.NaN;

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

describe('rates of a day', () => {
  it('are believed where nothing has moved, the shipped ones too', () => {
    expect(doubtsOf({ changes: {} })).toEqual({});
  });

  it('are not believed upside down, two months after the last ones too', () => {
    const changes = { EUR: 1 / rateOf('EUR') };
    expect(doubtsOf({ changes })).toEqual({ EUR: 'cross-rate' });
    expect(doubtsOf({ changes, date: '2026-11-25' })).toEqual({ EUR: 'cross-rate' });
    expect(doubtsOf({ changes, date: '2026-11-25', only: ['USD', 'EUR'] })).toEqual({ EUR: 'jump' });
  });

  it('are never believed upside down, whatever the currency and however it drifted meanwhile', () => {
    const anyCurrency = fc.constantFrom(...[...shipped].filter(([, rate]) => Math.abs(Math.log(rate)) > 0.06));
    const anyDrift = fc.double({ min: 0.99, max: 1.01, noNaN: true });
    fc.assert(
      fc.property(anyCurrency, anyDrift, fc.integer({ min: 0, max: 60 }), ([currency, rate], drift, days) => {
        const date = dayAfter('2026-09-30', days);
        const only = ['USD', currency];
        expect(doubtsOf({ changes: { [currency]: 1 / (rate * drift) }, date, only })).toHaveProperty(currency);
      }),
    );
  });

  it('are judged against the currencies that are tied to them', () => {
    expect(doubtsOf({ changes: { EUR: rateOf('EUR') * 1.06 } })).toEqual({ EUR: 'cross-rate' });
    expect(doubtsOf({ changes: { XOF: rateOf('XOF') * 0.94 } })).toEqual({ XOF: 'cross-rate' });
    expect(doubtsOf({ changes: { AED: 3.9 } })).toEqual({ AED: 'cross-rate' });
    expect(doubtsOf({ changes: { NPR: rateOf('NPR') * 1.1 } })).toEqual({ NPR: 'cross-rate' });
    expect(doubtsOf({ changes: { BND: rateOf('BND') * 1.1 } })).toEqual({ BND: 'cross-rate' });
  });

  it('are judged against what most of a family say, whichever of them are known and wrong', () => {
    const changes = { KMF: rateOf('KMF') * 1.1, MKD: rateOf('MKD') * 1.1 };
    expect(doubtsOf({ changes })).toEqual({ KMF: 'cross-rate', MKD: 'cross-rate' });
    const only = ['USD', 'EUR', 'XAF', 'XOF'];
    expect(doubtsOf({ changes: { XOF: rateOf('XOF') * 1.1 }, only })).toEqual({ XOF: 'cross-rate' });
  });

  it('of several of a family are all judged, with or without one before', () => {
    const rates = new Map(
      Object.entries({ EUR: 1, DKK: 7.46, BAM: 1.956, XAF: 590, XOF: 590 }).map(([key, rate]) => [
        code(key),
        rate * 1e8,
      ]),
    );
    const last = dated(new Map([[code('XAF'), 655.957]]), '2026-09-29');
    const doubts = doubtRates({ day: { date: '2026-09-30', rates }, stored: last });
    expect(Object.fromEntries(doubts)).toEqual({ XAF: 'cross-rate', XOF: 'cross-rate' });
  });

  it('may come back to a tie that had been given up', () => {
    const day = { date: '2026-09-30', rates: new Map([[code('AED'), 367_250_000]]) };
    const given = new Map([[code('AED'), { perUsdE8: 410_000_000, date: '2026-09-23' }]]);
    expect([...doubtRates({ day, stored: given })]).toEqual([]);
  });

  it('of a currency without one before are judged so too', () => {
    const day = { date: '2026-09-30', rates: new Map([[code('AED'), 272_294_000]]) };
    expect(Object.fromEntries(doubtRates({ day, stored: new Map() }))).toEqual({ AED: 'cross-rate' });
  });

  it('are not measured against a tie that has been given up', () => {
    const day = { date: '2026-09-30', rates: new Map([[code('AED'), 412_000_000]]) };
    const given = new Map([[code('AED'), { perUsdE8: 410_000_000, date: '2026-09-29' }]]);
    expect([...doubtRates({ day, stored: given })]).toEqual([]);
  });

  it('doubt exactly the one currency that is wrong', () => {
    const tied = new Set(pegFamilies.flatMap(({ members }) => [...members.keys()]));
    const anyCurrency = fc.constantFrom(...[...shipped].filter(([key]) => !tied.has(key) && key !== 'USD'));
    const anyFactor = fc.oneof(
      fc.double({ min: 1.25, max: 200, noNaN: true }),
      fc.double({ min: 0.005, max: 0.75, noNaN: true }),
    );
    fc.assert(
      fc.property(anyCurrency, anyFactor, ([currency, rate], factor) => {
        const doubts = Object.keys(doubtsOf({ changes: { [currency]: rate * factor } }));
        expect(doubts).toEqual([currency]);
      }),
    );
  });
});

describe('isJump', () => {
  const from = { perUsdE8: 100_000, date: '2026-01-01' };
  const isJumpTo = (perUsdE8: number, date: string): boolean => isJump(from, { perUsdE8, date });

  it('lets 1.05 times as much pass from one day to the next, and as little in the other direction', () => {
    for (const date of ['2026-01-01', '2026-01-02']) {
      expect([isJumpTo(105_000, date), isJumpTo(105_001, date)]).toEqual([false, true]);
      expect([isJumpTo(95_239, date), isJumpTo(95_238, date)]).toEqual([false, true]);
    }
  });

  it('lets more pass in a longer time, by its square root, up to 1.25 times as much', () => {
    expect([isJumpTo(110_000, '2026-01-05'), isJumpTo(110_001, '2026-01-05')]).toEqual([false, true]);
    expect([isJumpTo(110_000, '2025-12-28'), isJumpTo(110_001, '2025-12-28')]).toEqual([false, true]);
    for (const date of ['2026-01-26', '2027-01-01'])
      expect([isJumpTo(125_000, date), isJumpTo(125_001, date)]).toEqual([false, true]);
  });
});

describe('parities', () => {
  it('are those of the shipped rates', () => {
    const wrong = pegFamilies.flatMap(({ anchor, members }) =>
      [...members].filter(([member, parity]) => Math.abs(rateOf(member) / rateOf(anchor) / parity - 1) > 0.025),
    );
    expect(wrong).toEqual([]);
  });
});
