import { describe, expect, it } from 'vitest';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { airaloAdapter } from './adapter.ts';

const fixtures = 'src/feeds/adapters/airalo/fixtures';

/** An answer of one package, as page `page` of `pages`. */
function answer(pages: number, query = ''): string {
  const operators = [
    { coverages: [{ code: 'FR' }], packages: [{ id: 'a', type: 'sim', price: 4, amount: 1024, day: 7 }] },
  ];
  const links = { first: `https://api.example.com/v2/packages?${query}page=1` };
  return JSON.stringify({ data: [{ title: 'France', operators }], links, meta: { last_page: pages } });
}

describe('a file of Airalo', () => {
  it('may be an answer of the Partner API, read package by package', async () => {
    const { complete, plans, skips, rows } = await readFeedAt(airaloAdapter, `${fixtures}/partner-answer.json`);
    expect(complete).toBe(true);
    expect(rows).toHaveLength(6);
    expect(skips).toEqual(['top-up-only package.type']);
    expect(plans.map(({ externalId, scope, price }) => `${externalId} ${scope} ${price.units}`)).toEqual([
      'lumen-7days-1gb local 45000',
      'lumen-10days-unlimited local 350000',
      'lumen-plus-7days-1gb local 45000',
      'wayfare-30days-3gb regional 45000',
      'wayfare-10days-unlimited regional 45000',
    ]);
  });

  it('may be a country answer of the site, which is never all', async () => {
    const { complete, plans, skips } = await readFeedAt(airaloAdapter, `${fixtures}/site-country.json`);
    expect(complete).toBe(false);
    expect(skips).toEqual(['not-offered package.is_stock']);
    expect(
      plans.map(({ externalId, coverage, reducedSpeedKbps }) => [externalId, coverage.join(), reducedSpeedKbps]),
    ).toEqual([
      ['formo-7days-1gb', 'TW', null],
      ['formo-unlimited-10days', 'TW', 1000],
    ]);
  });

  it.each([
    ['the only page', answer(1), true],
    ['one page of several', answer(3), false],
    ['an answer to a filter', answer(1, 'filter%5Btype%5D=global&'), false],
    ['an answer without paging', '{"data":[{"operators":[]}]}', false],
  ])('that is %s withdraws what it lacks: %s', async (_what, text, complete) => {
    expect((await readFeedText(airaloAdapter, text)).complete).toBe(complete);
  });

  it('that lists devices is refused by what it is', async () => {
    await expect(readFeedAt(airaloAdapter, `${fixtures}/devices.json`)).rejects.toThrow(
      /is the list of compatible devices of Airalo, which holds no plans: expected an answer of GET \/v2\/packages/,
    );
  });

  it.each([
    ['another JSON', '{"data": [{"name": "x"}]}'],
    ['a list of packages without operators', '{"title": "Taiwan", "packages": [{"id": 1}]}'],
    ['packages without a place', '{"packages": [{"operator": {}}]}'],
    ['an empty object', '{}'],
    ['an empty list', '{"data": []}'],
    ['CSV', 'a,b\n1,2\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(airaloAdapter, text)).toMatch(/holds no Airalo packages: expected an answer of GET/);
  });

  it('that is cut off is refused', async () => {
    expect(await refusalOf(airaloAdapter, answer(1).slice(0, -20))).toMatch(/is not complete JSON/);
  });

  it('reports entries that are no packages, and goes on', async () => {
    const operators = [{ packages: [null, 7, { id: 'a' }] }, 'x', { packages: 'y' }];
    const { skips } = await readFeedText(airaloAdapter, JSON.stringify({ data: [{ operators }, null, 5] }));
    expect(skips).toEqual(['missing-field package', 'bad-value package', 'missing-field package.type']);
  });
});

describe('a package for a region', () => {
  it('is stored with exactly what its answer states', async () => {
    const { plans } = await readFeedAt(airaloAdapter, `${fixtures}/partner-answer.json`);
    expect(plans[3]).toEqual({
      ...unstatedFacts,
      externalId: 'wayfare-30days-3gb',
      name: 'Wayfare 3 GB - 30 Days',
      scope: 'regional',
      coverage: ['DE', 'FR', 'IT'],
      region: 'europe',
      dataKind: 'total',
      dataMb: 3000,
      dataWords: '3 GB',
      validityDays: 30,
      activation: 'first-use',
      price: { units: 45_000, currency: 'USD' },
      ownPrices: [
        { units: 40_000, currency: 'EUR' },
        { units: 3_843_900, currency: 'INR' },
        { units: 6_560_000, currency: 'JPY' },
      ],
      networks: [
        { country: 'DE', operator: 'Operator B', generation: '4G' },
        { country: 'FR', operator: 'Operator A', generation: '5G' },
      ],
      breakout: [],
      topUp: true,
      ekyc: false,
      phoneNumber: false,
    });
  });
});

describe('a damaged text', () => {
  it('spoils its own package and not those beside it', async () => {
    const sold = { type: 'sim', day: 7, amount: 1024, price: 4.5 };
    const packages = [
      { ...sold, id: 'kori-1', title: '1 GB \ud83d' },
      { ...sold, id: 'kori-2', title: '1 GB' },
    ];
    const operators = [{ title: 'Kori', coverages: [{ code: 'JP' }], packages }];
    const text = JSON.stringify({ data: [{ country_code: 'JP', title: 'Japan', operators }] });
    const { plans, skips } = await readFeedText(airaloAdapter, text);
    expect([plans.map(({ externalId }) => externalId), skips]).toEqual([['kori-2'], ['damaged-text package.title']]);
  });
});
