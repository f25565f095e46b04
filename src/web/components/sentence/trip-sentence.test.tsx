import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale.ts';
import { defaultTrip, type Trip } from '#domain/trip/trip.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import { makeDestinationView, makeListedPlan, type makeListQuery } from '#tests/support/listed-plan-factory.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListStateProvider } from '#web/components/list/list-state.tsx';
import { dataProfiles, dataUse, profileTotal } from './data-use.ts';
import { TripPanel } from './trip-panel.tsx';

type Query = NonNullable<Parameters<typeof makeListQuery>[0]>;

function render(query: Query = {}, locale: Locale = 'en'): string {
  const list = makeListData(makeDestinationView([makeListedPlan()], query));
  return renderOnPage(
    <ListStateProvider data={list}>
      <TripPanel place="Japan" />
    </ListStateProvider>,
    { locale },
  );
}

function forTrip(trip: Partial<Trip>): Query {
  return { trip: { ...defaultTrip, ...trip } };
}

/** Names and values that the form sends as it stands. */
function sent(html: string): string[] {
  return [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const type = /type="([a-z]+)"/.exec(input)?.[1];
    const isSent = (type !== 'radio' && type !== 'checkbox') || /checked/.test(input);
    const [name, value] = ['name', 'value'].map((key) => new RegExp(` ${key}="([^"]*)"`).exec(input)?.[1]);
    return isSent ? [`${name}=${value}`] : [];
  });
}

describe('TripPanel', () => {
  it('is a form that asks for the same page', () => {
    const html = render({}, 'fr');
    expect(html).toMatch(/<form[^>]* action="\/fr\/japan"[^>]* method="get"/);
    expect(html).toContain('type="submit"');
  });

  it('sends the trip as it stands', () => {
    expect(sent(render()).toSorted()).toEqual(['customer=new', 'days=7', 'gb=5']);
    const trip = forTrip({ days: 12, dataMb: null, hotspot: true, isNewCustomer: false });
    expect(sent(render({ ...trip, usesPromo: true })).toSorted()).toEqual([
      'customer=returning',
      'days=12',
      'gb=unlimited',
      'hotspot=1',
      'promo=1',
    ]);
  });

  it('offers an amount of its own that the address names', () => {
    expect(sent(render(forTrip({ dataMb: 7500 })))).toContain('gb=7.5');
    expect(render(forTrip({ dataMb: 5000 })).match(/name="gb"/g)).toHaveLength(7);
    expect(render(forTrip({ dataMb: 7500 })).match(/name="gb"/g)).toHaveLength(8);
  });

  it('sends the conditions that are on, and carries the rest of the state', () => {
    const fields = sent(render({ facets: { '5g': ['yes', 'unknown'], provider: ['seller'] }, sort: 'price', page: 3 }));
    expect(fields).toEqual(expect.arrayContaining(['5g=yes', '5g=unknown', 'provider=seller', 'sort=price']));
    expect(fields.filter((field) => field.startsWith('5g='))).toHaveLength(2);
    expect(fields.some((field) => field.startsWith('page='))).toBe(false);
  });

  it('says the trip in its summary', () => {
    const html = render(forTrip({ days: 10, dataMb: 10_000, hotspot: true, isNewCustomer: false }));
    expect(html).toContain('10\u00a0days · 10\u00a0GB · Hotspot · Returning customer');
    expect(render(forTrip({ dataMb: null }), 'ja')).toContain('7日間・無制限');
  });

  it('turns data into use', () => {
    expect(render(forTrip({ days: 10, dataMb: 10_000 }))).toContain('1\u00a0GB a day: maps, messages');
    expect(render(forTrip({ dataMb: null }))).toContain('No counting.');
  });

  it('counts plans that serve the trip, for eyes at once and for ears when it has settled', () => {
    const html = render();
    expect(html).toContain('aria-hidden="true">1 of 1 plan serves this trip.');
    expect(html).toContain('role="status">1 of 1 plan serves this trip.');
  });

  it('helps to estimate with links that work without scripts', () => {
    const html = render(forTrip({ days: 10, dataMb: 5000 }));
    expect(html).toMatch(/href="\/japan\?days=10&amp;gb=3"/);
    expect(html).toMatch(/href="\/japan\?days=10&amp;gb=20"/);
    expect(html).toContain('300\u00a0MB a day, 3\u00a0GB for the trip');
  });
});

describe('dataUse', () => {
  it('knows each profile as what it is meant for', () => {
    expect(dataProfiles.map(({ mbPerDay }) => dataUse(mbPerDay))).toEqual(['light', 'medium', 'heavy']);
    expect([dataUse(0), dataUse(150), dataUse(10_000)]).toEqual(['little', 'little', 'huge']);
  });

  it('rounds a stay up to whole gigabytes', () => {
    expect(profileTotal(300, 1)).toBe(1000);
    expect(profileTotal(300, 10)).toBe(3000);
    expect(profileTotal(1000, 365)).toBe(365_000);
  });
});
