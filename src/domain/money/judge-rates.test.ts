import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import fallback from '#data/exchange-rates-fallback.json' with { type: 'json' };
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ExchangeRate } from './exchange-rates.ts';
import { doubtRates, isJump, type PastRates } from './judge-rates.ts';
import { anchorOf, pegFamilies } from './pegs.ts';

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
  readonly past?: PastRates;
  readonly only?: readonly string[];
}

function doubtsOf({ changes, date = '2026-09-30', past = new Map(), only }: Judged): Record<string, string> {
  const all = new Map([...shipped, ...Object.entries(changes).map(([key, rate]) => [code(key), rate] as const)]);
  const rates = new Map([...all].filter(([currency]) => only === undefined || only.includes(currency)));
  const day = { date, rates: new Map([...rates].map(([key, rate]) => [key, Math.max(1, Math.round(rate * 1e8))])) };
  return Object.fromEntries(doubtRates({ day, stored, past }));
}

const rateOf = (currency: string): number => shipped.get(code(currency)) ?? Number.NaN;

/** Thirty days that move by the share up and down in turn. */
function pastOf(rate: number, share: number): readonly ExchangeRate[] {
  return Array.from({ length: 30 }, (_none, index) => ({
    date: `2026-09-${String(index + 1).padStart(2, '0')}`,
    perUsdE8: Math.round(rate * (index % 2 === 0 ? 1 : 1 + share) * 1e8),
  }));
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

describe('rates of a day', () => {
  it('are believed where nothing has moved, the shipped ones too', () => {
    expect(doubtsOf({ changes: {} })).toEqual({});
  });

  it('are not believed upside down, two months after the last ones too', () => {
    const changes = { EUR: 1 / rateOf('EUR') };
    expect(doubtsOf({ changes })).toEqual({ EUR: 'upside-down' });
    expect(doubtsOf({ changes, date: '2026-11-25' })).toEqual({ EUR: 'upside-down' });
    expect(doubtsOf({ changes, date: '2026-11-25', only: ['USD', 'EUR'] })).toEqual({ EUR: 'upside-down' });
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

  it('are judged against the currency’s own past', () => {
    const changes = { JPY: rateOf('JPY') * 1.1 };
    expect(doubtsOf({ changes })).toEqual({});
    const calm = new Map([[code('JPY'), pastOf(rateOf('JPY'), 0.004)]]);
    expect(doubtsOf({ changes, past: calm })).toEqual({ JPY: 'jump' });
    const wild = new Map([[code('JPY'), pastOf(rateOf('JPY'), 0.03)]]);
    expect(doubtsOf({ changes, past: wild })).toEqual({});
    expect(doubtsOf({ changes: { JPY: rateOf('JPY') * 1.3 }, past: wild })).toEqual({ JPY: 'jump' });
  });

  it('may move further the more days have passed, by their square root', () => {
    const past = new Map([[code('JPY'), pastOf(rateOf('JPY'), 0.01)]]);
    const changes = { JPY: rateOf('JPY') * 1.15 };
    expect(doubtsOf({ changes, past })).toEqual({ JPY: 'jump' });
    expect(doubtsOf({ changes, past, date: '2026-10-08' })).toEqual({});
  });

  it('are judged against the usual move of a day, where rates came once a week too', () => {
    const weekly = pastOf(rateOf('JPY'), 0.026).map((rate, index) => ({
      ...rate,
      date: dayAfter('2026-02-03', index * 7),
    }));
    const changes = { JPY: rateOf('JPY') * 1.1 };
    expect(doubtsOf({ changes, past: new Map([[code('JPY'), weekly]]) })).toEqual({ JPY: 'jump' });
  });

  it('are judged against ten moves or more, of days that differ', () => {
    const changes = { JPY: rateOf('JPY') * 1.1 };
    const calm = pastOf(rateOf('JPY'), 0.004);
    const judged = (past: readonly ExchangeRate[]) => doubtsOf({ changes, past: new Map([[code('JPY'), past]]) });
    expect(judged(calm.slice(0, 10))).toEqual({});
    expect(judged(calm.slice(0, 11))).toEqual({ JPY: 'jump' });
    const [first, second, ...rest] = calm;
    if (first === undefined || second === undefined) throw new Error('no past');
    expect(judged([first, { ...second, date: first.date }, ...rest])).toEqual({ JPY: 'jump' });
  });

  it('near one dollar may cross it by less than 5 %', () => {
    const day = { date: '2026-09-30', rates: new Map([[code('CHF'), 98_000_000]]) };
    const last = new Map([[code('CHF'), { perUsdE8: 102_000_000, date: '2026-09-29' }]]);
    expect([...doubtRates({ day, stored: last, past: new Map() })]).toEqual([]);
  });

  it('may move by 5 % however calm the currency was', () => {
    const past = new Map([[code('JPY'), pastOf(rateOf('JPY'), 0)]]);
    expect(doubtsOf({ changes: { JPY: rateOf('JPY') * 1.049 }, past })).toEqual({});
    expect(doubtsOf({ changes: { JPY: rateOf('JPY') * 1.06 }, past })).toEqual({ JPY: 'jump' });
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
    const doubts = doubtRates({ day: { date: '2026-09-30', rates }, stored: last, past: new Map() });
    expect(Object.fromEntries(doubts)).toEqual({ XAF: 'cross-rate', XOF: 'cross-rate' });
  });

  it('may come back to a tie that had been given up', () => {
    const day = { date: '2026-09-30', rates: new Map([[code('AED'), 367_250_000]]) };
    const given = new Map([[code('AED'), { perUsdE8: 410_000_000, date: '2026-09-29' }]]);
    expect([...doubtRates({ day, stored: given, past: new Map() })]).toEqual([]);
  });

  it('of a currency without one before are judged so too', () => {
    const day = { date: '2026-09-30', rates: new Map([[code('AED'), 272_294_000]]) };
    expect(Object.fromEntries(doubtRates({ day, stored: new Map(), past: new Map() }))).toEqual({ AED: 'cross-rate' });
  });

  it('are not measured against a tie that has been given up', () => {
    const day = { date: '2026-09-30', rates: new Map([[code('AED'), 412_000_000]]) };
    const given = new Map([[code('AED'), { perUsdE8: 410_000_000, date: '2026-09-29' }]]);
    expect([...doubtRates({ day, stored: given, past: new Map() })]).toEqual([]);
  });

  const movesWithDollar = (share: number, tied: number): Record<string, number> =>
    Object.fromEntries(
      [...shipped].flatMap(([key, rate]) => {
        if (key === 'USD') return [];
        return [[key, rate * (1 + (anchorOf(key) === 'USD' ? tied : share))]];
      }),
    );

  const calmPast: PastRates = new Map([...shipped].map(([key, rate]) => [key, pastOf(rate, 0.002)]));

  it('are believed where the dollar has moved: many move alike, and those tied to it stand still', () => {
    const anyShare = fc.oneof(
      fc.double({ min: 0.06, max: 0.18, noNaN: true }),
      fc.double({ min: -0.18, max: -0.06, noNaN: true }),
    );
    fc.assert(
      fc.property(anyShare, (share) => {
        expect(doubtsOf({ changes: movesWithDollar(share, 0), past: calmPast })).toEqual({});
      }),
    );
  });

  it('are not believed where those tied to the dollar move along: the base is another', () => {
    const doubts = doubtsOf({ changes: movesWithDollar(0.12, 0.12), past: calmPast });
    expect(Object.keys(doubts).length).toBeGreaterThan(100);
    expect(doubts).toMatchObject({ EUR: 'jump', JPY: 'jump', AED: 'jump' });
  });

  it('are not believed where those tied to the dollar move a little too', () => {
    const doubts = doubtsOf({ changes: movesWithDollar(0.12, 0.02), past: calmPast });
    expect(Object.keys(doubts).length).toBeGreaterThan(100);
  });

  it('are not believed where all move further than the dollar can', () => {
    const doubts = doubtsOf({ changes: movesWithDollar(0.25, 0), past: calmPast });
    expect(Object.keys(doubts).length).toBeGreaterThan(100);
  });

  describe('of a source with few currencies', () => {
    const four = ['CHF', 'GBP', 'INR', 'JPY'];
    const still = ['AED', 'QAR', 'SAR'];
    const doubted = (moving: readonly string[], tied: readonly string[]): readonly string[] => {
      const changes = Object.fromEntries(moving.map((currency) => [currency, rateOf(currency) * 1.08]));
      return Object.keys(doubtsOf({ changes, past: calmPast, only: ['USD', ...moving, ...tied] })).toSorted();
    };

    it('are believed where five that are tied to none move alike', () => {
      expect(doubted([...four, 'SGD'], still)).toEqual([]);
      expect(doubted(four, still)).toEqual(four);
    });

    it('are not believed where the fifth is tied to the dollar itself', () => {
      expect(doubted([...four, 'HKD'], still)).toEqual([...four, 'HKD'].toSorted());
    });

    it('are not believed where nothing shows that the dollar has moved', () => {
      expect(doubted([...four, 'SGD'], [])).toEqual([...four, 'SGD']);
    });
  });

  it('are not believed where one currency moves further than the dollar did', () => {
    const changes = { ...movesWithDollar(0.08, 0), JPY: rateOf('JPY') * 1.19 };
    expect(doubtsOf({ changes, past: calmPast })).toEqual({ JPY: 'jump' });
  });

  it('doubt exactly the one currency that is wrong', () => {
    const anyCurrency = fc.constantFrom(...[...shipped].filter(([key]) => anchorOf(key) === key && key !== 'USD'));
    const anyFactor = fc.oneof(
      fc.double({ min: 1.25, max: 200, noNaN: true }),
      fc.double({ min: 0.005, max: 0.75, noNaN: true }),
    );
    fc.assert(
      fc.property(anyCurrency, anyFactor, ([currency, rate], factor) => {
        const doubts = Object.keys(doubtsOf({ changes: { [currency]: rate * factor }, past: calmPast }));
        expect(doubts).toEqual([currency]);
      }),
    );
  });
});

describe('isJump', () => {
  it('lets 20 % pass in thirty days, in both directions', () => {
    const from = { perUsdE8: 1000, date: '2026-01-01' };
    const to = (perUsdE8: number, date = '2026-01-31') => ({ perUsdE8, date });
    expect([800, 1000, 1200].some((value) => isJump(from, to(value)))).toBe(false);
    expect([799, 1201].every((value) => isJump(from, to(value)))).toBe(true);
  });

  it('lets more pass in a longer time, by its square root', () => {
    const from = { perUsdE8: 1000, date: '2026-01-01' };
    expect(isJump(from, { perUsdE8: 1294, date: '2026-03-02' })).toBe(false);
    expect(isJump(from, { perUsdE8: 1295, date: '2026-03-02' })).toBe(true);
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
