import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import { findCountry } from '#domain/place/countries.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { parseMapping } from '#runtime/services/feeds/import-feed.ts';
import { sellerOf, statedName, type Row } from './catalogue-happenings.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';

/** A feed as an operator has configured it. */
export interface Source {
  readonly name: string;
  readonly format: 'canonical-json' | 'table';
  /** What the format's adapter calls its feed. */
  readonly feed: 'canonical' | 'table';
  readonly sellers: readonly string[];
}

/** Two feeds of one format and one of another share the seller `kaze` and its plans. */
export const sources = [
  { name: 'first', format: 'canonical-json', feed: 'canonical', sellers: ['nori', 'kaze'] },
  { name: 'second', format: 'canonical-json', feed: 'canonical', sellers: ['kaze', 'mori'] },
  { name: 'sheet', format: 'table', feed: 'table', sellers: ['kaze', 'mori'] },
] as const satisfies readonly Source[];

export type SourceName = (typeof sources)[number]['name'];

export const exampleSeller = 'demo';

const places = { a: ['JP', 'Japan'], b: ['TH', 'Thailand'], c: ['JP', 'Japan'] } as const;
export const planIds = ['a', 'b', 'c'] as const;

/** Where a plan is sold: code and name of a country. */
function placeOf(key: string): readonly [code: 'JP' | 'TH', name: string] {
  return places[planIds.find((id) => key.endsWith(` ${id}`)) ?? 'a'];
}

const mapping = {
  table: 'csv',
  fields: {
    seller: { from: 'seller' },
    id: { from: 'id' },
    place: [{ from: 'country' }],
    name: 'name',
    data: { from: 'gb', unit: 'GB' },
    days: { from: 'days' },
    price: { from: 'usd', currency: 'USD' },
    otherPrices: [{ from: 'eur', currency: 'EUR' }],
    url: 'link',
  },
};

/** Null: the format says itself how it is read. */
export function sheetMapping(format: Source['format']) {
  if (format !== 'table') return null;
  const parsed = parseMapping(JSON.stringify(mapping));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

export function sourceNamed(name: string): Source {
  const source = sources.find((each) => each.name === name);
  if (source === undefined) throw new Error(`there is no feed ${name}`);
  return source;
}

/** `kaze a 5 own`: a gigabyte for a week at 5 dollars, or with one thing more. */
export function rowOf(words: string): Row {
  const [seller, id, price = '', extra] = words.split(' ');
  const dollars = Number(price);
  return {
    key: `${seller} ${id}`,
    gb: extra === 'more' ? 3 : 1,
    days: extra === 'longer' ? 30 : 7,
    price: dollars,
    own: extra === 'own' ? dollars : null,
    promo: extra === 'promo' ? dollars - 1 : null,
  };
}

/** The file in the format of its source. A sheet has no promos, and other names: no plan is stated alike in two formats. */
export function writeFile(format: Source['format'], rows: readonly Row[]): string {
  return format === 'table' ? writeSheet(rows) : writeCatalogue(rows);
}

/** The row as the format can state it. */
export function statedRow(format: Source['format'], row: Row): Row {
  return format === 'table' ? { ...row, promo: null } : row;
}

function writeSheet(rows: readonly Row[]): string {
  const lines = rows.map(({ key, gb, days, price, own }) => {
    const [seller = '', id = ''] = key.split(' ');
    return [seller, id, placeOf(key)[1], `Sheet ${id}`, gb, days, price, own ?? '', `https://${seller}.example/${id}`];
  });
  return `seller,id,country,name,gb,days,usd,eur,link\n${lines.map((cells) => cells.join(',')).join('\n')}\n`;
}

function writeCatalogue(rows: readonly Row[]): string {
  const sellers = [...new Set(rows.map(({ key }) => sellerOf(key)))];
  return JSON.stringify({
    format: 'esim-catalogue/1',
    providers: sellers.map((slug) => ({ slug, name: statedName(slug) })),
    plans: rows.map(({ key, gb, days, price, own, promo }) => {
      const [provider = '', id = ''] = key.split(' ');
      return {
        id,
        provider,
        name: `Plan ${id}`,
        scope: 'local',
        coverage: [placeOf(key)[0]],
        dataType: 'total',
        dataMb: gb * 1000,
        validityDays: days,
        price: { amount: price, currency: 'USD' },
        ...(own !== null && { prices: [{ amount: own, currency: 'EUR' }] }),
        ...(promo !== null && { promoPrice: { amount: promo, currency: 'USD' } }),
        url: `https://${provider}.example/${id}`,
      };
    }),
  });
}

export const exampleRows = (price: number): readonly Row[] =>
  ['a', 'b'].map((id) => rowOf(`${exampleSeller} ${id} ${price}`));

/** As an example catalogue states them. */
export function examplePlans(rows: readonly Row[]): readonly ProviderPlan[] {
  const slug = parseProviderSlug(exampleSeller);
  if (!slug.ok) throw new Error(slug.reason);
  const provider = { slug: slug.value, name: statedName(exampleSeller), url: null, image: null, example: true };
  return rows.map(({ key, price }) => {
    const country = findCountry(placeOf(key)[0]);
    const coverage = country === null ? [] : [country.code];
    return {
      provider,
      plan: makePlan({ externalId: key.split(' ')[1] ?? '', coverage, price: money(price * unitsPerWhole) }),
    };
  });
}
