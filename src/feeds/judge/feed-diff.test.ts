import { describe, expect, it } from 'vitest';
import type { SeenPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { makePlan, money, promoOf } from '#tests/support/plan-factory.ts';
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

const inEuros = (units: number) => makePlan({ price: money(units, 'EUR') });

/** What moved of plans that were published as one and are stated as another now. */
function compare(pairs: readonly (readonly [before: Partial<PlanFacts>, after: Partial<PlanFacts>])[]): FeedDiff {
  const diff = new FeedDiff(usual);
  for (const [before, after] of pairs)
    diff.seen({ provider: 'nori', plan: makePlan(after), before: makePlan(before), wasActive: true, isSame: false });
  return diff;
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
    [100, 100, { isSame: false, before: inEuros(100) }, 1],
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

  it('counts each price that moved, and a plan once', () => {
    const yen = money(6_750_000, 'JPY');
    const former = { ownPrices: [yen, money(40_000, 'EUR')], promo: promoOf(money(40_000)) };
    const diff = compare([
      [former, { ownPrices: [{ ...yen, units: 67_500 }, money(41_000, 'EUR')], promo: promoOf(money(20_000)) }],
      [former, { ownPrices: [], promo: null }],
      [{}, { dataMb: 5_000 }],
      [{}, { ...former }],
    ]);
    expect([diff.repriced, diff.moves()]).toEqual([2, [{ provider: 'nori', active: 4, missing: 0, repriced: 2 }]]);
    expect(diff.priceMoves()).toEqual([
      { provider: 'nori', price: 'JPY price', stated: 2, gone: 1, moved: 1, repriced: 1, ratios: [0.01] },
      { provider: 'nori', price: 'EUR price', stated: 2, gone: 1, moved: 1, repriced: 0, ratios: [1.025] },
      { provider: 'nori', price: 'promo price', stated: 2, gone: 1, moved: 1, repriced: 1, ratios: [0.5] },
      { provider: 'nori', price: 'price per GB', stated: 4, gone: 0, moved: 1, repriced: 1, ratios: [0.2] },
    ]);
    expect(diff.worst.changes().map(({ price, before, after }) => [price, before.units, after?.units])).toEqual([
      ['JPY price', 6_750_000, 67_500],
      ['price per GB', 45_000, 9_000],
      ['promo price', 40_000, 20_000],
      ['EUR price', 40_000, 41_000],
    ]);
  });

  it('counts prices of unchanged plans, and none of plans that were not offered', () => {
    const diff = new FeedDiff(usual);
    const stated = { ownPrices: [money(6_750_000, 'JPY')] };
    const [before, after] = [makePlan(stated), makePlan({ ownPrices: [money(5_000_000, 'JPY')] })];
    diff.seen({ provider: 'nori', plan: before, before, wasActive: true, isSame: true });
    diff.seen({ provider: 'nori', plan: after, before, wasActive: true, isSame: false });
    diff.seen({ provider: 'nori', plan: after, before, wasActive: false, isSame: false });
    expect(diff.priceMoves()).toMatchObject([{ price: 'JPY price', stated: 2, moved: 1, repriced: 1 }]);
  });

  it('remembers the first ten thousand factors of a price, and counts all', () => {
    const diff = new FeedDiff(usual);
    const [before, plan] = [makePlan(), makePlan({ price: money(90_000) })];
    for (let index = 0; index < 10_001; index += 1)
      diff.seen({ provider: 'nori', plan, before, wasActive: true, isSame: false });
    const [move] = diff.priceMoves();
    expect([move?.moved, move?.repriced, move?.ratios.length]).toEqual([10_001, 10_001, 10_000]);
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
    diff.seen(plan(100, 100, { isSame: false, before: inEuros(100) }));
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
