import { describe, expect, it } from 'vitest';
import { moneyOf } from '#tests/support/memory-context.ts';
import { spanishSim as own } from '#tests/support/own-sim-factory.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import type { OwnSimData } from '#web/features/list/state/list-data.ts';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { PlanSection } from './plan-section.tsx';

const plans = ['5', '8', '20'].map((price, place) =>
  makeListedPlan({
    id: place + 1,
    provider: makeListedProvider(`seller-${price}`, { name: `seller-${price}` }),
    price: moneyOf(price),
  }),
);

function render(ownSim: OwnSimData | null, query: Parameters<typeof makeDestinationView>[1] = {}): string {
  return renderOnPage(
    <ListStateProvider data={makeListData(makeDestinationView(plans, query), { ownSim })}>
      <PlanSection checkedAt={null} />
    </ListStateProvider>,
  );
}

/** The sellers and the own SIM in their order. */
function order(html: string): string[] {
  const list = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
  return list.match(/Your own SIM(?=<)|seller-\d+(?=<\/b>)/g) ?? [];
}

describe('the own SIM in the list', () => {
  it('stands at the rank of its bound and leads nowhere', () => {
    const html = render(own);
    expect(order(html)).toEqual(['seller-5', 'Your own SIM', 'seller-8', 'seller-20']);
    expect(html).toContain('$6.66');
    expect(html).toContain('Nobody has checked this');
    expect(html).toContain('This row earns nothing.');
  });

  it.each([
    [1, ['Your own SIM', 'seller-5', 'seller-8', 'seller-20']],
    [1_000_000, ['seller-5', 'seller-8', 'seller-20', 'Your own SIM']],
  ])('stands first or last where its bound is, without being called the lowest (%s)', (capUnits, expected) => {
    const terms = own.terms && { ...own.terms, capUnits };
    expect(order(render({ ...own, terms }))).toEqual(expected);
  });

  it('says who has read the law', () => {
    expect(render({ ...own, checked: { by: 'Jane Doe', on: '2026-12-01' } })).toContain('Jane Doe read the articles');
  });

  it('asks for the country once, where it is not known', () => {
    const html = render({ ...own, home: null, terms: null });
    expect(order(html)).toEqual(['seller-5', 'seller-8', 'seller-20']);
    expect(html.match(/name="home"/g)).toHaveLength(1);
    expect(html).toContain('action="/settings"');
  });

  it('is not there for unlimited data, in another order or without terms', () => {
    expect(order(render(null))).not.toContain('Your own SIM');
    expect(order(render(own, { sort: 'price' }))).not.toContain('Your own SIM');
    const trip = { days: 7, dataMb: null, hotspot: false, isNewCustomer: true };
    expect(order(render(own, { trip }))).not.toContain('Your own SIM');
  });
});
