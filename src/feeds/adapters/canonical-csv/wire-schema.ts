import type { CanonicalPlan } from '#feeds/adapters/canonical-json/wire-schema.ts';

export type CsvField =
  | Exclude<keyof CanonicalPlan, 'price'>
  | 'names'
  | 'providerName'
  | 'providerUrl'
  | 'providerImage'
  | 'providerFictional'
  | 'priceAmount'
  | 'priceCurrency'
  | 'promoAmount'
  | 'promoCode'
  | 'promoNewCustomersOnly'
  | 'promoMinimumSpend'
  | 'promoExcludedKinds'
  | 'generation'
  | 'operators';

/**
 * Columns of the canonical CSV, with their names in the JSON. Lists are separated by spaces, operators by `;`. Where
 * two columns overlap, the more detailed one with JSON counts.
 */
export const csvColumns: Readonly<Record<string, CsvField>> = {
  provider: 'provider',
  provider_name: 'providerName',
  provider_url: 'providerUrl',
  provider_image: 'providerImage',
  provider_fictional: 'providerFictional',
  id: 'id',
  name: 'name',
  names: 'names',
  scope: 'scope',
  coverage: 'coverage',
  region: 'region',
  data_type: 'dataType',
  data_mb: 'dataMb',
  data_words: 'dataWords',
  reduced_speed_kbps: 'reducedSpeedKbps',
  speed_limit_kbps: 'speedLimitKbps',
  fair_use: 'fairUse',
  validity_days: 'validityDays',
  day_count: 'dayCount',
  activation: 'activation',
  install_within_days: 'installWithinDays',
  price: 'priceAmount',
  currency: 'priceCurrency',
  prices: 'prices',
  promo: 'promoPrice',
  promo_price: 'promoAmount',
  promo_code: 'promoCode',
  promo_new_customers_only: 'promoNewCustomersOnly',
  promo_minimum_spend: 'promoMinimumSpend',
  promo_excluded_kinds: 'promoExcludedKinds',
  tethering: 'tethering',
  top_up: 'topUp',
  day_pass: 'dayPass',
  ekyc: 'ekyc',
  phone_number: 'phoneNumber',
  voice_minutes: 'voiceMinutes',
  sms_count: 'smsCount',
  subscription: 'subscription',
  new_customers_only: 'newCustomersOnly',
  ads: 'ads',
  generation: 'generation',
  operators: 'operators',
  networks: 'networks',
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
  'reducedSpeedKbps',
  'speedLimitKbps',
  'validityDays',
  'installWithinDays',
  'voiceMinutes',
  'smsCount',
];

/** Cells that hold JSON as the other format has it; `names` is what it calls `name`. */
export const jsonFields = ['names', 'prices', 'promoPrice', 'networks'] as const satisfies readonly CsvField[];

export const flagFields: readonly CsvField[] = [
  'tethering',
  'topUp',
  'dayPass',
  'ekyc',
  'phoneNumber',
  'subscription',
  'newCustomersOnly',
  'ads',
  'active',
  'providerFictional',
];
