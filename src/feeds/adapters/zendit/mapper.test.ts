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
