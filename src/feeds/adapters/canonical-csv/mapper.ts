import type { ProviderFacts } from '#domain/plan/plan.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { parseValidityDays } from '#domain/plan/validity.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { canonicalPlan } from '#feeds/adapters/canonical-json/canonical-plan.ts';
import { providerFacts } from '#feeds/adapters/canonical-json/provider-facts.ts';
import { planSchema, providerSchema } from '#feeds/adapters/canonical-json/wire-schema.ts';
import { checkWire } from '#feeds/row/check-wire.ts';
import { providerNamedAfter, type FeedOptions, type Mapped } from '#feeds/row/feed-adapter.ts';
import { readGuarded } from '#domain/kernel/formula-guard.ts';
import type { TableEntry } from '#feeds/row/read-table.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';
import { csvColumns, flagFields, jsonFields, wholeFields } from './wire-schema.ts';

/** Maps a record of the canonical CSV to a plan, by converting it to an entry of the JSON format. */
export function mapCanonicalRecord(cells: TableEntry | undefined, options: FeedOptions): Mapped {
  const record = cells && textsOf(cells);
  const wire = checkWire(planSchema, record === undefined ? undefined : toJsonEntry(record));
  if (!wire.ok) return failure({ ...wire.reason, field: columnOf(wire.reason.field) });
  const currency = readStatedCurrency(record, { currency: record?.['priceCurrency'] });
  if (!currency.ok) return currency;
  const provider = readProvider(record, wire.value.provider, options);
  if (!provider.ok) return provider;
  const mapped = canonicalPlan(wire.value, provider.value, options);
  return mapped.ok ? mapped : failure({ ...mapped.reason, field: columnOf(mapped.reason.field) });
}

function textsOf(cells: TableEntry): TableEntry {
  return Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, readGuarded(cell)]));
}

/** Rows of one provider repeat its facts; the first of a file counts. */
function readProvider(record: TableEntry | undefined, name: string, options: FeedOptions): Result<ProviderFacts, Skip> {
  if (options.provider !== null) return success(providerNamedAfter(options.provider));
  const slug = parseProviderSlug(name);
  if (!slug.ok) return failure(skip('bad-value', 'provider', name));
  const stated = {
    slug: slug.value,
    name: record?.['providerName'] ?? providerNamedAfter(slug.value).name,
    url: record?.['providerUrl'],
    image: record?.['providerImage'],
    fictional: toFlag(record?.['providerFictional']),
  };
  const wire = checkWire(providerSchema, stated);
  return wire.ok ? success(providerFacts(wire.value, slug.value)) : failure(providerSkip(wire.reason));
}

function providerSkip({ reason, field, value }: Skip): Skip {
  return { reason, field: `provider_${field}`, value };
}

function toJsonEntry(record: TableEntry): Record<string, unknown> {
  const entry: Record<string, unknown> = { ...record };
  const { dataMb, url } = record;
  if (dataMb !== undefined) entry['dataMb'] = dataMb === notKnown ? null : toDecimal(dataMb);
  if (url === notKnown) entry['url'] = null;
  for (const field of wholeFields) if (field in record) entry[field] = toNumber(record[field]);
  const days = parseValidityDays(record['validityDays'] ?? '');
  if (days.ok) entry['validityDays'] = days.value;
  for (const field of flagFields) if (field in record) entry[field] = toFlag(record[field]);
  const coverage = splitWords(record['coverage']);
  entry['coverage'] = coverage;
  entry['breakout'] = splitWords(record['breakout']);
  entry['price'] = { amount: record['priceAmount'], currency: record['priceCurrency'] };
  if (record['promoAmount'] !== undefined) entry['promoPrice'] = toPromoEntry(record);
  entry['networks'] = networksOf(record, coverage);
  for (const field of jsonFields)
    if (field in record) entry[field === 'names' ? 'name' : field] = fromJson(record[field]);
  return entry;
}

/** Explicit null in a cell: not known. */
const notKnown = '-';

/** Text that is not JSON stays text, which the schema then rejects with the field's name. */
function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

function toDecimal(text: string): unknown {
  return /^\d{1,9}(\.\d{1,12})?$/.test(text) ? Number(text) : text;
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

/** Text that is not a number stays text, which the schema then rejects with the field's name. */
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

function columnOf(field: string): string {
  return columnByField.get(field) ?? columnByField.get(field.split('.')[0] ?? '') ?? field;
}
