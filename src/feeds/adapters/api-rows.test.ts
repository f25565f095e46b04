import { describe, expect, it } from 'vitest';
import { feedAdapters, type FeedFormatName } from './feed-format.ts';
import { readFeedText, type FeedOutcome } from '#tests/support/feed-files.ts';

/** One offer of an API in an answer of its shape, with further fields. */
type AnswerOf = (row: Record<string, unknown>) => unknown;

const apis: readonly (readonly [format: FeedFormatName, shape: string, answer: AnswerOf])[] = [
  ['airalo', 'partner answer', (row) => airaloAnswer({ id: 'kori-7d-1gb', price: 4.5, ...row })],
  [
    'airalo',
    'partner answer with prices',
    (row) =>
      airaloAnswer({
        id: 'kori-7d-1gb',
        price: 4.5,
        prices: { recommended_retail_price: { USD: 4.5, EUR: 4 } },
        ...row,
      }),
  ],
  [
    'airalo',
    'site answer',
    (row) => ({
      title: 'Japan',
      packages: [{ id: 7, slug: 'kori-7d-1gb', operator: { title: 'Kori' }, ...airaloPackage, price: 4.5, ...row }],
    }),
  ],
  ['esim-access', 'answer', (row) => ({ obj: { packageList: [{ ...accessPackage, ...row }] } })],
  ['esim-go', 'answer', (row) => ({ bundles: [{ ...goBundle, ...row }], pageCount: 1 })],
  ['zendit', 'dashboard page', (row) => ({ data: { offers: { total: 1, list: [{ ...zenditOffer, ...row }] } } })],
  ['reseller', 'flat list', (row) => [{ ...resellerProduct, ...row }]],
  ['data-plan', 'feed', (row) => [{ ...dataPlan, ...row }]],
];

const airaloPackage = { type: 'sim', title: '1 GB - 7 days', day: 7, amount: 1024, data: '1 GB' };

function airaloAnswer(row: Record<string, unknown>): unknown {
  const operators = [{ title: 'Kori', coverages: [{ code: 'JP' }], packages: [{ ...airaloPackage, ...row }] }];
  return { data: [{ country_code: 'JP', title: 'Japan', operators }] };
}

const accessPackage = {
  packageCode: 'KST001',
  name: 'Japan 1GB 7Days',
  retailPrice: 45_000,
  currencyCode: 'USD',
  volume: 2 ** 30,
  dataType: 1,
  duration: 7,
  durationUnit: 'DAY',
  location: 'JP',
};
const goBundle = {
  name: 'esim_1GB_7D_JP_V2',
  description: 'eSIM, 1GB, 7 Days, Japan, V2',
  price: 4.5,
  duration: 7,
  dataAmount: 1000,
  unlimited: false,
  countries: [{ iso: 'JP', name: 'Japan' }],
};
const zenditOffer = {
  offerId: 'ESIM-JP-7D-1GB-NOROAM',
  type: 'esim',
  country: { name: 'Japan' },
  details: { durationDays: 7, data: { gb: 1, type: 'limited' } },
  price: { currency: { code: 'USD', denomination: 100 }, fixed: 450 },
};
const resellerProduct = {
  id: 31,
  name: '日本 1GB/7天',
  countries: [{ en: 'Japan', code: 'JP' }],
  dataSize: 1024,
  validDays: 7,
  price: 4.5,
};
const dataPlan = {
  id: 'kori-jp-1',
  planName: 'Japan 1 GB',
  validity: 7,
  dataCap: 1,
  dataUnit: 'GB',
  prices: { USD: 4.5 },
  coverages: [{ code: 'JP' }],
};

const read = (format: FeedFormatName, answer: unknown): Promise<FeedOutcome> =>
  readFeedText(feedAdapters[format], JSON.stringify(answer));

/** Fields that some of the formats have and that no plan needs. */
const optional = [
  'link',
  'provider',
  'maxSpeed',
  'dataCapPer',
  'internetBreakouts',
  'telephony',
  'canTopUp',
  'locationNetworkList',
  'fupPolicy',
  'speed',
  'unusedValidTime',
  'supportTopUpType',
  'activeType',
  'ipExport',
  'priceType',
  'notes',
  'notesShort',
  'subTypes',
  'cost',
  'enabled',
  'status',
  'voice',
  'text',
  'is_stock',
  'is_unlimited',
  'fair_usage_policy',
  'net_price',
  'isUnlimited',
];

describe.each(apis)('a row of %s (%s)', (format, _shape, answer) => {
  it('is a plan of 4.50 dollars', async () => {
    const { plans } = await read(format, answer({}));
    expect(plans).toMatchObject([{ price: { units: 45_000, currency: 'USD' }, dataMb: 1000, coverage: ['JP'] }]);
  });

  it.each(['currency', 'currency_code', 'priceCurrency'])(
    'is in the currency of its own %s or is refused',
    async (field) => {
      for (const currency of ['XYZ', 'BDT', 'CNY', 'EUR', 'jpy', { code: 'GBP' }, 'USD or EUR', 7]) {
        const { plans, skips } = await read(format, answer({ [field]: currency }));
        const stated = typeof currency === 'object' ? currency.code : currency;
        expect(plans.map(({ price }) => price.currency)).toEqual(
          skips.length === 1 ? [] : [String(stated).toUpperCase()],
        );
        for (const skip of skips) expect(skip).toMatch(/^(bad-currency|two-currencies) /);
      }
      const { plans } = await read(format, answer({ [field]: 'USD' }));
      expect(plans).toMatchObject([{ price: { units: 45_000, currency: 'USD' } }]);
    },
  );

  it('that names no currency, in an empty field or null, is in that of its format', async () => {
    for (const currency of [null, '', ' '])
      expect((await read(format, answer({ currency }))).plans).toMatchObject([{ price: { currency: 'USD' } }]);
  });

  it('is the same with every field empty that it need not have', async () => {
    const [whole] = (await read(format, answer({}))).plans;
    for (const empty of ['', ' ', null]) {
      const { plans, skips } = await read(format, answer(Object.fromEntries(optional.map((field) => [field, empty]))));
      expect([plans, skips]).toEqual([[whole], []]);
    }
  });

  it('with half a character or a NUL in a text is refused for it', async () => {
    for (const damage of ['1 GB \ud83d', '1\0GB']) {
      const { skips, rows } = await read(format, answer({ note: damage }));
      expect([rows.length, skips[0]]).toEqual([1, expect.stringMatching(/^damaged-text .*note$/)]);
    }
  });
});

it('empty further prices of a DataPlan are not stated', async () => {
  const { plans } = await read('data-plan', [{ ...dataPlan, prices: { EUR: null, GBP: '', USD: 4.5 }, link: '' }]);
  expect(plans).toMatchObject([{ price: { units: 45_000, currency: 'USD' }, ownPrices: [], url: null }]);
});
