import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/money.ts';
import { planSummary, providerSummary, type PlanSummaryRow } from './plan-summary.ts';

const row: PlanSummaryRow = {
  id: 7,
  provider_id: 1,
  external_id: 'seven',
  name: 'Japan',
  names: null,
  coverage_set_id: 1,
  network_set_id: 1,
  data_kind: 'total',
  data_mb: 1_000,
  data_rank: 1_000,
  data_words: null,
  reduced_speed_kbps: null,
  speed_limit_kbps: null,
  fair_use: null,
  validity_days: null,
  day_count: null,
  activation: null,
  install_within_days: null,
  price_currency: 'USD',
  price_units: 45_000,
  own_price_count: 0,
  tethering: 1,
  top_up: 0,
  ekyc: null,
  phone_number: null,
  voice_minutes: null,
  sms_count: null,
  subscription: null,
  new_customers_only: null,
  ads: null,
  url: 'https://seller.example/plan',
  checked_at: '2026-10-05T08:00:00.000Z',
  public_id: 'abc',
  slug: 'seller',
  image: null,
  example: 0,
  scope: 'local',
  region: null,
  country_count: 1,
  best_generation: null,
  provider_name: 'Seller',
  provider_url: 'https://seller.example/',
  own_units: null,
  promo_currency: null,
  promo_units: null,
  promo_code: null,
  promo_new_customers_only: null,
  promo_starts_at: null,
  promo_ends_at: null,
  promo_minimum_currency: null,
  promo_minimum_units: null,
  promo_excluded_kinds: null,
};

const asked = { locale: 'fr' as const, currency: 'EUR' as CurrencyCode };

/** What the summary of a row with these columns says. */
function summaryOf(columns: Partial<PlanSummaryRow>) {
  return planSummary({ ...row, ...columns }, asked);
}

describe('planSummary', () => {
  it('keeps the provider’s name and address apart from the plan’s', () => {
    const { name, url, provider } = summaryOf({});
    expect([name, url]).toEqual(['Japan', 'https://seller.example/plan']);
    expect(provider).toMatchObject({ name: 'Seller', url: 'https://seller.example/', example: false });
  });

  it('tells yes, no and unknown apart', () => {
    const { tethering, topUp, ekyc } = summaryOf({});
    expect([tethering, topUp, ekyc]).toEqual([true, false, null]);
  });

  it('names the plan in the asked language where the seller does', () => {
    expect(summaryOf({ names: '{"en":"Japan","fr":"Japon"}' }).name).toBe('Japon');
    expect(summaryOf({ names: '{"en":"Japan","it":"Giappone"}' }).name).toBe('Japan');
  });

  it('gives an own price of zero as a price, in the asked currency', () => {
    expect(summaryOf({ own_units: 0 }).ownPrice).toEqual({ units: 0, currency: 'EUR' });
    expect(summaryOf({}).ownPrice).toBeNull();
  });

  it('gives a promo with its own currency and terms, also a free one', () => {
    const promo = { promo_currency: 'USD', promo_units: 0, promo_new_customers_only: 0, promo_ends_at: '2026-12-31' };
    expect(summaryOf(promo).promo).toEqual({
      price: { units: 0, currency: 'USD' },
      code: null,
      newCustomersOnly: false,
      minimumSpend: null,
      excludedKinds: [],
      startsAt: null,
      endsAt: '2026-12-31',
    });
    expect(summaryOf({}).promo).toBeNull();
  });
});

describe('providerSummary', () => {
  it('takes nothing along that readers do not need', () => {
    const stored = { public_id: 'p', slug: 's', name: 'N', url: null, image: '/n', example: 1, id: 9, plan_count: 3 };
    expect(providerSummary(stored)).toEqual({
      publicId: 'p',
      slug: 's',
      name: 'N',
      url: null,
      image: '/n',
      example: true,
    });
  });
});
