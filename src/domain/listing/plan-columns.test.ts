import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#tests/support/plan-factory.ts';
import { anyDestinationPlans as anyPlansInDollars } from '#tests/support/random-listed-plans.ts';
import { encodePlans } from './encode-plans.ts';
import { decodePlans, type PlanColumns } from './plan-columns.ts';

/** Sellers that ask dollars, the same amount or another, and sellers that ask euros. */
const anyDestinationPlans = fc
  .tuple(anyPlansInDollars, fc.infiniteStream(fc.constantFrom('same', 'other', 'EUR')))
  .map(([{ plans, ...rest }, sellers]) => {
    const asks = sellers[Symbol.iterator]();
    return {
      ...rest,
      plans: plans.map((plan) => {
        const asked = asks.next().value ?? 'same';
        if (asked === 'same' && plan.price !== null) return { ...plan, sellerPrice: plan.price };
        return { ...plan, sellerPrice: money((plan.price?.units ?? 0) + 1, asked === 'EUR' ? 'EUR' : 'USD') };
      }),
    };
  });

const travelled = (columns: PlanColumns): unknown => JSON.parse(JSON.stringify(columns));

describe('plan columns', () => {
  it('bring every plan back as it was', () => {
    fc.assert(
      fc.property(anyDestinationPlans, (plans) => {
        expect(decodePlans(travelled(encodePlans(plans)))).toEqual(plans);
      }),
    );
  });

  it('let plans share what they shared', () => {
    fc.assert(
      fc.property(anyDestinationPlans, (plans) => {
        const { plans: decoded } = decodePlans(travelled(encodePlans(plans)));
        const bySlug = Map.groupBy(decoded, ({ provider }) => JSON.stringify(provider));
        for (const ofSeller of bySlug.values()) {
          expect(new Set(ofSeller.map(({ provider }) => provider)).size).toBe(1);
        }
      }),
    );
  });

  it('refuse columns of which something is missing', () => {
    fc.assert(
      fc.property(anyDestinationPlans, fc.nat(), ({ plans, ...rest }, pick) => {
        fc.pre(plans.length > 0);
        const columns = encodePlans({ ...rest, plans });
        const groups = ['pooled', 'numbers'] as const;
        const group = groups[pick % 2] ?? 'pooled';
        const names = Object.keys(columns[group]);
        const name = names[pick % names.length] ?? '';
        const cut = { ...columns, [group]: { ...columns[group], [name]: [] } };
        expect(() => decodePlans(travelled(cut))).toThrow(TypeError);
        const without = { ...columns, [group]: undefined };
        expect(() => decodePlans(travelled(without as unknown as PlanColumns))).toThrow(TypeError);
      }),
    );
  });

  it('refuse a place that nothing stands at', () => {
    const [sample] = fc.sample(anyDestinationPlans, 100).filter(({ plans }) => plans.length > 0);
    if (sample === undefined) throw new Error('no sample has a plan');
    const columns = encodePlans(sample);
    const provider = { ...columns.pooled.provider, values: [] };
    const lost = { ...columns, pooled: { ...columns.pooled, provider } };
    expect(() => decodePlans(lost)).toThrow('the provider of plan');
  });

  it.each([null, undefined, 'plans', 7, [], {}, { pooled: {}, numbers: {}, rules: {} }])('refuse %j', (received) => {
    expect(() => decodePlans(received)).toThrow(TypeError);
  });
});
