import { describe, expect, it } from 'vitest';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { rateSheetAdapter } from '#feeds/adapters/rate-sheet/adapter.ts';
import { resellerAdapter } from './adapter.ts';

const fixtures = 'src/feeds/adapters/reseller/fixtures';

describe('a reseller’s list', () => {
  it('may be flat, and is then all that it sells', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(resellerAdapter, `${fixtures}/flat.json`);
    expect([complete, rows.map((row) => row.number)]).toEqual([true, [1, 2, 3, 4, 5, 6, 7, 8]]);
    expect(plans.map(({ externalId, name, coverage, dataMb }) => [externalId, name, coverage.join(), dataMb])).toEqual([
      ['31', 'Asia 100 GB', 'JP,KR', 100_000],
      ['32', 'Israel 1 GB', 'IL', 1000],
      ['33', 'Gabon Unlimited', 'GA', null],
      ['34', 'Namibia 500 MB', 'NA', 500],
      ['35', '荷属安的列斯 1GB/7天', 'BQ,CW,SX', 1000],
      ['36', 'Puerto Rico 1 GB', 'PR', 1000],
      ['38', 'Europe 1 GB', 'ES,PT', 1000],
    ]);
    expect(skips).toEqual(['sub-national-destination countries']);
  });

  it('may be keyed by place and bundle, and prices only a part', async () => {
    const { complete, plans, skips, rows } = await readFeedAt(resellerAdapter, `${fixtures}/grouped.json`);
    expect(complete).toBe(false);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(plans.map(({ externalId, coverage, price }) => [externalId, coverage.join(), price.units])).toEqual([
      ['esim_1GB_7D_AL_V2', 'AL', 79_900],
      ['esim_5GB_30D_AL_V2', 'AL', 219_900],
      ['esim_1GB_7D_CD_V2', 'CD', 99_900],
    ]);
    expect(skips).toEqual([
      'region-without-countries country',
      'region-without-countries country',
      'sub-national-destination country',
      'negative-price price',
      'bad-value bundle',
    ]);
  });

  it('has the same id for a bundle as a rate sheet', async () => {
    const sheet = await readFeedAt(rateSheetAdapter, 'src/feeds/adapters/rate-sheet/fixtures/fixed.csv');
    const reseller = await readFeedAt(resellerAdapter, `${fixtures}/grouped.json`);
    const bundle = ({ externalId, coverage, dataMb, validityDays }: (typeof sheet.plans)[number]) =>
      [externalId, coverage.join(), dataMb, validityDays].join(' ');
    expect(reseller.plans.slice(0, 2).map(bundle)).toEqual(sheet.plans.slice(0, 2).map(bundle));
  });

  const sold = (id: number, more: Record<string, unknown> = {}) => ({
    id,
    name: `esim ${id}`,
    dataSize: 1024,
    validDays: 7,
    price: '4.50',
    status: 'active',
    thirdPartyData: { name: 'x', validity: null },
    ...more,
  });
  const asia = { countries: [{ code: 'JP' }, { code: 'KR' }] };

  it.each<[what: string, answer: unknown]>([
    [
      'countries with lists',
      {
        countries: [
          { code: 'IL', products: [sold(1), sold(2)] },
          { code: 'GA', products: [sold(3)] },
        ],
      },
    ],
    [
      'named countries with lists',
      [
        { country: 'Israel', plans: [sold(1), sold(2)] },
        { country: 'Gabon', plans: [sold(3)] },
      ],
    ],
    ['lists by name', { Israel: [sold(1), sold(2)], Gabon: [sold(3)] }],
    ['lists by code, wrapped', { success: true, data: { IL: [sold(1), sold(2)], GA: [sold(3)] } }],
    ['products by name and id', { Israel: { a: sold(1), b: sold(2) }, Gabon: { c: sold(3) } }],
    [
      'places by code with lists',
      { data: { IL: { name: 'x', products: [sold(1), sold(2)] }, GA: { products: [sold(3)] } } },
    ],
  ])('may be grouped by country: %s, with prices as text', async (_what, answer) => {
    const { complete, plans, rows, skips } = await readFeedText(resellerAdapter, JSON.stringify(answer));
    expect([complete, rows.length, skips]).toEqual([true, 3, []]);
    expect(plans.map(({ externalId, coverage, price }) => [externalId, coverage.join(), price.units])).toEqual([
      ['1', 'IL', 45_000],
      ['2', 'IL', 45_000],
      ['3', 'GA', 45_000],
    ]);
  });

  it('grouped by country keeps the countries that a product names itself', async () => {
    const answer = { Israel: [sold(1, asia)] };
    const { plans } = await readFeedText(resellerAdapter, JSON.stringify(answer));
    expect(plans.map(({ coverage }) => coverage)).toEqual([['JP', 'KR']]);
  });

  it('may be one page of an answer, and is then not all that is sold', async () => {
    const page = (total: number) => ({ success: true, data: { list: [sold(1, asia)], total, page: 1, limit: 1 } });
    const [whole, part] = [page(1), page(2)].map((each) => readFeedText(resellerAdapter, JSON.stringify(each)));
    expect([(await whole)?.complete, (await part)?.complete, (await part)?.plans.length]).toEqual([true, false, 1]);
  });

  it('may name bundles with prices as text in lists of countries', async () => {
    const answer = [{ country: 'Albania', products: [{ name: 'esim_1GB_7D_AL_V2', price: '7.99', currency: 'CNY' }] }];
    const { complete, plans } = await readFeedText(resellerAdapter, JSON.stringify(answer));
    expect([complete, plans]).toMatchObject([false, [{ coverage: ['AL'], price: { units: 79_900, currency: 'CNY' } }]]);
  });

  it('has a row for everything that stands in a place of products', async () => {
    const answer = { countries: [{ code: 'IL', products: [sold(1), null, 'x'] }, { code: 'GA' }] };
    const { rows, skips } = await readFeedText(resellerAdapter, JSON.stringify(answer));
    expect([rows.length, skips.length]).toEqual([4, 3]);
  });

  it('of two shapes is refused, so that no row is lost', async () => {
    const answer = JSON.stringify({ list: [sold(1, asia)], more: { list: [sold(2, asia)] } });
    expect(await refusalOf(resellerAdapter, answer)).toMatch(/in two places that differ in shape/);
  });

  it.each([
    ['another list', '[{"id": 1, "price": 2}]'],
    ['an empty list', '[]'],
    ['another JSON', '{"Albania": {"plans": 3}}'],
    ['a table', 'a,b\n1,2\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(resellerAdapter, text)).toMatch(
      /holds no products of a reseller: expected a reseller’s list/,
    );
  });

  it('that is cut off is refused', async () => {
    expect(await refusalOf(resellerAdapter, '{"Albania":{"esim_1GB_7D_AL_V2":7.9')).toMatch(/is not complete JSON/);
  });
});
