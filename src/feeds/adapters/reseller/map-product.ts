import { findCountry } from '#domain/place/countries.ts';
import type { CountryCode, CurrencyCode, RegionSlug } from '#domain/kernel/codes.ts';
import { scopeOf } from '#domain/plan/coverage.ts';
import { megabytesFromBinaryMb } from '#domain/plan/data-volume.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { findRegion } from '#domain/place/regions.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import { checkApiRow } from '#feeds/check-api-row.ts';
import { chooseProvider, type FeedOptions, type Mapped } from '#feeds/feed-adapter.ts';
import { readCoverage, readRegionLabel } from '#feeds/feed-coverage.ts';
import { readDays, readMegabytes } from '#feeds/feed-data.ts';
import { readPaidPrice } from '#feeds/feed-price.ts';
import { cleanText } from '#feeds/feed-text.ts';
import type { Skip } from '#feeds/skip-reason.ts';
import { readStatedCurrency } from '#feeds/stated-currency.ts';
import { unstatedFacts } from '#feeds/unstated-facts.ts';
import { unnamedSellers } from '#feeds/vendors.ts';
import { productSchema, type Product } from './wire-schema.ts';

/** The currency of lists that name none. */
const usualCurrency = 'USD' as CurrencyCode;

/** Maps a product of a flat list to a plan. */
export function mapProduct(entry: unknown, options: FeedOptions): Mapped {
  const wire = checkApiRow(productSchema, entry);
  if (!wire.ok) return wire;
  const product = wire.value;
  const stated = readStatedCurrency(entry);
  if (!stated.ok) return stated;
  const price = readPaidPrice(product.price, stated.value ?? options.currency ?? usualCurrency, 'price');
  if (!price.ok) return price;
  const coverage = readCoverage(
    product.countries.map(({ code }) => code),
    'countries',
    { ...options, id: String(product.id), currency: price.value.currency },
  );
  if (!coverage.ok) return coverage;
  const data = readData(product);
  if (!data.ok) return data;
  const days = readDays(product.validDays, 'validDays');
  if (!days.ok) return days;
  const { countries, leftOut } = coverage.value;
  const words = cleanText(product.name, 160) ?? String(product.id);
  const region = countries.length === 1 ? null : readRegionLabel(words.split(' ')[0] ?? '');
  return success({
    provider: chooseProvider(unnamedSellers.reseller, options.provider),
    leftOut,
    namedProvider: null,
    plan: {
      ...unstatedFacts,
      ...data.value,
      externalId: String(product.id),
      name: nameOf({ words, countries, region, data: data.value }),
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      price: price.value,
    },
  });
}

type ProductData = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords'>;

function readData({ dataSize, name }: Product): Result<ProductData, Skip> {
  const dataWords = /\d+(?:\.\d+)?\s*[MGT]B|无限流量/i.exec(name)?.[0] ?? null;
  if (dataSize === 0) return success({ dataKind: 'unlimited', dataMb: null, dataWords });
  const megabytes = readMegabytes(megabytesFromBinaryMb(dataSize), 'dataSize', dataSize);
  return megabytes.ok ? success({ dataKind: 'total', dataMb: megabytes.value, dataWords }) : megabytes;
}

interface NameParts {
  readonly words: string;
  readonly countries: readonly CountryCode[];
  readonly region: RegionSlug | null;
  readonly data: ProductData;
}

/** Names are in Chinese, which the site does not support: built from the place and the amount in English instead. */
function nameOf({ words, countries, region, data }: NameParts): string {
  const [country, ...others] = countries;
  const named = region === null ? (others.length === 0 ? findCountry(country ?? '') : null) : findRegion(region);
  const size = data.dataKind === 'unlimited' ? 'Unlimited' : data.dataWords;
  return named === null || size === null ? words : `${named.name.en} ${size.replace(/\s*([MGT]B)$/i, ' $1')}`;
}
