import { usDollar } from '#domain/kernel/codes.ts';
import { findCountry } from '#domain/place/countries.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { scopeOf } from '#domain/plan/coverage.ts';
import { megabytesFromBinaryMb, parseDataAmount } from '#domain/plan/data-volume.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { resolveDestinationName } from '#domain/place/destination-name.ts';
import { findRegion } from '#domain/place/regions.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkApiRow } from '#feeds/row/check-api-row.ts';
import { chooseProvider, type FeedOptions, type Mapped } from '#feeds/row/feed-adapter.ts';
import { readCoverage, readRegionLabel } from '#feeds/row/feed-coverage.ts';
import { readDays, readMegabytes } from '#feeds/row/feed-data.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { refuseUnsold } from '#feeds/row/offer-status.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { unnamedSellers } from '#feeds/row/vendors.ts';
import { readResellerPrice } from './price-text.ts';
import { productSchema, type Product, type ProductGroup } from './wire-schema.ts';

/** The currency of lists that name none. */
const usualCurrency = usDollar;

/** Maps a product to a plan. @param group the country that it stands under; null: a flat list */
export function mapProduct(entry: unknown, options: FeedOptions, group: ProductGroup | null = null): Mapped {
  const wire = checkApiRow(productSchema, entry);
  if (!wire.ok) return wire;
  const product = wire.value;
  const unsold = refuseUnsold(entry) ?? (group === null ? null : refuseUnsold(group.fields));
  if (unsold !== null) return failure(unsold);
  const currency = readStatedCurrency(group?.fields);
  if (!currency.ok) return currency;
  const price = readResellerPrice(entry, product.price, currency.value ?? options.currency ?? usualCurrency);
  if (!price.ok) return price;
  const coverage = readCoverage(placesOf(product, entry, group), 'countries', {
    ...options,
    id: String(product.id),
    currency: price.value.currency,
  });
  if (!coverage.ok) return coverage;
  const data = readData(product);
  if (!data.ok) return data;
  const days = readValidity(product);
  if (!days.ok) return days;
  const { countries, leftOut } = coverage.value;
  const words = cleanText(product.name, 160) ?? String(product.id);
  const english = cleanText(product.nameEn ?? '', 160) ?? words;
  const region = countries.length === 1 ? null : readRegionLabel(words.split(' ')[0] ?? '');
  return success({
    provider: chooseProvider(unnamedSellers.reseller, options.provider),
    leftOut,
    namedProvider: null,
    plan: {
      ...unstatedFacts,
      ...data.value,
      externalId: String(product.id),
      name: nameOf({ words: english, countries, region, data: data.value }),
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      price: price.value,
    },
  });
}

const codeFields = ['code', 'countryCode', 'country_code', 'iso'];
const nameFields = ['country', 'en', 'name', 'title'];

/** The product's own countries; where it names none, the one that it stands under. */
function placesOf({ countries }: Product, entry: unknown, group: ProductGroup | null): readonly string[] {
  if (countries !== null && countries !== undefined && countries.length > 0)
    return countries.map((each) => (typeof each === 'string' ? each : (each.code ?? each.en ?? each.name ?? '')));
  const own = [...codeFields.slice(1), 'country'].map((field) => fieldOf(entry, field));
  const around = [...codeFields, ...nameFields].map((field) => fieldOf(group?.fields, field));
  const named = [...own, ...around.slice(0, codeFields.length), group?.key, ...around.slice(codeFields.length)];
  const stated = named.filter((each): each is string => typeof each === 'string' && each.trim() !== '');
  const place = stated.find((each) => resolveDestinationName(each).ok) ?? stated[0];
  return place === undefined ? [] : [place];
}

function readValidity({ validDays, days, validityDays, validity, duration }: Product): Result<number | null, Skip> {
  const stated = validDays ?? days ?? validityDays;
  if (stated !== null && stated !== undefined) return readDays(stated, 'validDays');
  const words = validity ?? duration ?? null;
  return words === null ? failure(skip('missing-field', 'validDays', words)) : readDays(words, 'validity');
}

type ProductData = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords'>;

const unlimitedWords = /无限流量|unlimited/i;

function readData({ dataSize, data, name }: Product): Result<ProductData, Skip> {
  if (dataSize === null || dataSize === undefined) return readDataWords(data ?? '');
  const dataWords = /\d+(?:\.\d+)?\s*[MGT]B|无限流量/i.exec(name)?.[0] ?? null;
  if (Number(dataSize) === 0) {
    const isAmount = dataWords !== null && !unlimitedWords.test(name);
    if (isAmount) return failure(skip('bad-data-amount', 'dataSize', `${dataSize} ${dataWords}`));
    return success({ dataKind: 'unlimited', dataMb: null, dataWords });
  }
  const megabytes = readMegabytes(megabytesFromBinaryMb(Number(dataSize)), 'dataSize', dataSize);
  return megabytes.ok ? success({ dataKind: 'total', dataMb: megabytes.value, dataWords }) : megabytes;
}

/** An amount in words needs its unit. */
function readDataWords(words: string): Result<ProductData, Skip> {
  if (words === '') return failure(skip('missing-field', 'dataSize', words));
  const data = parseDataAmount(words);
  if (!data.ok) return failure(skip('bad-data-amount', 'data', words));
  const { megabytes, perDay } = data.value;
  if (megabytes === null) return success({ dataKind: 'unlimited', dataMb: null, dataWords: words });
  return success({ dataKind: perDay ? 'daily' : 'total', dataMb: megabytes, dataWords: words });
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
