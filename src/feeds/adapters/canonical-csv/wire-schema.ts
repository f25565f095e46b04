import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainType } from '#domain/plan/field-type.ts';
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
  price: 'priceAmount',
  currency: 'priceCurrency',
  prices: 'prices',
  promo: 'promoPrice',
  promo_price: 'promoAmount',
  promo_code: 'promoCode',
  promo_new_customers_only: 'promoNewCustomersOnly',
  promo_minimum_spend: 'promoMinimumSpend',
  promo_excluded_kinds: 'promoExcludedKinds',
  ...Object.fromEntries(plainFields.map(({ field, column }) => [column, field])),
  generation: 'generation',
  operators: 'operators',
  networks: 'networks',
  breakout: 'breakout',
  url: 'url',
  updated_at: 'updatedAt',
  pinned_until: 'pinnedUntil',
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

const fieldsOfKind = (wanted: PlainType['kind']): readonly CsvField[] =>
  plainFields.flatMap(({ field, type }) => (type.kind === wanted ? [field] : []));

export const wholeFields = fieldsOfKind('whole');

/** Cells that hold JSON as the other format has it; `names` is what it calls `name`. */
export const jsonFields = ['names', 'prices', 'promoPrice', 'networks'] as const satisfies readonly CsvField[];

export const flagFields: readonly CsvField[] = [...fieldsOfKind('known'), 'active', 'providerFictional'];
