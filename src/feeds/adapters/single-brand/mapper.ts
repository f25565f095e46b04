import { findCountryByAlpha3 } from '#domain/place/countries.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkWire } from '#feeds/check-wire.ts';
import { providerNamedAfter, type FeedOptions, type Mapped } from '#feeds/feed-adapter.ts';
import { readCoverage, type FeedCoverage } from '#feeds/feed-coverage.ts';
import { readDays, readMegabytes } from '#feeds/feed-data.ts';
import { readPaidPrice } from '#feeds/feed-price.ts';
import { readStatedTime } from '#feeds/feed-time.ts';
import { cleanText } from '#feeds/feed-text.ts';
import { slugifyProvider, slugifyWords } from '#feeds/slugify.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import { unstatedFacts } from '#feeds/unstated-facts.ts';
import { trackedPlanSchema, type TrackedPlan, type TrackedRow } from './wire-schema.ts';

const euro = 'EUR' as CurrencyCode;

/** Maps a tracked plan at its price in euros. */
export function mapTrackedPlan({ entry, scrapedAt }: TrackedRow, options: FeedOptions): Mapped {
  const wire = checkWire(trackedPlanSchema, entry);
  if (!wire.ok) return wire;
  const row = wire.value;
  const provider = readProvider(row, options);
  if (!provider.ok) return provider;
  const price = readPaidPrice(row.price_eur, euro, 'price_eur');
  if (!price.ok) return price;
  const coverage = readPlace(row, options);
  if (!coverage.ok) return coverage;
  const megabytes = readMegabytes(row.data_gb * 1000, 'data_gb', row.data_gb);
  if (!megabytes.ok) return megabytes;
  const days = readDays(row.validity_days, 'validity_days');
  if (!days.ok) return days;
  const dataWords = `${row.data_gb} GB`;
  return success({
    provider: provider.value,
    leftOut: coverage.value.leftOut,
    namedProvider: row.provider.trim(),
    plan: {
      ...unstatedFacts,
      externalId: idOf(row),
      name: `${cleanText(row.country, 80) ?? row.country_code} ${dataWords}`,
      scope: 'local',
      coverage: coverage.value.countries,
      region: null,
      dataKind: 'total',
      dataMb: megabytes.value,
      dataWords,
      validityDays: days.value,
      price: price.value,
      statedAt: readStatedTime(scrapedAt),
    },
  });
}

function readProvider({ provider }: TrackedPlan, options: FeedOptions): Result<ProviderFacts, Skip> {
  const slug = slugifyProvider(provider);
  if (options.provider !== null && options.provider !== slug) return success(providerNamedAfter(options.provider));
  const name = cleanText(provider, 80);
  if (name === null || slug === null) return failure(skip('missing-field', 'provider', provider));
  return success({ ...providerNamedAfter(slug), name: name === slug ? providerNamedAfter(slug).name : name });
}

/**
 * Codes of one country are alpha-3, so they are none of the codes of feeds: `CYP` is Cyprus here. A group's members
 * are not listed.
 */
function readPlace(row: TrackedPlan, options: FeedOptions): Result<FeedCoverage, Skip> {
  const { country, country_code: code, region } = row;
  if (region !== 'local') return failure(skip('region-without-countries', 'country', country));
  const found = findCountryByAlpha3(code.trim().toUpperCase());
  const context = { ...options, id: idOf(row), currency: euro };
  return readCoverage([{ name: country, code: found?.code }], 'country', context);
}

/** Plans have no id: the place's code, the amount and the days identify them. */
function idOf({ country_code: code, data_gb: size, validity_days: days, plan_type: type }: TrackedPlan): string {
  return slugifyWords(`${code} ${size}GB ${days}d ${type === 'data' ? '' : (type ?? '')}`);
}
