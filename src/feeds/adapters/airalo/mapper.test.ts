import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapOffer } from './mapper.ts';

const item = {
  id: 'lumen-7days-1gb',
  type: 'sim',
  price: 4.5,
  amount: 1024,
  day: 7,
  is_unlimited: false,
  title: '1 GB - 7 Days',
  data: '1 GB',
  voice: null,
  text: null,
  fair_usage_policy: null,
  net_price: 1.1,
  prices: { net_price: { USD: 1.1 }, recommended_retail_price: { INR: 384.39, USD: 4.5, EUR: 4, JPY: 656 } },
};

const operator = {
  title: 'Lumen',
  plan_type: 'data',
  activation_policy: 'first-usage',
  is_kyc_verify: false,
  rechargeability: true,
  install_window_days: 1825,
  coverages: [{ name: 'FR', code: 'FR', networks: [{ name: 'Operator A', types: ['4G', '5G'] }] }],
};

const destination = { slug: 'france', country_code: 'FR', title: 'France' };

interface Changes {
  readonly item?: Record<string, unknown>;
  readonly operator?: Record<string, unknown>;
  readonly destination?: Record<string, unknown>;
}

const map = (changes: Changes, options = noOptions) =>
  mapOffer(
    {
      destination: { ...destination, ...changes.destination },
      operator: { ...operator, ...changes.operator },
      package: { ...item, ...changes.item },
    },
    options,
  );

describe('a package', () => {
  it('is a plan at the recommended retail price', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: 'lumen-7days-1gb',
      name: 'Lumen 1 GB - 7 Days',
      scope: 'local',
      coverage: ['FR'],
      dataKind: 'total',
      dataMb: 1000,
      dataWords: '1 GB',
      validityDays: 7,
      price: { units: 45_000, currency: 'USD' },
      activation: 'first-use',
      installWithinDays: 1825,
      topUp: true,
      ekyc: false,
      phoneNumber: false,
      networks: [{ country: 'FR', operator: 'Operator A', generation: '5G' }],
      url: null,
    });
  });

  it('keeps the seller’s own prices in other currencies to the last digit', () => {
    expect(planOf(map({})).ownPrices).toEqual([
      { units: 40_000, currency: 'EUR' },
      { units: 3_843_900, currency: 'INR' },
      { units: 6_560_000, currency: 'JPY' },
    ]);
  });

  it('never shows a net price', () => {
    const prices = { net_price: { USD: 1.1 } };
    expect(planOf(map({ item: { prices } })).price.units).toBe(45_000);
    expect(reasonOf(map({ item: { prices, price: undefined } }))).toBe('no-retail-price');
    expect(reasonOf(map({ item: { prices: undefined, price: null } }))).toBe('no-retail-price');
  });

  it('leaves out an own price that cannot be read', () => {
    const retail = { USD: 4.5, EUR: -4, JPY: 'x', XXQ: 3, GBP: 0, GBp: 450, USc: 450, INR: '384.39' };
    const { ownPrices } = planOf(map({ item: { prices: { recommended_retail_price: retail } } }));
    expect(ownPrices).toEqual([{ units: 3_843_900, currency: 'INR' }]);
  });

  it.each([
    [1024, 1000],
    [3072, 3000],
    [500, 500],
    [20_480, 20_000],
  ])('of %d binary MB has %d MB', (amount, dataMb) => {
    expect(planOf(map({ item: { amount } })).dataMb).toBe(dataMb);
  });

  it.each([[0], [66_651], [null]])('that is unlimited has no amount, whatever %j says', (amount) => {
    expect(planOf(map({ item: { amount, is_unlimited: true, data: 'Unlimited' } }))).toMatchObject({
      dataKind: 'unlimited',
      dataMb: null,
      dataWords: 'Unlimited',
    });
  });

  it('keeps the words of its fair use and the speed they name', () => {
    const policy = '<p>Lower speed rate of 1 Mbps after 3&nbsp;GB usage per day</p>';
    expect(planOf(map({ item: { fair_usage_policy: policy } }))).toMatchObject({
      fairUse: 'Lower speed rate of 1 Mbps after 3 GB usage per day',
      reducedSpeedKbps: 1000,
    });
  });

  it('with voice and text has a number, minutes and messages', () => {
    const plan = planOf(map({ item: { voice: 20, text: 10 }, operator: { plan_type: 'data-voice-text' } }));
    expect(plan).toMatchObject({ phoneNumber: true, voiceMinutes: 20, smsCount: 10 });
  });

  it.each([
    [
      { apn: { ios: { apn_type: 'automatic', apn_value: 'web' }, android: { apn_type: 'manual', apn_value: 'web' } } },
      'web',
    ],
    [{ apn_type_ios: 'automatic', apn_type_android: 'single', apn_single: 'web' }, 'web'],
    [{ apn: { ios: { apn_type: 'automatic' }, android: { apn_type: 'manual', apn_value: null } } }, null],
    [{ apn: { ios: { apn_type: 'automatic' }, android: { apn_type: 'manual', apn_value: 'a b' } } }, null],
  ])('with %j has an APN by system', (stated, apnAndroid) => {
    expect(planOf(map({ operator: stated }))).toMatchObject({ apnIos: 'automatic', apnAndroid });
  });

  it('says whether it roams and how long after its end it is topped up', () => {
    expect(planOf(map({}))).toMatchObject({ apnIos: null, apnAndroid: null, roaming: null, topUpWithinDays: null });
    const stated = { is_roaming: false, topup_grace_window_days: 180 };
    expect(planOf(map({ operator: stated }))).toMatchObject({ roaming: false, topUpWithinDays: 180 });
    expect(planOf(map({ operator: { data_roaming: true } })).roaming).toBe(true);
  });

  it('for a region covers what its operator covers', () => {
    const coverages = ['IT', 'FR', 'DE'].map((code) => ({ code, name: code, networks: [] }));
    const plan = planOf(map({ destination: { country_code: '', title: 'Europe' }, operator: { coverages } }));
    expect(plan).toMatchObject({ scope: 'regional', region: 'europe', coverage: ['DE', 'FR', 'IT'], networks: [] });
  });

  it('for the world is global', () => {
    const coverages = ['JP', 'FR'].map((code) => ({ code }));
    expect(planOf(map({ destination: { country_code: '', title: 'Global' }, operator: { coverages } })).scope).toBe(
      'global',
    );
  });

  it('without coverages covers what it is listed under', () => {
    const byCountries = map({ operator: { coverages: [], countries: [{ title: 'Taiwan' }] } });
    const byDestination = map({ operator: { coverages: undefined } });
    const byTitle = map({ destination: { country_code: '' }, operator: { coverages: [] } });
    expect([byCountries, byDestination, byTitle].map((mapped) => planOf(mapped).coverage.join())).toEqual([
      'TW',
      'FR',
      'FR',
    ]);
  });

  it('of the site has its slug as id, and its networks', () => {
    const networks = [{ network: 'Operator T', service_type: '5G' }];
    const plan = planOf(
      map({ item: { id: 7673, slug: 'formo-7days-1gb' }, operator: { coverages: null, networks, is_kyc_verify: 1 } }),
    );
    expect(plan).toMatchObject({ externalId: 'formo-7days-1gb', ekyc: true });
    expect(plan.networks).toEqual([{ country: 'FR', operator: 'Operator T', generation: '5G' }]);
  });

  it('is the vendor’s unless the operator names a provider', () => {
    const named = map({}, { ...noOptions, provider: 'nori' as ProviderSlug });
    expect([map({}), named].map((mapped) => mapped.ok && mapped.value.provider.name)).toEqual(['Airalo', 'Nori']);
  });

  it.each<[Changes, string]>([
    [{ item: { type: 'topup' } }, 'top-up-only'],
    [{ item: { type: 'voucher' } }, 'bad-value'],
    [{ item: { is_stock: false } }, 'not-offered'],
    [{ item: { prices: { recommended_retail_price: { USD: -4.5 } } } }, 'negative-price'],
    [{ item: { prices: { recommended_retail_price: { USD: 0 } } } }, 'zero-price'],
    [{ item: { prices: { recommended_retail_price: { USD: '4.1.2' } } } }, 'bad-price'],
    [{ item: { prices: 'x' } }, 'bad-value'],
    [{ item: { amount: 0 } }, 'bad-data-amount'],
    [{ item: { amount: -1 } }, 'bad-data-amount'],
    [{ item: { amount: undefined } }, 'missing-field'],
    [{ item: { amount: 'x' } }, 'bad-value'],
    [{ item: { day: 0 } }, 'bad-validity'],
    [{ item: { day: 1.5 } }, 'bad-validity'],
    [{ item: { day: null } }, 'missing-field'],
    [{ operator: { coverages: [{ code: 'QQ' }] } }, 'unknown-destination'],
    [{ operator: { coverages: null }, destination: { country_code: '', title: '' } }, 'missing-field'],
    [{ operator: { coverages: null }, destination: { country_code: '', title: 'Europe' } }, 'region-without-countries'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });
});

describe('retail prices', () => {
  it('are kept to the last cent, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (usd, eur) => {
        const prices = { recommended_retail_price: { USD: usd / 100, EUR: eur / 100 } };
        const plan = planOf(map({ item: { prices } }));
        expect(plan.price.units).toBe(usd * 100);
        expect(plan.ownPrices).toEqual([{ units: eur * 100, currency: 'EUR' }]);
      }),
    );
  });

  it('do not depend on net prices', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (net) => {
        const prices = { ...item.prices, net_price: net };
        expect(planOf(map({ item: { net_price: net, prices } }))).toEqual(planOf(map({})));
      }),
    );
  });
});
