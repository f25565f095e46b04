import { recordOf } from '#domain/kernel/records.ts';
import { planFeatures } from '#domain/plan/field-lists.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { money } from './plan-factory.ts';

export function country(code: string): CountryCode {
  return code as CountryCode;
}

/** Terms of a promo of which nothing is stated but the price. */
export const unstatedTerms = {
  code: null,
  newCustomersOnly: null,
  minimumSpend: null,
  excludedKinds: [],
  startsAt: null,
  endsAt: null,
};

/** @param units whole 1/10000 of a US dollar */
export function promo(units: number): PlanFacts['promo'] {
  return { price: money(units), ...unstatedTerms };
}

/** A plan without unknown facts. */
export const fullPlan: PlanFacts = {
  externalId: 'full',
  name: { ja: 'アジア10', en: 'Asia 10' },
  scope: 'regional',
  coverage: [country('JP'), country('KR')],
  region: null,
  dataKind: 'daily',
  dataMb: 500.5,
  dataWords: '500 MB a day',
  reducedSpeedKbps: 128,
  speedLimitKbps: 10_000,
  fairUse: 'fair use',
  validityDays: 10,
  dayCount: 'calendar',
  activation: 'first-use',
  installWithinDays: 180,
  apnIos: 'automatic',
  apnAndroid: 'internet',
  topUpWithinDays: 30,
  price: money(Number.MAX_SAFE_INTEGER, 'EUR'),
  ownPrices: [money(100_000, 'USD'), money(1, 'EUR')],
  promo: {
    price: money(80_000, 'EUR'),
    code: 'HELLO',
    newCustomersOnly: true,
    minimumSpend: money(200_000, 'EUR'),
    excludedKinds: ['unlimited', 'payg'],
    startsAt: null,
    endsAt: '2026-12-31T23:59:59.000Z',
  },
  networks: [
    { country: country('KR'), operator: 'Two', generation: '4G' },
    { country: country('JP'), operator: null, generation: '5G' },
  ],
  breakout: [country('SG'), country('HK')],
  ...recordOf(planFeatures, () => false),
  tethering: true,
  ekyc: null,
  phoneNumber: true,
  newCustomersOnly: true,
  voiceMinutes: 30,
  smsCount: 20,
  refund: '14-days',
  unusedData: 'kept-on-renewal',
  afterEnd: 'throttled',
  url: 'https://seller.example/full',
  statedAt: '2026-10-01T00:00:00Z',
};

/** For each fact a value other than that of `makePlan`. */
export const changedFacts: { readonly [Fact in Exclude<keyof PlanFacts, 'externalId' | 'statedAt'>]: PlanFacts[Fact] } =
  {
    name: { en: 'Plan', fr: 'Forfait' },
    scope: 'regional',
    coverage: [country('JP'), country('KR')],
    region: 'asia' as PlanFacts['region'],
    dataKind: 'daily',
    dataMb: 2_000,
    dataWords: '1000 MB',
    reducedSpeedKbps: 0,
    speedLimitKbps: 1,
    fairUse: '',
    validityDays: 8,
    dayCount: '24h',
    activation: 'install',
    installWithinDays: 30,
    apnIos: 'internet',
    apnAndroid: 'automatic',
    topUpWithinDays: 0,
    price: money(45_000, 'EUR'),
    ownPrices: [money(1, 'EUR')],
    promo: promo(45_000),
    networks: [{ country: country('JP'), operator: null, generation: null }],
    breakout: [country('JP')],
    ...recordOf(planFeatures, () => false),
    topUp: true,
    dayPass: true,
    voiceMinutes: 0,
    smsCount: 0,
    refund: 'never',
    unusedData: 'lost',
    afterEnd: 'nothing',
    url: 'https://seller.example/other',
  };
