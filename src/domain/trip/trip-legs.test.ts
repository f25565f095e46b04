import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countInARow, idleDays, megabytesBeyond, type TripLeg } from './trip-legs.ts';

const anySize = fc.record({
  dataMb: fc.integer({ min: 1, max: 20_000 }),
  validityDays: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 4 }),
});
const anyStay = fc.record({ days: fc.integer({ min: 1, max: 120 }), dataMb: fc.integer({ min: 1, max: 100_000 }) });

/** Stays with days away between them. */
const anyLegs: fc.Arbitrary<readonly TripLeg[]> = fc
  .array(fc.tuple(anyStay, fc.integer({ min: 0, max: 20 })), { minLength: 1, maxLength: 4 })
  .map((stays) => {
    let day = 0;
    return stays.map(([stay, away]) => {
      const leg = { ...stay, start: day };
      day += stay.days + away;
      return leg;
    });
  });

describe('countInARow', () => {
  it('is for one stay the larger of what the days and what the data need', () => {
    fc.assert(
      fc.property(anySize, anyStay, ({ dataMb, validityDays }, stay) => {
        const forDays = validityDays === null ? 1 : Math.ceil(stay.days / validityDays);
        const expected = Math.max(forDays, Math.ceil(stay.dataMb / dataMb));
        expect(countInARow({ dataMb, validityDays }, [{ ...stay, start: 0 }])).toBe(expected);
      }),
    );
  });

  it('is what walking through the days in small steps finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ days: fc.integer({ min: 1, max: 6 }), dataMb: fc.integer({ min: 1, max: 6 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 1, max: 7 }),
        (stays, away, validityDays) => {
          // All of a plan is used within each of its days: only the days count.
          let day = 0;
          const legs = stays.map((stay) => {
            const leg = { ...stay, start: day };
            day += stay.days + away;
            return leg;
          });
          let [count, endsAt] = [0, 0];
          for (const { start, days } of legs)
            for (let at = start; at < start + days; at += 1)
              if (count === 0 || at >= endsAt) {
                count += 1;
                endsAt = at + validityDays;
              }
          expect(countInARow({ dataMb: null, validityDays }, legs)).toBe(count);
        },
      ),
    );
  });

  it('needs no more for fewer legs, and no fewer than the sum of all data', () => {
    fc.assert(
      fc.property(anySize, anyLegs, (size, legs) => {
        const all = countInARow(size, legs);
        expect(countInARow(size, legs.slice(1))).toBeLessThanOrEqual(all);
        const sum = legs.reduce((megabytes, { dataMb }) => megabytes + (dataMb ?? 0), 0);
        expect(all).toBeGreaterThanOrEqual(Math.ceil(sum / size.dataMb - 1e-6));
      }),
    );
  });

  it.each([
    // 7 days from day 0 to 7: the second stay begins on day 9.
    [{ dataMb: 10_000, validityDays: 7 }, 2],
    // 30 days reach to the end, and 4 + 4 GB are less than 10.
    [{ dataMb: 10_000, validityDays: 30 }, 1],
    // The first 5 GB have 1 left for the second stay.
    [{ dataMb: 5_000, validityDays: 30 }, 2],
    [{ dataMb: 5_000, validityDays: null }, 2],
  ])('with %j: %i', (size, count) => {
    const legs = [
      { start: 0, days: 4, dataMb: 4_000 },
      { start: 9, days: 4, dataMb: 4_000 },
    ];
    expect(countInARow(size, legs)).toBe(count);
  });
});

describe('megabytesBeyond', () => {
  it('looks at each leg by itself', () => {
    const legs = [
      { start: 0, days: 5, dataMb: 1_000 },
      { start: 5, days: 1, dataMb: 3_000 },
    ];
    const trip = { days: 6, dataMb: 4_000, hotspot: false, isNewCustomer: true };
    expect(megabytesBeyond(trip, 1_000)).toBe(-2_000);
    expect(megabytesBeyond({ ...trip, legs }, 1_000)).toBe(2_000);
  });
});

describe('idleDays', () => {
  const [stay, again] = [
    { start: 0, days: 5, dataMb: 4000 },
    { start: 15, days: 5, dataMb: 4000 },
  ];

  it.each([
    ['run until the plan ends', { dataMb: 5000, validityDays: 7 }, [{ start: 5, days: 2 }]],
    ['run until it is used again', { dataMb: 10_000, validityDays: 30 }, [{ start: 5, days: 10 }]],
    ['do not matter once the data is used up', { dataMb: 4000, validityDays: 30 }, []],
    ['are none of a plan that does not expire', { dataMb: 10_000, validityDays: null }, []],
  ])('%s', (_words, size, expected) => {
    expect(idleDays(size, [stay, again])).toEqual(expected);
  });

  it('are what walking through the days finds', () => {
    fc.assert(
      fc.property(anyLegs, fc.integer({ min: 1, max: 30 }), (legs, validityDays) => {
        const idle = idleDays({ dataMb: null, validityDays }, legs);
        const found = idle.flatMap(({ start, days }) => Array.from({ length: days }, (_none, index) => start + index));
        const used = new Set(
          legs.flatMap(({ start, days }) => Array.from({ length: days }, (_none, index) => start + index)),
        );
        const last = Math.max(...used);
        let endsAt = -1;
        const expected: number[] = [];
        for (let day = 0; day <= last; day += 1) {
          if (used.has(day) && day >= endsAt) endsAt = day + validityDays;
          if (!used.has(day) && day < endsAt) expected.push(day);
        }
        expect(found).toEqual(expected);
      }),
    );
  });
});

describe('a plan of 1 GB and ten days', () => {
  const size = { dataMb: 1000, validityDays: 10 };
  const leg = (start: number, days: number, dataMb: number | null): TripLeg => ({ start, days, dataMb });

  it.each([
    ['serves a second stay with what is left', [leg(0, 2, 300), leg(5, 2, 300)], 1],
    ['is followed where the data ends within the second stay', [leg(0, 2, 600), leg(5, 2, 600)], 2],
    ['is followed where its days end within the second stay', [leg(0, 2, 300), leg(9, 2, 300)], 2],
    ['is over before a later stay', [leg(0, 2, 300), leg(12, 2, 300)], 2],
    ['serves all of a stay that needs just what is left', [leg(0, 2, 400), leg(5, 2, 600)], 1],
    ['is the third that a stay needs, and has half left', [leg(0, 4, 2500), leg(10, 1, 500)], 3],
    ['has no more than half left', [leg(0, 4, 2500), leg(10, 1, 501)], 4],
    ['ends ten days after it was begun within a stay', [leg(0, 4, 2500), leg(13, 1, 400)], 4],
    ['counts its days alone where the use has no limit', [leg(0, 3, null), leg(4, 3, null)], 1],
    ['is bought again by its days where the use has no limit', [leg(0, 3, null), leg(11, 3, null)], 2],
  ])('%s', (_what, legs, count) => {
    expect(countInARow(size, legs)).toBe(count);
  });

  it('leaves what its days have not used to the next stay', () => {
    const short = { dataMb: 1000, validityDays: 2 };
    expect(countInARow(short, [leg(0, 5, 100), leg(5, 1, 980)])).toBe(3);
    expect(countInARow(short, [leg(0, 5, 100), leg(5, 1, 981)])).toBe(4);
    expect(countInARow(short, [leg(0, 5, 100), leg(6, 1, 1)])).toBe(4);
  });

  it('runs on between stays until it ends, or its data has', () => {
    expect(idleDays(size, [leg(0, 2, 300), leg(5, 2, 300)])).toEqual([{ start: 2, days: 3 }]);
    expect(idleDays(size, [leg(0, 2, 300), leg(12, 2, 300)])).toEqual([{ start: 2, days: 8 }]);
    expect(idleDays(size, [leg(0, 4, 2500), leg(20, 1, 1)])).toEqual([{ start: 4, days: 10 }]);
    expect(idleDays(size, [leg(0, 2, 1000), leg(5, 2, 500)])).toEqual([]);
    expect(idleDays({ ...size, validityDays: null }, [leg(0, 2, 300), leg(5, 2, 300)])).toEqual([]);
  });
});
