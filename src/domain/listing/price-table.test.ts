import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceTable } from './destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListedPlans } from '#tests/support/random-listed-plans.ts';
import { isRenewing } from '#domain/plan/renewal.ts';

const ahoy = makeListedProvider('ahoy');
const birch = makeListedProvider('birch');
const coral = makeListedProvider('coral');

function table(plans: readonly ListedPlan[]): PriceTable {
  const { list } = makeDestinationView(plans, { view: 'table' });
  if (list.table === null) throw new Error('no table');
  return list.table;
}

/** The ids of each line; `*`: the lowest of its column. */
function cells(plans: readonly ListedPlan[]): Record<string, readonly (string | null)[]> {
  const lines = table(plans).lines.map(({ provider, cells }): [string, (string | null)[]] => [
    provider.slug,
    cells.map((cell) => cell && `${cell.row.plan.id}${cell.isLowest ? '*' : ''}`),
  ]);
  return Object.fromEntries(lines);
}

function sized(id: number, dataMb: number, units: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  return makeListedPlan({ id, dataMb, price: money(units), provider: ahoy, ...facts });
}

describe('the table of prices', () => {
  it('has a column for each size, from it up to the next', () => {
    const sizes = [999, 1_000, 2_999, 4_000, 9_999, 10_000, 49_000, 400_000];
    const plans = sizes.map((dataMb, index) => sized(index, dataMb, 10_000 + index));
    expect(table(plans).sizes).toEqual([1, 3, 5, 10, 20, 50, null]);
    expect(cells(plans)).toEqual({ ahoy: ['1*', '3*', '4*', '5*', '6*', '7*', null] });
  });

  it('shows the lowest list price of a cell, and marks the lowest of a column once', () => {
    const plans = [
      sized(1, 5_000, 40_000),
      sized(2, 6_000, 30_000),
      sized(3, 5_000, 30_000, { provider: birch }),
      sized(4, 1_000, 9_000, { provider: birch }),
      sized(5, 1_000, 8_000, { provider: coral }),
    ];
    expect(cells(plans)).toEqual({
      ahoy: [null, null, '2*', null, null, null, null],
      birch: ['4', null, '3', null, null, null, null],
      coral: ['5*', null, null, null, null, null, null],
    });
  });

  it('has a column for unlimited plans, whatever their allowance', () => {
    expect(cells([sized(1, 3_000, 90_000, { dataKind: 'unlimited' })])).toEqual({
      ahoy: [null, null, null, null, null, null, '1*'],
    });
  });

  it('counts the days of a daily plan together', () => {
    expect(cells([sized(1, 1_000, 90_000, { dataKind: 'daily', validityDays: 10 })])['ahoy']?.[3]).toBe('1*');
  });

  it('leaves out providers without a cell, and plans without a price', () => {
    const view = makeDestinationView(
      [sized(1, 500, 1), sized(2, 1, 1, { dataKind: 'payg', provider: birch }), makeListedPlan({ id: 3, price: null })],
      { view: 'table' },
    );
    expect(view.list).toMatchObject({ total: 0, pages: 1, table: { lines: [] } });
    expect(view.matchCount).toBe(3);
  });

  it('never shows more than any listed plan of the same provider and column asks', () => {
    fc.assert(
      fc.property(anyListedPlans, (listed) => {
        for (const { provider, cells } of table(listed).lines) {
          const ofSeller = listed.filter(
            (plan) => plan.provider === provider && !plan.isDominated && !isRenewing(plan),
          );
          const unlimited = ofSeller.filter(({ dataKind, price }) => dataKind === 'unlimited' && price !== null);
          const lowest = Math.min(...unlimited.map(({ price }) => price?.units ?? 0));
          expect(cells[6]?.row.plan.price?.units ?? Infinity).toBe(lowest);
        }
      }),
    );
  });
});
