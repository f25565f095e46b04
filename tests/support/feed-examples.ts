import { readFileSync } from 'node:fs';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';

export type Path = readonly (string | number)[];

/** A file among the fixtures of a format. */
export interface FileExample {
  readonly file: string;
  /** How many plans an import stores of it; absent: another file of the format is imported. */
  readonly plans?: number;
  /** Of a table: how many rows the adapter makes of a line. */
  readonly rowsOfLine?: number;
  /** Of a document: where its list of rows is; absent: its rows lie in several. */
  readonly listAt?: Path;
  /** Rows that the document has behind those of that list. */
  readonly rowsOutside?: number;
  readonly rowsOf?: (entry: unknown) => number;
  /** True: an answer of an API, whose rows state everything. */
  readonly isApi?: true;
  /** True: small and flat enough to be damaged as text. */
  readonly isDamagedAsText?: true;
}

/** A field of a row or file that states a day. */
export interface DateExample {
  readonly field: string;
  /** A file of one plan with this date. */
  readonly text: (date: string) => string;
  /** False: only a time will do. */
  readonly mayBeDay: boolean;
  readonly mapping?: string;
}

interface FormatExamples {
  readonly files: readonly FileExample[];
  /** Empty: the format states no day. */
  readonly dates: readonly DateExample[];
}

export function readFixture(format: FeedFormatName, file: string): string {
  return readFileSync(`src/feeds/adapters/${format}/fixtures/${file}`, 'utf8');
}

const canonicalPlan = {
  id: 'jp-1',
  provider: 'nori',
  scope: 'local',
  coverage: ['JP'],
  dataType: 'total',
  dataMb: 1000,
  price: { amount: '4.50', currency: 'USD' },
  url: 'https://nori.example/',
};

function canonical(plan: object): string {
  return JSON.stringify({
    format: 'esim-catalogue/1',
    providers: [{ slug: 'nori', name: 'Nori', url: 'https://nori.example/' }],
    plans: [{ ...canonicalPlan, ...plan }],
  });
}

const mapped = (seen: string): object => ({
  seller: { fixed: { slug: 'nori', name: 'Nori', url: null } },
  place: [{ from: 'where' }],
  data: { from: 'gb', unit: 'GB' },
  days: { from: 'days' },
  price: { from: 'eur', currency: 'EUR' },
  seen,
});
const offer = { where: 'Japan', gb: 1, days: 7, eur: 4.5 };
const promoPrice = { amount: '4.00', currency: 'USD' };

/** A product of the brand's API is a row for each tier that it is offered in, and one when there is none. */
function offersOf(product: unknown): number {
  const { standard, premium } = (product ?? {}) as { readonly standard?: unknown; readonly premium?: unknown };
  return Math.max(1, [standard, premium].filter((tier) => tier !== null && tier !== undefined).length);
}

/** What all tests of formats need to know of each: its files, and the days that it states. */
export const formatExamples: Readonly<Record<FeedFormatName, FormatExamples>> = {
  'canonical-json': {
    files: [{ file: 'catalogue.json', plans: 4, listAt: ['plans'] }],
    dates: [
      { field: 'updatedAt', text: (date) => canonical({ updatedAt: date }), mayBeDay: false },
      {
        field: 'promoPrice.startsAt',
        text: (date) => canonical({ promoPrice: { ...promoPrice, startsAt: date } }),
        mayBeDay: false,
      },
      {
        field: 'promoPrice.endsAt',
        text: (date) => canonical({ promoPrice: { ...promoPrice, endsAt: date } }),
        mayBeDay: false,
      },
    ],
  },
  'canonical-csv': {
    files: [{ file: 'catalogue.csv', plans: 4, rowsOfLine: 1, isDamagedAsText: true }],
    dates: [
      {
        field: 'updated_at',
        text: (date) =>
          'provider,id,scope,coverage,data_type,data_mb,price,currency,url,updated_at\n' +
          `nori,jp-1,local,JP,total,1000,4.50,USD,https://nori.example/,${date}\n`,
        mayBeDay: false,
      },
    ],
  },
  'price-csv': {
    files: [{ file: 'week-1.csv', plans: 5, rowsOfLine: 1 }],
    dates: [
      {
        field: 'date',
        text: (date) => `date,competitor,country,data,days,price_usd\n${date},Nori,Japan,1 GB,7,4.50\n`,
        mayBeDay: true,
      },
    ],
  },
  'data-plan': { files: [{ file: 'feed.json', plans: 4, listAt: [], isApi: true }], dates: [] },
  'esim-access': {
    files: [
      { file: 'answer.json', listAt: ['obj', 'packageList'], isApi: true },
      { file: 'table.csv', plans: 4, rowsOfLine: 1, isDamagedAsText: true },
      { file: 'saved-page.json' },
    ],
    dates: [],
  },
  airalo: {
    files: [
      {
        file: 'partner-answer.json',
        plans: 5,
        listAt: ['data', 0, 'operators', 0, 'packages'],
        rowsOutside: 4,
        isApi: true,
      },
      { file: 'site-country.json' },
    ],
    dates: [],
  },
  'esim-go': {
    files: [
      { file: 'answer.json', listAt: ['bundles'], isApi: true },
      { file: 'dump.csv', plans: 4, rowsOfLine: 1, isDamagedAsText: true },
    ],
    dates: [],
  },
  zendit: {
    files: [{ file: 'page.json', plans: 4, listAt: ['data', 'offers', 'list'], isApi: true }],
    dates: [],
  },
  'rate-sheet': { files: [{ file: 'fixed.csv', plans: 5, rowsOfLine: 2 }], dates: [] },
  reseller: {
    files: [{ file: 'flat.json', plans: 7, listAt: [], isApi: true }, { file: 'grouped.json' }],
    dates: [],
  },
  'brand-two-currencies': {
    files: [
      {
        file: 'local.json',
        plans: 4,
        listAt: [0, 'data', 'product_items'],
        rowsOutside: 2,
        rowsOf: offersOf,
        isDamagedAsText: true,
      },
    ],
    dates: [],
  },
  'daily-plan-sheet': { files: [{ file: 'sheet.json', plans: 7, listAt: [], isDamagedAsText: true }], dates: [] },
  'single-brand': {
    files: [{ file: 'current.json', plans: 4, listAt: ['plans'], isDamagedAsText: true }],
    dates: [
      {
        field: 'scraped_at',
        text: (date) => {
          const { plans } = JSON.parse(readFixture('single-brand', 'current.json')) as { readonly plans: unknown[] };
          return JSON.stringify({ scraped_at: date, plans: plans.slice(0, 1) });
        },
        mayBeDay: true,
      },
    ],
  },
  'brand-scrape': {
    files: [{ file: 'destinations.json', plans: 3, listAt: [0, 'packages'], rowsOutside: 4, isDamagedAsText: true }],
    dates: [],
  },
  // Its files need mappings: `damaged-tables.ts` has them.
  table: {
    files: [],
    dates: [
      {
        mapping: JSON.stringify({ table: 'csv', fields: mapped('on') }),
        field: 'on',
        text: (date) => `where;gb;days;eur;on\nJapan;1;7;4.50;${date}\n`,
        mayBeDay: true,
      },
      {
        mapping: JSON.stringify({ table: 'json', entries: '*', fields: mapped('on') }),
        field: 'on',
        text: (date) => JSON.stringify([{ ...offer, on: date }]),
        mayBeDay: true,
      },
      {
        mapping: JSON.stringify({ table: 'json', entries: 'plans.*', fields: mapped('$file.made') }),
        field: 'made',
        text: (date) => JSON.stringify({ made: date, plans: [offer] }),
        mayBeDay: true,
      },
    ],
  },
};

/** The files of all formats. */
export const fileExamples: readonly (FileExample & { readonly format: FeedFormatName })[] = (
  Object.entries(formatExamples) as [FeedFormatName, FormatExamples][]
).flatMap(([format, { files }]) => files.map((example) => ({ format, ...example })));
