import { findCurrency } from '#domain/money/currencies.ts';
import { scopeOf } from '#domain/plan/coverage.ts';
import { parseDataAmount, type DataAmount } from '#domain/plan/data-volume.ts';
import type { Money } from '#domain/money/money.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseValidityDays } from '#domain/plan/validity.ts';
import { providerNamedAfter, type FeedOptions, type Mapped } from '#feeds/feed-adapter.ts';
import { readCoverage, readRegionLabel } from '#feeds/feed-coverage.ts';
import { readCurrency, readPaidPrice } from '#feeds/feed-price.ts';
import { cleanText } from '#feeds/feed-text.ts';
import { isHttpsUrl } from '#feeds/offer-url.ts';
import { slugifyProvider, slugifyWords } from '#feeds/slugify.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import { unstatedFacts } from '#feeds/unstated-facts.ts';
import type { PriceRow } from './wire-schema.ts';

/** Placeholder for plans without an end on sites that need a number. */
const unendingDays = '1000';

/**
 * Maps a row of a price list to a plan. Its id is derived from the seller's wording of place, amount and days, so
 * that it is stable from week to week; the list has no ids.
 */
export function mapPriceRow(row: PriceRow, options: FeedOptions): Mapped {
  if (!row.fits) return failure(skip('bad-columns', 'row', Object.values(row).slice(0, 5).join(', ')));
  const provider = readProvider(row, options);
  if (!provider.ok) return provider;
  const coverage = readCoverage(row.destination.trim() === '' ? [] : [row.destination], 'country', {
    ...options,
    link: row.url,
    currency: findCurrency(row.currency.trim().toUpperCase())?.code,
  });
  if (!coverage.ok) return coverage;
  const data = parseDataAmount(cleanText(row.data, 120) ?? '');
  if (!data.ok) return failure(skip(row.data.trim() === '' ? 'missing-field' : 'bad-data-amount', 'data', row.data));
  const days = readDays(row.days);
  if (!days.ok) return days;
  const price = readRowPrice(row);
  if (!price.ok) return price;
  const url = row.url.trim();
  if (url !== '' && !isHttpsUrl(url)) return failure(skip('bad-url', 'source_url', row.url));
  const statedAt = readDate(row.date);
  if (!statedAt.ok) return statedAt;
  const place = cleanText(row.destination, 80) ?? '';
  const { countries, leftOut } = coverage.value;
  const region = countries.length === 1 ? null : readRegionLabel(row.destination);
  return success({
    provider: provider.value,
    leftOut,
    namedProvider: row.provider.trim(),
    plan: {
      ...unstatedFacts,
      ...dataFacts(data.value, row.data),
      externalId: planId(row),
      name: `${place} ${cleanText(row.data, 40) ?? ''}`,
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      price: price.value,
      url: url === '' ? null : url,
      statedAt: statedAt.value,
    },
  });
}

function readProvider(row: PriceRow, { provider }: FeedOptions): Result<ProviderFacts, Skip> {
  const name = cleanText(row.provider, 80);
  const slug = slugifyProvider(row.provider);
  const url = siteOf(row.url);
  if (provider !== null && provider !== slug) return success({ ...providerNamedAfter(provider), url });
  if (name === null || slug === null) return failure(skip('missing-field', 'competitor', row.provider));
  return success({ slug, name, url, image: null, example: false });
}

/** The front page of the site on which the price was seen. */
function siteOf(url: string): string | null {
  return isHttpsUrl(url.trim()) ? `${new URL(url.trim()).origin}/` : null;
}

/** Missing days mean no end, and so does a thousand. */
function readDays(text: string): Result<number | null, Skip> {
  const words = text.trim();
  if (words === '' || words === unendingDays) return success(null);
  const days = parseValidityDays(words);
  return days.ok ? days : failure(skip('bad-validity', 'days', text));
}

function readRowPrice(row: PriceRow): Result<Money, Skip> {
  const currency = readCurrency(row.currency, 'currency');
  return currency.ok ? readPaidPrice(row.price, currency.value, 'price') : currency;
}

function readDate(text: string): Result<string | null, Skip> {
  const date = text.trim();
  if (date === '') return success(null);
  const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? failure(skip('bad-value', 'date', text)) : success(new Date(time).toISOString());
}

function dataFacts({ megabytes, perDay }: DataAmount, words: string) {
  const dataKind = megabytes === null ? 'unlimited' : perDay ? 'daily' : 'total';
  return { dataKind, dataMb: megabytes, dataWords: cleanText(words, 40) } as const;
}

function planId(row: PriceRow): string {
  const days = row.days.trim() === '' ? 'no-expiry' : `${row.days.trim()}d`;
  return [row.destination, row.data.replaceAll(' ', ''), days].map(slugifyWords).join('-');
}
