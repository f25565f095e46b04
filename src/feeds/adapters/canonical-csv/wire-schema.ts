import type { CanonicalPlan } from '#feeds/adapters/canonical-json/wire-schema.ts';

export type CsvField =
  | Exclude<keyof CanonicalPlan, 'price' | 'prices' | 'promoPrice' | 'networks'>
  | 'priceAmount'
  | 'priceCurrency'
  | 'promoAmount'
  | 'promoCode'
  | 'promoNewCustomersOnly'
  | 'promoMinimumSpend'
  | 'promoExcludedKinds'
  | 'generation'
  | 'operators';

/** Columns of the canonical CSV, with the names that the JSON has for them. Lists are separated by spaces, operators by `;`. */
export const csvColumns: Readonly<Record<string, CsvField>> = {
  provider: 'provider',
  id: 'id',
  name: 'name',
  scope: 'scope',
  coverage: 'coverage',
  region: 'region',
  data_type: 'dataType',
  data_mb: 'dataMb',
  reduced_speed_kbps: 'reducedSpeedKbps',
  speed_limit_kbps: 'speedLimitKbps',
  fair_use: 'fairUse',
  validity_days: 'validityDays',
  day_count: 'dayCount',
  activation: 'activation',
  install_within_days: 'installWithinDays',
  price: 'priceAmount',
  currency: 'priceCurrency',
  promo_price: 'promoAmount',
  promo_code: 'promoCode',
  promo_new_customers_only: 'promoNewCustomersOnly',
  promo_minimum_spend: 'promoMinimumSpend',
  promo_excluded_kinds: 'promoExcludedKinds',
  tethering: 'tethering',
  top_up: 'topUp',
  ekyc: 'ekyc',
  phone_number: 'phoneNumber',
  voice_minutes: 'voiceMinutes',
  sms_count: 'smsCount',
  subscription: 'subscription',
  new_customers_only: 'newCustomersOnly',
  ads: 'ads',
  generation: 'generation',
  operators: 'operators',
  breakout: 'breakout',
  url: 'url',
  updated_at: 'updatedAt',
  active: 'active',
};

export const requiredColumns = [
  'provider',
  'id',
  'scope',
  'coverage',
  'data_type',
  'price',
  'currency',
  'url',
] as const;

export const wholeFields: readonly CsvField[] = [
  'dataMb',
  'reducedSpeedKbps',
  'speedLimitKbps',
  'validityDays',
  'installWithinDays',
  'voiceMinutes',
  'smsCount',
];

export const flagFields: readonly CsvField[] = [
  'tethering',
  'topUp',
  'ekyc',
  'phoneNumber',
  'subscription',
  'newCustomersOnly',
  'ads',
  'active',
];
