import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import { parseMapping } from '#feeds/row/parse-mapping.ts';
import type { TableMapping } from '#feeds/row/mapping-schema.ts';

/** An offer of one country as any format can state it. */
export interface PlainOffer {
  readonly code: string;
  readonly alpha3: string;
  readonly place: string;
  readonly gigabytes: number;
  readonly days: number;
  /** In dollars, or in the format's own currency. */
  readonly price: number;
}

/** Writes offers as a file of a format, a line for each in the order given. */
export interface OfferFile {
  readonly name: string;
  readonly format: FeedFormatName;
  readonly mapping: TableMapping | null;
  /** What a dollar is in the currency of the format. */
  readonly perDollar: number;
  /** The price as it stands in the file: digits and a point. */
  readonly priceText: (price: number) => string;
  /** Text before the offers, between two and behind them. */
  readonly frame: readonly [before: string, between: string, after: string];
  readonly line: (offer: PlainOffer, price: string) => string;
}

type Options = Partial<Pick<OfferFile, 'name' | 'mapping' | 'perDollar' | 'priceText'>>;

const decimals = (price: number): string => price.toFixed(2);

function csv(format: FeedFormatName, header: string, line: OfferFile['line'], options: Options = {}): OfferFile {
  const frame = [`${header}\n`, '\n', '\n'] as const;
  return { name: format, format, mapping: null, perDollar: 1, priceText: decimals, frame, line, ...options };
}

function json(
  format: FeedFormatName,
  [before, after]: readonly [string, string],
  entry: (offer: PlainOffer) => object,
  options: Options = {},
): OfferFile {
  return {
    name: format,
    format,
    mapping: null,
    perDollar: 1,
    priceText: decimals,
    frame: [`${before}[\n`, ',\n', `\n]${after}\n`],
    // Digit for digit: `#price` is a number, `#text` a text.
    line: (offer, price) =>
      JSON.stringify(entry(offer)).replaceAll('"#price"', price).replaceAll('"#text"', `"${price}"`),
    ...options,
  };
}

const idOf = ({ code, gigabytes, days }: PlainOffer): string => `${code}-${gigabytes}GB-${days}D`;

function mappingOf(fields: object): TableMapping {
  const mapping = parseMapping(JSON.stringify({ table: 'csv', fields }));
  if (!mapping.ok) throw new Error(mapping.reason);
  return mapping.value;
}

const tableMapping = mappingOf({
  seller: { from: 'brand' },
  place: [{ from: 'where' }],
  data: { from: 'gb', unit: 'GB' },
  days: { from: 'validity' },
  price: { from: 'usd', currency: 'USD' },
});

/** A file of every format. */
export const offerFiles: readonly OfferFile[] = [
  csv(
    'canonical-csv',
    'provider,id,scope,coverage,data_type,data_mb,validity_days,price,currency,url',
    (offer, price) =>
      `nori,${idOf(offer)},local,${offer.code},total,${offer.gigabytes * 1000},${offer.days},${price},USD,https://nori.example/${idOf(offer)}`,
  ),
  json(
    'canonical-json',
    [
      '{"format":"esim-catalogue/1","providers":[{"slug":"nori","name":"Nori","url":"https://nori.example/"}],"plans":',
      '}',
    ],
    (offer) => ({
      id: idOf(offer),
      provider: 'nori',
      name: idOf(offer),
      scope: 'local',
      coverage: [offer.code],
      region: null,
      dataType: 'total',
      dataMb: offer.gigabytes * 1000,
      validityDays: offer.days,
      price: { amount: '#text', currency: 'USD' },
      url: `https://nori.example/${idOf(offer)}`,
    }),
  ),
  csv(
    'price-csv',
    'date,competitor,country,data,days,price_usd',
    ({ place, gigabytes, days }, price) => `2026-08-10,Nori,${place},${gigabytes} GB,${days},${price}`,
  ),
  json('data-plan', ['', ''], (offer) => ({
    id: idOf(offer),
    planName: idOf(offer),
    validity: offer.days,
    dataCap: offer.gigabytes,
    dataUnit: 'GB',
    prices: { USD: '#price' },
    coverages: [{ code: offer.code }],
  })),
  json(
    'esim-access',
    ['{"obj":{"packageList":', '}}'],
    (offer) => ({
      packageCode: idOf(offer),
      name: idOf(offer),
      retailPrice: '#price',
      currencyCode: 'USD',
      volume: offer.gigabytes * 2 ** 30,
      dataType: 1,
      duration: offer.days,
      durationUnit: 'DAY',
      location: offer.code,
    }),
    { priceText: (price) => String(Math.round(price * 10_000)) },
  ),
  json('airalo', ['{"data":[{"country_code":"ZZ","operators":', '}]}'], (offer) => ({
    title: 'Kori',
    coverages: [{ code: offer.code }],
    packages: [{ id: idOf(offer), type: 'sim', price: '#price', amount: offer.gigabytes * 1024, day: offer.days }],
  })),
  json('esim-go', ['{"bundles":', ',"pageCount":1}'], (offer) => ({
    name: `esim_${offer.gigabytes}GB_${offer.days}D_${offer.code}_V2`,
    price: '#price',
    duration: offer.days,
    dataAmount: offer.gigabytes * 1000,
    unlimited: false,
    countries: [{ iso: offer.code }],
  })),
  json(
    'zendit',
    ['{"list":', ',"total":#count}'],
    (offer) => ({
      offerId: `ESIM-${idOf(offer)}`,
      productType: 'ESIM',
      country: offer.code,
      dataGB: offer.gigabytes,
      dataUnlimited: false,
      durationDays: offer.days,
      enabled: true,
      price: { currency: 'USD', currencyDivisor: 100, fixed: '#price' },
      roaming: [],
    }),
    { priceText: (price) => String(Math.round(price * 100)) },
  ),
  csv(
    'rate-sheet',
    'Country,ISOCode,Profile,5GB/30days (USD),eSIM Go 5GB Ref',
    ({ place, code }, price) => `${place},${code},1.0,${price},esim_5GB_30D_${code}_V2`,
  ),
  json('reseller', ['', ''], (offer) => ({
    id: idOf(offer),
    name: idOf(offer),
    countries: [{ en: offer.place, code: offer.code }],
    dataSize: offer.gigabytes * 1024,
    validDays: offer.days,
    price: '#price',
  })),
  json(
    'brand-two-currencies',
    ['', ''],
    (offer) => ({
      data: {
        name: offer.place,
        coverages: { standard: [{ code_iso_2: offer.code, networks: [] }] },
        scale: 'local',
        is_saleable: true,
        product_items: [
          {
            natural_name: `${offer.place} ${offer.days}D ${offer.gigabytes}GB`,
            validity_days: offer.days,
            data_type: 'limited',
            quota_in_gb: offer.gigabytes,
            prices: [{ currency_code: 'IDR', standard: { id: idOf(offer), price: '#price' } }],
            standard: { id: idOf(offer), currency_code: 'IDR', price: '#price' },
            premium: null,
          },
        ],
      },
    }),
    { perDollar: 16_000, priceText: (price) => String(Math.round(price / 500) * 500) },
  ),
  json('daily-plan-sheet', ['', ''], ({ place, gigabytes, days }) => ({
    '0': 'alls',
    '1': place,
    '2': `${days}day / ${gigabytes}GB Daily+Unlimited 512Kbps (Operator A)`,
    '3': '#text',
    '4': 'Operator A',
    '5': days,
  })),
  json(
    'single-brand',
    ['{"scraped_at":"2026-08-10T00:00:00Z","plans":', '}'],
    ({ place, alpha3, gigabytes, days }) => ({
      provider: 'nori',
      country: place,
      country_code: alpha3,
      region: 'local',
      data_gb: gigabytes,
      plan_type: 'data',
      validity_days: days,
      price_eur: '#price',
    }),
    { perDollar: 0.86 },
  ),
  json(
    'brand-scrape',
    ['', ''],
    ({ place, gigabytes, days }) => ({
      country: place,
      url: `https://shop.nori.example/esim-${place.toLowerCase().replaceAll(' ', '-')}/`,
      packages: [{ data: `${gigabytes} GB`, duration: `${days} Days`, price: '#text', currency: 'EUR' }],
    }),
    { perDollar: 0.86 },
  ),
  csv(
    'table',
    'brand;where;gb;validity;usd',
    ({ place, gigabytes, days }, price) => `Nori;${place};${gigabytes};${days};${price}`,
    { mapping: tableMapping },
  ),
];

/** The file with these offers; the price of each as a text of its own. */
export function writeOffers(file: OfferFile, offers: readonly PlainOffer[], prices: readonly string[]): string {
  const [before, between, after] = file.frame;
  const lines = offers.map((offer, index) => file.line(offer, prices[index] ?? ''));
  return before + lines.join(between) + after.replace('#count', String(offers.length));
}
