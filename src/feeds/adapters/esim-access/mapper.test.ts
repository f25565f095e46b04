import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapPackage } from './mapper.ts';

const entry = {
  packageCode: 'KST001',
  name: 'Japan 1GB 7Days',
  price: 21_000,
  retailPrice: 43_500,
  currencyCode: 'USD',
  volume: 2 ** 30,
  dataType: 1,
  duration: 7,
  durationUnit: 'DAY',
  location: 'JP',
  activeType: 2,
  unusedValidTime: 180,
  supportTopUpType: 2,
  speed: '3G/4G',
  ipExport: 'UK/NO',
  fupPolicy: '',
  locationNetworkList: [
    {
      locationName: 'Japan',
      operatorList: [
        { operatorName: 'Operator A', networkType: '5G' },
        { operatorName: 'Operator B', networkType: 'LTE' },
      ],
    },
  ],
};

const map = (changes: Record<string, unknown>, options = noOptions) => mapPackage({ ...entry, ...changes }, options);

describe('a package', () => {
  it('is a plan at its retail price', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: 'KST001',
      name: 'Japan 1GB 7Days',
      scope: 'local',
      coverage: ['JP'],
      dataKind: 'total',
      dataMb: 1000,
      dataWords: '1GB',
      validityDays: 7,
      price: { units: 43_500, currency: 'USD' },
      activation: 'first-use',
      installWithinDays: 180,
      topUp: true,
      fairUse: null,
      reducedSpeedKbps: null,
      breakout: ['GB', 'NO'],
      url: null,
    });
  });

  it('belongs to the vendor unless the operator names a provider', () => {
    const own = map({});
    const named = map({}, { ...noOptions, provider: 'nori-mobile' as ProviderSlug });
    expect(own.ok && own.value.provider.slug).toBe('esim-access');
    expect(named.ok && named.value.provider).toMatchObject({ slug: 'nori-mobile', name: 'Nori Mobile', url: null });
  });

  it('names the networks of its country', () => {
    expect(planOf(map({})).networks).toEqual([
      { country: 'JP', operator: 'Operator A', generation: '5G' },
      { country: 'JP', operator: 'Operator B', generation: '4G' },
    ]);
  });

  it('without operators has the generation of its speed in each of its countries', () => {
    const { networks } = planOf(map({ location: 'JP,KR', locationNetworkList: null, speed: '3G/4G/5G' }));
    expect(networks).toEqual([
      { country: 'JP', operator: null, generation: '5G' },
      { country: 'KR', operator: null, generation: '5G' },
    ]);
    expect(planOf(map({ location: 'JP,KR', locationNetworkList: null, speed: '' })).networks).toEqual([]);
  });

  it.each([
    [2, 1, 'DAY', true],
    [3, 1, 'DAY', true],
    [4, 1, 'DAY', true],
    [2, 7, 'DAY', null],
    [1, 1, 'DAY', null],
  ])('of data type %d for %d %s is a day pass: %j', (dataType, duration, durationUnit, dayPass) => {
    expect(planOf(map({ dataType, duration, durationUnit })).dayPass).toBe(dayPass);
  });

  it.each(['Global - Light 1GB 7Days', 'Global Light 1GB 7Days', 'Global (120+ areas) 1GB 7Days'])(
    'called %s is global',
    (name) => {
      expect(planOf(map({ name, location: 'JP,KR,FR' }))).toMatchObject({ scope: 'global', region: 'global' });
    },
  );

  it('leaves out networks of countries that it does not cover', () => {
    expect(planOf(map({ location: 'KR' })).networks).toEqual([{ country: 'KR', operator: null, generation: '4G' }]);
  });

  it.each([
    [2 ** 30, 1000],
    [3 * 2 ** 30, 3000],
    [500 * 2 ** 20, 500],
    ['53687091200', 50_000],
  ])('of %s bytes has %d MB', (volume, dataMb) => {
    expect(planOf(map({ volume })).dataMb).toBe(dataMb);
  });

  it('priced by the day keeps the price and the validity of one day', () => {
    const daily = planOf(
      map({
        dataType: 2,
        duration: 1,
        retailPrice: 9000,
        name: 'Japan 500MB/Day',
        fupPolicy: '384 Kbps',
        volume: 500 * 2 ** 20,
      }),
    );
    expect(daily).toMatchObject({
      dataKind: 'daily',
      dataMb: 500,
      dataWords: '500MB/Day',
      validityDays: 1,
      price: { units: 9000 },
      reducedSpeedKbps: 384,
      fairUse: '384 Kbps',
    });
  });

  it.each([
    ['384 Kbps', 384],
    ['512Kbps', 512],
    ['1 Mbps', 1000],
    ['reduced', null],
  ])('with the fair use %j goes on at %j kbit/s', (fupPolicy, reducedSpeedKbps) => {
    expect(planOf(map({ dataType: 2, fupPolicy }))).toMatchObject({ reducedSpeedKbps, fairUse: fupPolicy });
  });

  it.each([
    [undefined, 'total'],
    ['1', 'total'],
    [3, 'daily'],
    [4, 'unlimited'],
  ])('of data type %j is %s', (dataType, dataKind) => {
    expect(planOf(map({ dataType })).dataKind).toBe(dataKind);
  });

  it('for a group of countries is named after their region', () => {
    const plan = planOf(map({ name: 'North America 1GB 7Days', location: 'MX, US,CA,' }));
    expect(plan).toMatchObject({ scope: 'regional', region: 'north-america', coverage: ['CA', 'MX', 'US'] });
  });

  it('is listed at every country it covers, without codes that are in no list', () => {
    const mapped = map({ location: 'DE,IC,QQ,FR' });
    expect(mapped.ok && [mapped.value.plan.coverage, mapped.value.leftOut]).toEqual([
      ['DE', 'FR'],
      ['IC', 'QQ'],
    ]);
  });

  it('for Namibia is not taken for "not available"', () => {
    expect(planOf(map({ location: 'NA' })).coverage).toEqual(['NA']);
  });

  it('with an unknown exit country states none', () => {
    expect(planOf(map({ ipExport: 'UK/Moon' })).breakout).toEqual([]);
  });

  it.each([
    [1, 'install', false],
    [2, 'first-use', true],
    [9, null, null],
  ])('reads code %d as its documents say', (code, activation, topUp) => {
    expect(planOf(map({ activeType: code, supportTopUpType: code }))).toMatchObject({ activation, topUp });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ packageCode: 'TOPUP_KST001' }, 'top-up-only'],
    [{ retailPrice: undefined }, 'no-retail-price'],
    [{ retailPrice: null }, 'no-retail-price'],
    [{ retailPrice: -1 }, 'negative-price'],
    [{ retailPrice: 0 }, 'zero-price'],
    [{ retailPrice: 100.5 }, 'bad-price'],
    [{ retailPrice: 1e20 }, 'bad-price'],
    [{ retailPrice: 'many' }, 'bad-value'],
    [{ packageCode: '' }, 'missing-field'],
    [{ packageCode: 7 }, 'bad-value'],
    [{ name: undefined }, 'missing-field'],
    [{ currencyCode: 'ZZZ' }, 'bad-currency'],
    [{ location: 'QQ' }, 'unknown-destination'],
    [{ location: 'IC' }, 'sub-national-destination'],
    [{ location: ' , ' }, 'missing-field'],
    [{ volume: 0 }, 'bad-data-amount'],
    [{ volume: -1 }, 'bad-data-amount'],
    [{ volume: 1e30 }, 'bad-data-amount'],
    [{ volume: 'x' }, 'bad-value'],
    [{ dataType: 7 }, 'bad-value'],
    [{ duration: 0 }, 'bad-validity'],
    [{ durationUnit: 'MOON' }, 'bad-validity'],
    [{ locationNetworkList: 'none' }, 'bad-value'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });

  it.each([[null], [7], ['text'], [[]]])('is not %j', (wire) => {
    expect(reasonOf(mapPackage(wire, noOptions))).toBe('not-an-object');
  });
});

describe('the retail price', () => {
  it('is kept to the last 1/10000 unit, as number and as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (units) => {
        expect(planOf(map({ retailPrice: units })).price.units).toBe(units);
        expect(planOf(map({ retailPrice: ` ${units} ` })).price.units).toBe(units);
      }),
    );
  });

  it('does not depend on the wholesale price', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (price) => {
        expect(planOf(map({ price }))).toEqual(planOf(map({})));
      }),
    );
  });
});
