import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeCandidates, type FloorCandidate } from './floor-candidates.ts';

function keepAll(candidates: readonly FloorCandidate[]): FloorCandidate[] {
  const kept: FloorCandidate[] = [];
  for (const candidate of candidates) mergeCandidates(kept, candidate);
  return kept;
}

const anyCandidate = fc.record({
  units: fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(10_000, 10_050, 20_000)),
  megabytes: fc.constantFrom(100, 500, 1_000, 1_001, 2_000, 50_000),
});

/** Units per gigabyte after a rounded conversion, then rounded again, as in the list. */
const perGb = ({ units, megabytes }: FloorCandidate, rate: number): number =>
  Math.round((Math.round(units * rate) * 1000) / megabytes);

describe('mergeCandidates', () => {
  it('drops what is not cheaper and not more', () => {
    const cheap = { units: 100, megabytes: 1_000 };
    expect(keepAll([cheap, { units: 100, megabytes: 900 }, { units: 101, megabytes: 1_000 }])).toEqual([cheap]);
    expect(keepAll([{ units: 101, megabytes: 1_000 }, cheap])).toEqual([cheap]);
  });

  it('keeps what another rate may make the lowest', () => {
    const near = [
      { units: 10_000, megabytes: 1_000 },
      { units: 20_010, megabytes: 2_000 },
    ];
    expect(keepAll(near)).toEqual(near);
  });

  it('never loses the lowest price of a gigabyte, at any rate that leaves amounts of 0.01 and more', () => {
    const anyRate = fc.double({ min: 0.01, max: 100, noNaN: true });
    const property = fc.property(fc.array(anyCandidate, { minLength: 1 }), anyRate, (candidates, rate) => {
      const large = candidates.filter(({ units }) => units === 0 || units * rate >= 100);
      fc.pre(large.length > 0);
      const kept = keepAll(large).map((each) => perGb(each, rate));
      expect(Math.min(...kept)).toBe(Math.min(...large.map((each) => perGb(each, rate))));
    });
    fc.assert(property, { numRuns: 500 });
  });
});
