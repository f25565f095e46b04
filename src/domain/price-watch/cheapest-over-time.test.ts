import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followCheapest, type CostedCandidate, type CostPoint } from './cheapest-over-time.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

const cost = (units: number): CostPoint['cost'] => ({
  units,
  // Shown in whole units of a hundred, as a price is shown in cents.
  shown: { units: Math.round(units / 100) * 100, currency: 'USD' as CurrencyCode },
  isEstimate: false,
});

const at = (day: number, hour = 10): string => new Date(Date.UTC(2026, 10, day, hour)).toISOString();

/** @param prices day and units; null: gone */
function plan(
  planId: number,
  prices: readonly (readonly [day: number, units: number | null, hour?: number])[],
  seller = `seller-${planId}`,
): CostedCandidate {
  return {
    plan: { id: planId, validityDays: 7, subscription: null },
    seller,
    trip: { purchases: 1, fit: 'full' },
    dataRank: 0,
    points: prices.map(([day, units, hour]) => ({ at: at(day, hour), cost: units === null ? null : cost(units) })),
  };
}

const kinds = (candidates: readonly CostedCandidate[], since = '2026-11-01') =>
  followCheapest(candidates, since).map(({ kind, day }) => `${day.slice(8)} ${kind}`);

describe('the cheapest plan over time', () => {
  it('tells when it becomes cheaper, dearer, another seller’s, gone and there again', () => {
    const first = plan(1, [
      [1, 900],
      [3, 700],
      [5, 1200],
      [9, null],
    ]);
    const second = plan(2, [
      [1, 1500],
      [7, 1200],
      [8, null],
      [12, 500],
    ]);
    expect(kinds([first, second])).toEqual(['03 cheaper', '05 dearer', '09 gone', '12 offered']);
    expect(kinds([first, plan(3, [[6, 1200]])])).toEqual(['03 cheaper', '05 dearer', '09 seller']);
  });

  it('does not tell what was there first, nor a change that nobody sees', () => {
    expect(kinds([plan(1, [[1, 900]])])).toEqual([]);
    expect(
      kinds([
        plan(1, [
          [1, 900],
          [2, 930],
        ]),
      ]),
    ).toEqual([]);
    expect(kinds([plan(1, [[1, 900]], 'same'), plan(2, [[2, 899]], 'same')])).toEqual([]);
  });

  it('notices when small steps add up', () => {
    expect(
      kinds([
        plan(1, [
          [1, 900],
          [2, 940],
          [3, 980],
        ]),
      ]),
    ).toEqual(['03 dearer']);
  });

  it('counts what stands at the end of a day', () => {
    expect(
      kinds([
        plan(1, [
          [1, 900],
          [2, 400, 8],
          [2, 900, 20],
        ]),
      ]),
    ).toEqual([]);
    const moved = followCheapest(
      [
        plan(1, [
          [1, 900],
          [2, 400, 8],
          [2, 600, 20],
        ]),
      ],
      '2026-11-01',
    );
    expect(moved).toMatchObject([{ kind: 'cheaper', at: at(2, 20), after: { cost: { units: 600 } } }]);
  });

  it('knows what was there before the first day', () => {
    const candidate = plan(1, [
      [1, 900],
      [2, 700],
      [10, 600],
    ]);
    expect(followCheapest([candidate], '2026-11-05')).toMatchObject([
      { kind: 'cheaper', before: { cost: { units: 700 } }, after: { cost: { units: 600 } } },
    ]);
    expect(
      kinds(
        [
          plan(1, [
            [1, 900],
            [2, null],
            [10, 600],
          ]),
        ],
        '2026-11-05',
      ),
    ).toEqual(['10 offered']);
  });

  it('decides equal costs as lists do', () => {
    const equal = plan(5, [
      [1, 900],
      [2, 800],
    ]);
    const winner = (rival: Partial<CostedCandidate>) =>
      followCheapest(
        [
          { ...equal, seller: 'b' },
          { ...equal, plan: { id: 6, validityDays: 7, subscription: null }, seller: 'c', ...rival },
        ],
        '2026-11-01',
      )[0]?.after?.planId;
    expect(winner({})).toBe(5);
    expect(winner({ dataRank: 1 })).toBe(6);
    expect(winner({ dataRank: 1, trip: { purchases: 1, fit: 'slow' } })).toBe(5);
    expect(winner({ dataRank: 1, trip: { purchases: 2, fit: 'full' } })).toBe(5);
    expect(winner({ plan: { id: 6, validityDays: 30, subscription: null } })).toBe(6);
    expect(winner({ plan: { id: 6, validityDays: 1, subscription: false } })).toBe(6);
  });

  const histories = fc.array(
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.option(fc.integer({ min: 1, max: 3000 }))), {
      selector: ([day]) => day,
      maxLength: 6,
    }),
    { maxLength: 5 },
  );
  const plansOf = (all: readonly (readonly [number, number | null][])[]) =>
    all.map((prices, index) =>
      plan(
        index + 1,
        prices.toSorted(([a], [b]) => a - b),
      ),
    );

  it('is a chain: each move begins where the last one ended', () => {
    fc.assert(
      fc.property(histories, (all) => {
        const moves = followCheapest(plansOf(all), '2026-11-01');
        expect(moves.slice(1).map(({ before }) => before)).toEqual(moves.slice(0, -1).map(({ after }) => after));
      }),
    );
  });

  it('calls nothing cheaper or dearer that reads the same', () => {
    fc.assert(
      fc.property(histories, (all) => {
        const signs = { cheaper: -1, dearer: 1 };
        const moves = followCheapest(plansOf(all), '2026-11-01').flatMap(({ kind, before, after }) =>
          kind === 'cheaper' || kind === 'dearer'
            ? [{ sign: signs[kind], of: (after?.cost.shown.units ?? 0) - (before?.cost.shown.units ?? 0) }]
            : [],
        );
        expect(moves.map(({ of }) => Math.sign(of))).toEqual(moves.map(({ sign }) => sign));
      }),
    );
  });

  it('ends with the lowest of the last prices, whatever happened in between', () => {
    fc.assert(
      fc.property(histories, (all) => {
        const candidates = plansOf(all);
        const last = candidates.flatMap(({ points }) => points.at(-1)?.cost ?? []);
        const move = followCheapest(candidates, '2026-11-01').at(-1);
        if (move === undefined) return;
        const lowest = Math.min(...last.map(({ shown }) => shown.units));
        expect(move.after?.cost.shown.units ?? Infinity).toBe(lowest);
      }),
    );
  });

  it('tells of the last days the same, however far back it looks', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 20 }), (all, day) => {
        const since = at(day).slice(0, 10);
        const whole = followCheapest(plansOf(all), '2026-11-01').filter((move) => move.day >= since);
        const part = followCheapest(plansOf(all), since);
        expect(part.map(({ kind, after }) => [kind, after])).toEqual(whole.map(({ kind, after }) => [kind, after]));
      }),
    );
  });
});
