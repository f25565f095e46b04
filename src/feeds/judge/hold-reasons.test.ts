import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#tests/support/plan-factory.ts';
import { defaultFeedLimits } from './feed-limits.ts';
import { describeHold, findHoldReasons, holdRules, type FeedMoves, type ProviderMove } from './hold-reasons.ts';

const quiet: FeedMoves = { providers: [], commonRatio: null, implausible: 0, read: 100, frequentPrice: null };

function move(facts: Partial<ProviderMove>): ProviderMove {
  return { provider: 'nori', active: 100, missing: 0, repriced: 0, ...facts };
}

function hold(moves: Partial<FeedMoves>): string {
  const reasons = findHoldReasons({ ...quiet, ...moves }, defaultFeedLimits);
  return reasons.length === 0 ? '' : describeHold(reasons);
}

describe('a feed is held', () => {
  it.each<[string, Partial<FeedMoves>, string]>([
    [
      'when half of a provider’s plans and one more go',
      { providers: [move({ missing: 51 })] },
      'withdraw 51 of 100 plans of nori',
    ],
    ['not when it is half', { providers: [move({ missing: 50 })] }, ''],
    ['not when it is a small feed', { providers: [move({ active: 19, missing: 19 })] }, ''],
    ['from twenty plans on', { providers: [move({ active: 20, missing: 20 })] }, 'withdraw 20 of 20 plans of nori'],
    [
      'when many small sellers lose together what none loses alone',
      { providers: Array.from({ length: 10 }, (_, index) => move({ provider: `s${index}`, active: 10, missing: 6 })) },
      'withdraw 60 of 100 plans of all 10 providers together',
    ],
    [
      'not when many sellers lose little together',
      { providers: Array.from({ length: 10 }, (_, index) => move({ provider: `s${index}`, active: 10, missing: 5 })) },
      '',
    ],
    [
      'when many small sellers change their prices together',
      { providers: Array.from({ length: 10 }, (_, index) => move({ provider: `s${index}`, active: 10, repriced: 6 })) },
      'change the price of 60 of 100 plans of all 10 providers together by more than 25 %',
    ],
    ['not when half of the prices move', { providers: [move({ repriced: 50 })] }, ''],
    [
      'when prices move',
      { providers: [move({ repriced: 80 })] },
      'change the price of 80 of 100 plans of nori by more than 25 %',
    ],
    [
      'when they move alike, saying by how much',
      { providers: [move({ repriced: 80 })], commonRatio: 2 },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 2 times the old one',
    ],
    [
      'when cents become whole units',
      { providers: [move({ repriced: 80 })], commonRatio: 100 },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 100 times the old one, as if cents were whole units',
    ],
    [
      'when they move by a factor of many digits',
      { providers: [move({ repriced: 80 })], commonRatio: 2.345_67 },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 2.35 times the old one',
    ],
    [
      'when whole units become cents',
      { providers: [move({ repriced: 80 })], commonRatio: 0.0104 },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 0.0104 times the old one, as if cents were whole units',
    ],
    [
      'when they move by about as much, but hardly for this reason',
      { providers: [move({ repriced: 80 })], commonRatio: 0.0105 },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 0.0105 times the old one',
    ],
    [
      'when they move by much more than cents would explain',
      { providers: [move({ repriced: 80 })], commonRatio: 105 },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 105 times the old one',
    ],
    [
      'when the currency is another',
      { providers: [move({ repriced: 80 })], commonRatio: Number.POSITIVE_INFINITY },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to another currency or from zero',
    ],
    ['when most of its rows cannot be believed', { implausible: 51 }, 'skip 51 of its 100 rows as implausible'],
    ['not when it is half of the rows', { implausible: 50 }, ''],
    ['not when the rows are few', { implausible: 19, read: 19 }, ''],
    ['when the rows are just enough', { implausible: 20, read: 20 }, 'skip 20 of its 20 rows as implausible'],
    [
      'when nearly all plans have one price',
      { frequentPrice: { price: money(100), count: 95, plans: 100 } },
      'give 95 of 100 different plans the same price, 0.01 USD',
    ],
    ['not when most have', { frequentPrice: { price: money(100), count: 90, plans: 100 } }, ''],
    ['not when they are few', { frequentPrice: { price: money(100), count: 19, plans: 19 } }, ''],
    [
      'when they are just enough',
      { frequentPrice: { price: money(100), count: 20, plans: 20 } },
      'give 20 of 20 different plans the same price, 0.01 USD',
    ],
    [
      'when its table is damaged beyond the rows that are seen to be',
      { damage: { words: '3 rows are cut', isHeld: true } },
      'publish a damaged table: 3 rows are cut',
    ],
    ['not when the damage is seen', { damage: { words: '3 rows are cut', isHeld: false } }, ''],
    ['not without damage', { damage: null }, ''],
  ])('%s', (_when, moves, words) => {
    expect(hold(moves)).toBe(words === '' ? '' : `this feed would ${words}.`);
  });

  it('for every reason there is, and names the three worst providers', () => {
    const providers = [30, 50, 40, 60].map((missing, index) =>
      move({ provider: `s${index}`, active: missing, missing }),
    );
    expect(hold({ providers, implausible: 80 })).toBe(
      'this feed would withdraw 60 of 60 plans of s3 and 50 of 50 plans of s1 and 40 of 40 plans of s2 and more of 1 other provider; ' +
        'it would skip 80 of its 100 rows as implausible.',
    );
  });

  it('counts the providers that it does not name', () => {
    const providers = [50, 30, 40, 60, 20].map((missing, index) =>
      move({ provider: `s${index}`, active: missing, missing }),
    );
    expect(hold({ providers })).toContain('40 of 40 plans of s2 and more of 2 other providers.');
    expect(hold({ providers: providers.slice(0, 3) })).toBe(
      'this feed would withdraw 50 of 50 plans of s0 and 40 of 40 plans of s2 and 30 of 30 plans of s1.',
    );
  });

  it('by rules that other programs can read, and limits that an operator sets', () => {
    const all: Partial<FeedMoves> = {
      providers: [move({ missing: 80, repriced: 80 })],
      implausible: 80,
      frequentPrice: { price: money(100), count: 95, plans: 100 },
      damage: { words: '3 rows are cut', isHeld: true },
    };
    const rules = findHoldReasons({ ...quiet, ...all }, defaultFeedLimits).map(({ rule }) => rule);
    expect(rules).toEqual(holdRules);
    const [reason] = findHoldReasons(
      { ...quiet, providers: [move({ repriced: 80 })] },
      { ...defaultFeedLimits, repricedBy: 0.125 },
    );
    expect(reason?.words).toContain('by more than 12.5 %');
  });

  it('when more goes, if it is held when less goes', () => {
    const counts = fc.record({ active: fc.nat(500), missing: fc.nat(500), repriced: fc.nat(500) });
    fc.assert(
      fc.property(counts, fc.nat(100), ({ active, missing, repriced }, more) => {
        const total = Math.max(active, missing + more, repriced + more);
        const few = findHoldReasons(
          { ...quiet, providers: [move({ active: total, missing, repriced })] },
          defaultFeedLimits,
        );
        const many = findHoldReasons(
          { ...quiet, providers: [move({ active: total, missing: missing + more, repriced: repriced + more })] },
          defaultFeedLimits,
        );
        expect(many.length).toBeGreaterThanOrEqual(few.length);
      }),
    );
  });
});
