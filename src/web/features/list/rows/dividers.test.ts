import { describe, expect, it } from 'vitest';
import { makeDestinationView, makeListedPlan, regionCoverage } from '#tests/support/listed-plan-factory.ts';
import { dividersOf } from './dividers.ts';

const fitting = makeListedPlan();
const unclear = [makeListedPlan({ dataMb: null }), makeListedPlan({ dataMb: null })];
const short = [makeListedPlan({ dataKind: 'daily', dataMb: 100 })];

describe('dividersOf', () => {
  it('stands before the first plan of each kind that may not serve the trip', () => {
    const dividers = dividersOf(makeDestinationView([...short, ...unclear, fitting]));
    expect([...dividers.values()]).toEqual([
      { fit: 'unknown', count: 2 },
      { fit: 'short', count: 1 },
    ]);
    expect(dividers.has(fitting.id)).toBe(false);
    expect(dividers.has(short[0]?.id ?? 0)).toBe(true);
  });

  it('stands before what works in a part of the region only', () => {
    const wide = makeListedPlan({ coverage: regionCoverage(14, 27) });
    const few = [1, 2].map((covered) => makeListedPlan({ coverage: regionCoverage(covered, 27) }));
    const dividers = dividersOf(makeDestinationView([...few, wide]));
    expect([...dividers]).toEqual([[few[0]?.id, { fit: 'partial', count: 2 }]]);
  });

  it('stands on top of a page that goes on with a kind', () => {
    const many = Array.from({ length: 25 }, () => makeListedPlan({ dataMb: null }));
    const view = makeDestinationView(many, { page: 2 });
    expect(dividersOf(view).get(view.list.rows[0]?.plan.id ?? 0)).toEqual({ fit: 'unknown', count: 25 });
  });

  it('is only known in the order of the trip', () => {
    expect(dividersOf(makeDestinationView([...short, fitting], { sort: 'price' })).size).toBe(0);
  });
});
