import { csvColumns } from '#feeds/adapters/canonical-csv/wire-schema.ts';
import { csvLine } from '#domain/kernel/csv-line.ts';
import { canonicalEntry, canonicalProvider, type ExportedPlan } from './canonical-entry.ts';

/** Short columns that another column covers: imports accept them, exports omit them. */
const shortForms = new Set([
  'promo_price',
  'promo_code',
  'promo_new_customers_only',
  'promo_minimum_spend',
  'promo_excluded_kinds',
  'generation',
  'operators',
  'active',
]);

const columns = Object.entries(csvColumns).filter(([column]) => !shortForms.has(column));

export const csvHeader = `${columns.map(([column]) => column).join(',')}\n`;

/** A plan as a line of the canonical CSV, with all facts of the JSON. */
export function csvRecord(listed: ExportedPlan): string {
  const cells = cellsOf(listed);
  return csvLine(columns.map(([, field]) => cells[field]));
}

function cellsOf(listed: ExportedPlan): Readonly<Record<string, unknown>> {
  const { price, prices, promoPrice, networks, name, url, dataMb, ...entry } = canonicalEntry(listed);
  const seller = canonicalProvider(listed.provider);
  return {
    ...entry,
    dataMb: dataMb === null ? notKnown : dataMb,
    url: url ?? notKnown,
    ...(typeof name === 'string' ? { name } : { names: name }),
    priceAmount: price.amount,
    priceCurrency: price.currency,
    prices,
    promoPrice,
    networks,
    providerName: seller.name,
    providerUrl: seller.url,
    providerImage: seller.image,
    providerFictional: seller.fictional,
  };
}

/** An empty cell is an omitted fact; this one is an explicit null. */
const notKnown = '-';
