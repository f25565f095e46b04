import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapZenditOffer } from './mapper.ts';

const details = { durationDays: 7, data: { gb: 1, type: 'limited' }, dataSpeeds: ['3G', '4G'], roamingDetails: [] };
const price = { currency: { code: 'USD', denomination: 100 }, fixed: 425 };
const entry = {
  offerId: 'ESIM-IT-7D-1GB-NOROAM',
  priceType: 'fixed',
  type: 'esim',
  enabled: true,
  details,
  country: { name: 'Italy' },
  regions: ['Western Europe'],
  notes: 'eSIM Italy No Roaming',
  notesShort: 'eSIM 7 Days,  1 GB',
  subTypes: ['Standard'],
  cost: { currency: { code: 'USD', denomination: 100 }, fixed: 300 },
  price,
};

const map = (changes: Record<string, unknown>) => mapZenditOffer({ ...entry, ...changes }, noOptions);
const unlimited = (changes: Record<string, unknown> = {}) =>
  map({ details: { ...details, data: { gb: 0, type: 'unlimited' } }, subTypes: ['Faster'], ...changes });

describe('an offer', () => {
  it('is a plan at its retail price, in hundredths', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: 'ESIM-IT-7D-1GB-NOROAM',
      name: 'Italy 1 GB',
      scope: 'local',
      coverage: ['IT'],
      region: null,
      dataKind: 'total',
      dataMb: 1000,
      validityDays: 7,
      price: { units: 42_500, currency: 'USD' },
      networks: [{ country: 'IT', operator: null, generation: '4G' }],
    });
  });

  it.each([
    [1, 425, 4_250_000],
    [10, 425, 425_000],
    [100, 425, 42_500],
    [1000, 425, 4250],
    [10_000, 425, 425],
  ])('of denomination %d at %d is %d units', (denomination, fixed, units) => {
    expect(planOf(map({ price: { currency: { code: 'USD', denomination }, fixed } })).price.units).toBe(units);
  });

  it('never shows its cost', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (cost) => {
        expect(map({ cost })).toEqual(map({}));
      }),
    );
    expect(reasonOf(map({ price: null }))).toBe('no-retail-price');
    expect(reasonOf(map({ price: { ...price, fixed: null }, priceType: 'range' }))).toBe('no-retail-price');
  });

  it('that is unlimited has no amount, though it says 0, and keeps how fast it stays', () => {
    const notesShort = '1GB unthrottled Daily (1.25mbps throttled)';
    expect(planOf(unlimited({ notesShort, notes: '1GB a day, then 1.25mbs' }))).toMatchObject({
      name: 'Italy Unlimited Faster',
      dataKind: 'unlimited',
      dataMb: null,
      reducedSpeedKbps: 1250,
      fairUse: '1GB a day, then 1.25mbs',
    });
    expect(planOf(unlimited({ notesShort: null, notes: null }))).toMatchObject({
      reducedSpeedKbps: null,
      fairUse: null,
    });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ type: 'topup' }, 'not-an-esim'],
    [{ type: 'voucher', details: { deliveryType: 'redemptionURL' } }, 'not-an-esim'],
    [{ enabled: false }, 'not-offered'],
    [{ offerId: undefined }, 'missing-field'],
    [{ details: { ...details, data: { gb: 0, type: 'limited' } } }, 'bad-data-amount'],
    [{ details: { ...details, data: { gb: null, type: 'limited' } } }, 'missing-field'],
    [{ details: { ...details, data: { gb: 1, type: 'capped' } } }, 'bad-value'],
    [{ details: { ...details, durationDays: 0 } }, 'bad-validity'],
    [{ details: null }, 'missing-field'],
    [{ price: { ...price, fixed: 0 } }, 'zero-price'],
    [{ price: { ...price, fixed: -5 } }, 'negative-price'],
    [{ price: { ...price, fixed: 4.5 } }, 'bad-price'],
    [{ price: { ...price, fixed: 1e18 } }, 'bad-price'],
    [{ price: { currency: { code: 'USD', denomination: 7 }, fixed: 5 } }, 'bad-price'],
    [{ price: { currency: { code: 'ZZZ', denomination: 100 }, fixed: 5 } }, 'bad-currency'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });
});

describe('the allowances of an offer', () => {
  it.each([
    [{ voice: { minutes: 30, type: 'limited' }, sms: { number: 10, type: 'limited' } }, 30, 10],
    [{ voice: { minutes: 0, type: 'limited' }, sms: { number: 0, type: 'unlimited' } }, 0, null],
    [{ voice: null, sms: { number: 1.5, type: 'limited' } }, null, null],
    [{}, null, null],
  ])('%j are %j minutes and %j messages', (allowances, voiceMinutes, smsCount) => {
    expect(planOf(map({ details: { ...details, ...allowances } }))).toMatchObject({ voiceMinutes, smsCount });
  });

  it('of data have a speed for each country that it roams in', () => {
    const roamingDetails = [
      { dataSpeeds: ['4G'], country: { code: 'IT' } },
      { dataSpeeds: ['3G', '5G'], country: { code: 'FR' } },
      { dataSpeeds: null, country: { code: 'ES' } },
    ];
    const plan = planOf(map({ offerId: 'ESIM-IT-7D-1GB', details: { ...details, roamingDetails } }));
    expect([plan.coverage, plan.networks]).toEqual([
      ['ES', 'FR', 'IT'],
      [
        { country: 'IT', operator: null, generation: '4G' },
        { country: 'FR', operator: null, generation: '5G' },
      ],
    ]);
  });
});

describe('an offer of the API', () => {
  const apiPrice = { currency: 'USD', currencyDivisor: 100, fixed: 425 };
  const offer = {
    offerId: 'ESIM-IT-7D-1GB-NOROAM',
    productType: 'ESIM',
    country: 'IT',
    dataGB: 1,
    dataUnlimited: false,
    dataSpeeds: ['4G'],
    durationDays: 7,
    enabled: true,
    price: apiPrice,
    priceType: 'FIXED',
    roaming: [],
    voiceMinutes: 20,
    voiceUnlimited: false,
    smsNumber: 5,
    smsUnlimited: false,
  };

  it('is the plan that the dashboard shows', () => {
    expect(planOf(mapZenditOffer(offer, noOptions))).toMatchObject({
      externalId: 'ESIM-IT-7D-1GB-NOROAM',
      coverage: ['IT'],
      dataMb: 1000,
      validityDays: 7,
      price: { units: 42_500, currency: 'USD' },
      voiceMinutes: 20,
      smsCount: 5,
    });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ price: { ...apiPrice, currencyDivisor: undefined } }, 'missing-field'],
    [{ price: { ...apiPrice, currency: 'XYZ' } }, 'bad-currency'],
    [{ productType: 'TOPUP' }, 'not-an-esim'],
    [{ enabled: false }, 'not-offered'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(mapZenditOffer({ ...offer, ...changes }, noOptions))).toBe(reason);
  });
});
