import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeenPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { FeedDiff } from './feed-diff.ts';

function plan(after: number, before: number | null, facts: Partial<SeenPlan> = {}): SeenPlan {
  const price = money(after);
  const isSame = after === before;
  return {
    provider: 'nori',
    plan: makePlan({ price }),
    before: before === null ? null : makePlan({ price: money(before) }),
    wasActive: before !== null,
    isSame,
    ...facts,
  };
}

const usual = { repricedBy: 0.25, watch: null };

describe('the difference of a feed to what is published', () => {
  it('names what is new, changed with both prices, gone and not seen', () => {
    const diff = new FeedDiff(usual);
    diff.seen(plan(100, null));
    diff.seen(plan(110, 100));
    diff.seen(plan(100, 100));
    diff.missing({ provider: 'nori', externalId: 'gone', price: money(5), isWithdrawn: true });
    diff.missing({ provider: 'nori', externalId: 'later', price: money(6), isWithdrawn: false });
    const { added, changed, withdrawn, unseen } = diff.examples;
    expect([added.length, changed.length]).toEqual([1, 1]);
    expect(changed[0]).toMatchObject({ before: money(100), price: money(110) });
    expect([withdrawn, unseen]).toEqual([
      [{ provider: 'nori', id: 'gone', price: money(5) }],
      [{ provider: 'nori', id: 'later', price: money(6) }],
    ]);
    expect(diff.moves()).toEqual([{ provider: 'nori', active: 4, missing: 2, repriced: 0 }]);
  });

  it.each<[number, number, Partial<SeenPlan>, number]>([
    [125, 100, {}, 0],
    [126, 100, {}, 1],
    [75, 100, {}, 0],
    [74, 100, {}, 1],
    [100, 0, {}, 1],
    [0, 100, {}, 1],
    [0, 0, { isSame: false }, 0],
    [200, 100, { wasActive: false }, 0],
    [100, 100, { isSame: false, before: makePlan({ price: money(100, 'EUR') }) }, 1],
  ])('counts a price of %d after %d %j as repriced %d times', (after, before, facts, repriced) => {
    const diff = new FeedDiff(usual);
    diff.seen(plan(after, before, facts));
    expect([diff.repriced, diff.moves()[0]?.repriced]).toEqual([repriced, repriced]);
  });

  it('remembers five of a kind, and tells of all', () => {
    const told: unknown[] = [];
    const diff = new FeedDiff({ ...usual, watch: { change: (...change) => told.push(change) } });
    for (let price = 1; price <= 30; price += 1) diff.seen(plan(price, null));
    expect(diff.examples.added.map(({ price }) => price.units)).toEqual([1, 2, 3, 4, 5]);
    expect(told).toHaveLength(30);
    expect(told[29]).toMatchObject(['added', { provider: 'nori', price: money(30) }]);
  });

  it('finds what all prices were multiplied by, whatever they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 1 }),
        fc.integer({ min: 2, max: 200 }),
        (prices, by) => {
          const diff = new FeedDiff(usual);
          for (const price of prices) diff.seen(plan(price * by, price));
          expect(diff.commonRatio()).toBeCloseTo(by);
        },
      ),
    );
  });

  it('finds nothing in common where there is nothing', () => {
    const diff = new FeedDiff(usual);
    expect(diff.commonRatio()).toBeNull();
    for (let by = 2; by < 40; by += 1) diff.seen(plan(100 * by, 100));
    expect(diff.commonRatio()).toBeNull();
  });

  it('finds the change to another currency, and from nothing', () => {
    const diff = new FeedDiff(usual);
    for (let price = 1; price <= 4; price += 1)
      diff.seen(plan(price, price, { isSame: false, before: makePlan({ price: money(price, 'EUR') }) }));
    diff.seen(plan(7, 0));
    expect(diff.commonRatio()).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    [8, 2, 203, 2],
    [8, 2, 300, 2],
    [7, 3, 300, null],
    [7, 3, 203, 2],
    [7, 3, 204, null],
  ])('of %d doubled prices and %d of 100 that became %d finds %j', (doubled, others, after, common) => {
    const diff = new FeedDiff(usual);
    const half = Math.floor(doubled / 2);
    const prices = [...Array<number>(half).fill(200), ...Array<number>(others).fill(after)];
    for (const price of [...prices, ...Array<number>(doubled - half).fill(200)]) diff.seen(plan(price, 100));
    expect(diff.commonRatio()).toBe(common);
  });

  it('keeps the largest moves of either direction first, then what has gone', () => {
    const diff = new FeedDiff(usual);
    const moved: [after: number, before: number][] = [
      [110, 100],
      [100, 300],
      [200, 100],
      [0, 100],
      [100, 100],
    ];
    for (const [after, before] of moved) diff.seen(plan(after, before));
    diff.seen(plan(100, 100, { isSame: false }));
    diff.seen(plan(500, 100, { wasActive: false }));
    diff.missing({ provider: 'nori', externalId: 'gone', price: money(5), isWithdrawn: true });
    expect(diff.worst.changes().map(({ before, after, factor }) => [before.units, after?.units, factor])).toEqual([
      [100, 0, null],
      [300, 100, 3],
      [100, 200, 2],
      [100, 110, 1.1],
      [5, undefined, null],
    ]);
  });

  it('puts moves to another currency and from nothing first', () => {
    const diff = new FeedDiff(usual);
    diff.seen(plan(1_000, 1));
    diff.seen(plan(7, 0));
    diff.seen(plan(100, 100, { isSame: false, before: makePlan({ price: money(100, 'EUR') }) }));
    expect(diff.worst.changes().map(({ factor }) => factor)).toEqual([null, null, 1_000]);
  });

  it('keeps a hundred changes of either kind, the largest of any number', () => {
    const diff = new FeedDiff(usual);
    for (let by = 2; by <= 350; by += 1) {
      diff.seen(plan(100 * by, 100));
      diff.missing({ provider: 'nori', externalId: `gone-${by}`, price: money(by), isWithdrawn: true });
    }
    const changes = diff.worst.changes();
    const factors = changes.flatMap(({ factor }) => factor ?? []);
    expect([factors.length, factors[0], factors[99]]).toEqual([100, 350, 251]);
    const gone = changes.filter(({ after }) => after === null);
    expect([gone.length, gone[0]?.id, gone[99]?.id]).toEqual([100, 'gone-2', 'gone-101']);
  });
});
