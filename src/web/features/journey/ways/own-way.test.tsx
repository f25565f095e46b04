import { describe, expect, it } from 'vitest';
import { nothingRemembered } from '#domain/listing/list-query.ts';
import type { SimHome } from '#domain/trip/roaming-law.ts';
import { countryOf, createMemoryContext, makePlan, makeProvider, moneyOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { loadTrip } from '#web/features/journey/trip/load.ts';
import { TripPlanner } from '#web/features/journey/trip/later.tsx';

const plans = [
  makePlan(1, { coverage: ['IT', 'FR', 'CH'].map(countryOf), price: moneyOf('20.00') }),
  makePlan(2, { coverage: [countryOf('CH')], price: moneyOf('5.00'), provider: makeProvider('ahoy') }),
  makePlan(3, { coverage: [countryOf('JP')], price: moneyOf('3.00') }),
];
const context = createMemoryContext({ plans, showsExamples: true });
const spain = countryOf('ES');

async function open(search: string, home?: SimHome, site = context) {
  const remembered = { ...nothingRemembered, ...(home !== undefined && { home }) };
  return expectPage(await loadTrip(makePageRequest({ parameters: {}, search, currency: 'EUR', remembered }), site))
    .data;
}

const ownOf = async (...asked: Parameters<typeof open>) => (await open(...asked)).answer?.ownSim ?? null;

describe('the own SIM as a way', () => {
  it('costs the bound where the law holds at every stop, whatever plans there are', async () => {
    const own = await ownOf('?stop=italy.5.5&stop=france.4.4', spain);
    // 9 GB at €1.10 with 21 % VAT are €11.979.
    expect(own).toMatchObject({ checked: null, way: { stops: [0, 1], lines: [], cost: moneyOf('11.98', 'EUR') } });
    expect(await ownOf('?stop=spain.3.3&stop=italy.5.5', spain)).toMatchObject({
      way: { stops: [0, 1], dataMb: 5000, cost: moneyOf('6.66', 'EUR') },
    });
  });

  it('is joined by the cheapest plan for the other stops, in one sum', async () => {
    const own = await ownOf('?stop=italy.5.5&stop=switzerland.2.2&stop=france.4.4', spain);
    expect(own?.way).toMatchObject({ stops: [0, 2], dataMb: 9000, most: moneyOf('11.98', 'EUR') });
    expect(own?.way?.lines.map(({ purchases }) => purchases[0]?.plan.id)).toEqual([2]);
    // $5.00 are €2.50.
    expect(own?.way?.cost).toMatchObject(moneyOf('14.48', 'EUR'));
  });

  it('never changes the other ways', async () => {
    const ways = async (home?: SimHome) => (await open('?stop=italy.5.5&stop=france.4.4', home)).answer?.ways;
    expect(await ways(spain)).toEqual(await ways());
    expect((await ways(spain))?.map(({ name }) => name)).toEqual(['cheapest']);
  });

  it('is not there without the law, for unlimited data, or where no plan serves the rest', async () => {
    expect(await ownOf('?stop=switzerland.5.5', spain)).toBeNull();
    expect(await ownOf('?stop=spain.5.5', spain)).toBeNull();
    expect(await ownOf('?stop=italy.5.5&stop=turkmenistan.4.4', spain)).toBeNull();
    expect(await ownOf('?stop=italy.5&total=unlimited', spain)).toBeNull();
    expect(await ownOf('?stop=italy.5.5', 'none')).toBeNull();
    const real = createMemoryContext({ plans, showsExamples: false });
    expect(await ownOf('?stop=italy.5.5', spain, real)).toBeNull();
  });

  it('stands last and earns nothing, and home is asked for outside the form of the trip', async () => {
    const html = renderOnPage(<TripPlanner {...await open('?stop=italy.5.5&stop=switzerland.2.2', spain)} />);
    expect([...html.matchAll(/data-way="(\w+)"/g)].map(([, name]) => name).at(-1)).toBe('own');
    expect(html).toContain('SIM from Spain, nothing to install');
    expect(html).toContain('We earn nothing from this row.');
    const asked = renderOnPage(<TripPlanner {...await open('?stop=italy.5.5')} />);
    expect(asked).not.toContain('data-way="own"');
    expect(asked.slice(asked.indexOf('</form>'))).toContain('name="home"');
    expect(asked).toContain('name="returnTo" value="/trip?stop=italy.5.5"');
  });
});
