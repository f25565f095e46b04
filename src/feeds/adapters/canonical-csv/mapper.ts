import type { ProviderFacts } from '#domain/plan.ts';
import { parseProviderSlug } from '#domain/provider-slug.ts';
import { failure, success, type Result } from '#domain/result.ts';
import { canonicalPlan } from '#feeds/adapters/canonical-json/canonical-plan.ts';
import { planSchema } from '#feeds/adapters/canonical-json/wire-schema.ts';
import { checkWire } from '#feeds/check-wire.ts';
import { providerNamedAfter, type FeedOptions, type Mapped } from '#feeds/feed-adapter.ts';
import type { TableEntry } from '#feeds/read-table.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import { csvColumns, flagFields, wholeFields } from './wire-schema.ts';

/** A record of the canonical CSV as a plan: written as an entry of the JSON format and read like one. */
export function mapCanonicalRecord(record: TableEntry | undefined, options: FeedOptions): Mapped {
  const wire = checkWire(planSchema, record === undefined ? undefined : toJsonEntry(record));
  if (!wire.ok) return failure({ ...wire.reason, field: columnOf(wire.reason.field) });
  const provider = readProvider(wire.value.provider, options);
  if (!provider.ok) return provider;
  const mapped = canonicalPlan(wire.value, provider.value, options);
  return mapped.ok ? mapped : failure({ ...mapped.reason, field: columnOf(mapped.reason.field) });
}

function readProvider(name: string, options: FeedOptions): Result<ProviderFacts, Skip> {
  if (options.provider !== null) return success(providerNamedAfter(options.provider));
  const slug = parseProviderSlug(name);
  return slug.ok ? success(providerNamedAfter(slug.value)) : failure(skip('bad-value', 'provider', name));
}

function toJsonEntry(record: TableEntry): Record<string, unknown> {
  const entry: Record<string, unknown> = { ...record };
  for (const field of wholeFields) if (field in record) entry[field] = toNumber(record[field]);
  for (const field of flagFields) if (field in record) entry[field] = toFlag(record[field]);
  const coverage = splitWords(record['coverage']);
  entry['coverage'] = coverage;
  entry['breakout'] = splitWords(record['breakout']);
  entry['price'] = { amount: record['priceAmount'], currency: record['priceCurrency'] };
  if (record['promoAmount'] !== undefined) entry['promoPrice'] = toPromoEntry(record);
  entry['networks'] = networksOf(record, coverage);
  return entry;
}

/** All its amounts are in the currency of the row. */
function toPromoEntry(record: TableEntry): Record<string, unknown> {
  const currency = record['priceCurrency'];
  const minimum = record['promoMinimumSpend'];
  return {
    amount: record['promoAmount'],
    currency,
    code: record['promoCode'],
    newCustomersOnly: toFlag(record['promoNewCustomersOnly']),
    minimumSpend: minimum === undefined ? undefined : { amount: minimum, currency },
    excludedKinds: splitWords(record['promoExcludedKinds']),
  };
}

/** Operators and their generation belong to a country only where the plan is for one. */
function networksOf(record: TableEntry, coverage: readonly string[]): unknown[] {
  const [country, ...others] = coverage;
  if (country === undefined || others.length > 0) return [];
  const operators = (record['operators'] ?? '').split(';').filter((name) => name.trim() !== '');
  if (operators.length === 0 && record['generation'] === undefined) return [];
  return (operators.length === 0 ? [null] : operators).map((operator) => ({
    country,
    operator,
    generation: record['generation'],
  }));
}

function splitWords(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,;|]+/).filter((word) => word !== '');
}

/** Text that is no number stays text, which the schema then refuses with the field's name. */
function toNumber(text: string | undefined): unknown {
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

function toFlag(text: string | undefined): unknown {
  const word = text?.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : text;
}

const columnByField: ReadonlyMap<string, string> = new Map([
  ...Object.entries(csvColumns).map(([column, field]) => [field, column] as const),
  ['price.amount', 'price'],
  ['price.currency', 'currency'],
  ['promoPrice.amount', 'promo_price'],
  ['promoPrice.currency', 'currency'],
  ['promoPrice.code', 'promo_code'],
  ['promoPrice.newCustomersOnly', 'promo_new_customers_only'],
  ['promoPrice.minimumSpend.amount', 'promo_minimum_spend'],
  ['promoPrice.excludedKinds.0', 'promo_excluded_kinds'],
  ['networks.0.generation', 'generation'],
]);

/** What the field is called in the file. */
function columnOf(field: string): string {
  return columnByField.get(field) ?? columnByField.get(field.split('.')[0] ?? '') ?? field;
}
