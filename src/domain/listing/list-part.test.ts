import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListPart } from './destination-view.ts';
import { plansPerPage, tableLinesPerPage, viewNames, type ViewName } from './list-query.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { anyDestinationPlans } from '#tests/support/random-listed-plans.ts';

/** Each of a provider of its own. */
function plansOf(count: number): ListedPlan[] {
  return Array.from({ length: count }, (_none, index) =>
    makeListedPlan({ id: index + 1, provider: makeListedProvider(`seller-${index}`) }),
  );
}

function part(view: ViewName, plans: readonly ListedPlan[], page = 1): ListPart {
  return makeDestinationView(plans, { view, page }).list;
}

describe('the pages of a list', () => {
  it.each([
    ['plans', plansPerPage, 20],
    ['best', plansPerPage, 20],
    ['table', tableLinesPerPage, 30],
  ] as const)('of %s hold %s each', (view, perPage, expected) => {
    expect(perPage).toBe(expected);
    const plans = plansOf(perPage + 1);
    expect(part(view, plans)).toMatchObject({ page: 1, pages: 2, from: 1, to: perPage, total: perPage + 1 });
    expect(part(view, plans, 2)).toMatchObject({ page: 2, from: perPage + 1, to: perPage + 1 });
  });

  it('fit exactly', () => {
    expect(part('plans', plansOf(40), 2)).toMatchObject({ pages: 2, from: 21, to: 40 });
  });

  it('are shown in one from the asked one on', () => {
    const view = makeDestinationView(plansOf(70), { page: 2, pagesShown: 2 });
    expect(view.list).toMatchObject({ page: 2, pages: 4, from: 21, to: 60 });
    expect(view.list.rows).toHaveLength(40);
  });

  it('end with the last one, whatever is asked for, and the view says which page it shows', () => {
    const view = makeDestinationView(plansOf(25), { page: 99 });
    expect(view.list).toMatchObject({ page: 2, from: 21, to: 25 });
    expect(view.query.page).toBe(2);
  });

  it('are one empty page when nothing is listed', () => {
    const empty = { page: 1, pages: 1, from: 0, to: 0, total: 0, rows: [], further: [] };
    for (const view of viewNames) expect(part(view, [], 3)).toMatchObject(empty);
  });

  it('hold only what the view shows', () => {
    const plans = plansOf(2);
    expect(part('plans', plans)).toMatchObject({ rows: [{}, {}], further: [], table: null });
    expect(part('best', plans)).toMatchObject({ rows: [{}, {}], further: [{}, {}], table: null });
    expect(part('table', plans)).toMatchObject({ rows: [], further: [], table: { lines: [{}, {}] } });
  });

  it('together hold every plan once', () => {
    fc.assert(
      fc.property(anyDestinationPlans, (plans) => {
        const { pages, total } = makeDestinationView(plans).list;
        const ids = Array.from({ length: pages }, (_none, index) =>
          makeDestinationView(plans, { page: index + 1 }).list.rows.map(({ plan }) => plan.id),
        ).flat();
        expect(new Set(ids).size).toBe(total);
        expect(ids).toHaveLength(total);
      }),
    );
  });
});
