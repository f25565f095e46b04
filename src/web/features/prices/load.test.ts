import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, makePlan, membersOf, moneyOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadPrices } from './load.ts';

const history = (...points: readonly [string, string][]) =>
  points.map(([at, amount]) => ({ at: `${at}T00:00:00Z`, money: moneyOf(amount) }));
const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('10'), history: history(['2026-09-01', '20'], ['2026-10-01', '10']) }),
    // Do not serve the basket: too little, too short, no amount.
    makePlan(2, { price: moneyOf('1'), dataMb: 900 }),
    makePlan(3, { price: moneyOf('1'), validityDays: 1 }),
    makePlan(4, { price: moneyOf('1'), dataKind: 'unlimited', dataMb: null }),
    // Two of it serve the basket.
    makePlan(5, {
      coverage: [countryOf('KR')],
      dataMb: 3000,
      price: moneyOf('3'),
      history: history(['2026-09-01', '2'], ['2026-11-01', '3']),
    }),
    makePlan(8, { coverage: [countryOf('TW')], price: moneyOf('0.50'), dataMb: 100, validityDays: 1 }),
    makePlan(6, { coverage: [countryOf('FR')], price: moneyOf('15') }),
    makePlan(7, { coverage: membersOf('balkans'), price: moneyOf('40') }),
  ],
});
const load = async (search = '', currency = 'USD') =>
  expectPage(await loadPrices(makePageRequest({ parameters: {}, search, currency }), context));
const named = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

describe('loadPrices', () => {
  it('compares countries by what the basket costs, and no region', async () => {
    const { data, head } = await load();
    expect(named(data.rows).slice(0, 3)).toEqual(['South Korea', 'Japan', 'France']);
    expect(data.rows[1]).toMatchObject({ price: moneyOf('10'), perGb: moneyOf('2'), path: '/japan', change: -0.5 });
    expect(data.rows.every(({ path }) => !path.startsWith('/region'))).toBe(true);
    expect(head.noIndex).toBeUndefined();
  });

  it('has a class for every row, and the map shows them', async () => {
    const { data } = await load();
    expect(data.classes.map(({ to }) => to)).toEqual([moneyOf('3'), moneyOf('8'), null]);
    expect(data.rows.map(({ priceClass }) => priceClass)).toEqual(
      data.rows.map(({ priceClass }) => priceClass).toSorted(),
    );
    const shown = membersOf('global').map((code) => data.rows.find((row) => row.code === code)?.priceClass ?? 0);
    expect(data.mask).toBe(shown.join(''));
  });

  it('names what fell and rose, with its line', async () => {
    const { data } = await load();
    expect(data.falls).toMatchObject([{ name: 'Japan', change: -0.5 }]);
    expect(data.rises).toMatchObject([{ name: 'South Korea', change: 0.5, since: '2026-09-01' }]);
    expect(data.falls[0]?.line.steps.map(({ money }) => money.units)).toEqual([200_000, 100_000]);
    expect(data.rises[0]?.price).toEqual(moneyOf('6'));
    expect(data.rises[0]?.line.steps.map(({ money }) => money.units)).toEqual([40_000, 60_000]);
  });

  it('names the lowest price and what it buys where no plan serves the basket', async () => {
    const { data } = await load();
    expect(named(data.rows)).not.toContain('Taiwan');
    expect(data.others).toMatchObject([
      { name: 'Taiwan', price: moneyOf('0.50'), amount: '100\u00a0MB for 1\u00a0day' },
    ]);
  });

  it('claims no change on a young site, whatever the feeds say of earlier days', async () => {
    const young = (id: number, amount: string, at: string) =>
      makePlan(id, {
        price: moneyOf(amount),
        history: [{ at, statedAt: '2026-08-01T00:00:00Z', money: moneyOf(amount) }],
      });
    const plans = [young(1, '20', '2026-11-17T00:00:00Z'), young(2, '11.80', '2026-11-18T00:00:00Z')];
    const request = makePageRequest({ parameters: {}, search: '', currency: 'USD' });
    const { data } = expectPage(await loadPrices(request, createMemoryContext({ plans })));
    expect(data.rows.map(({ change, since }) => [change, since])).toEqual([[null, null]]);
    expect([data.falls, data.rises]).toEqual([[], []]);
  });

  it('is ordered as asked, and only the first order is for search engines', async () => {
    expect(named((await load('?sort=name')).data.rows).slice(0, 2)).toEqual(['Albania', 'Bosnia & Herzegovina']);
    expect((await load('?sort=name')).head.noIndex).toBe(true);
    expect(named((await load('?sort=change')).data.rows)[0]).toBe('Japan');
    expect((await load('?sort=nonsense')).data.order).toBe('price');
  });

  it('marks what is converted and says of which day', async () => {
    const { data, rateDays } = await load('', 'JPY');
    expect(data.rows[0]?.perGb).toMatchObject({ currency: 'JPY', isEstimate: true });
    expect(rateDays).toEqual({ oldest: '2026-11-19', newest: '2026-11-19' });
  });

  it('has nothing to compare in an empty catalogue', async () => {
    const request = makePageRequest({ parameters: {} });
    const { data } = expectPage(await loadPrices(request, createMemoryContext()));
    expect(data).toMatchObject({ rows: [], classes: [], falls: [], rises: [] });
  });
});
