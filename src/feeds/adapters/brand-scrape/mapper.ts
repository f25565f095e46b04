import { scopeOf } from '#domain/plan/coverage.ts';
import { parseDataAmount } from '#domain/plan/data-volume.ts';
import type { PlanFacts, ProviderFacts } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkWire } from '#feeds/check-wire.ts';
import { providerNamedAfter, type FeedOptions, type Mapped } from '#feeds/feed-adapter.ts';
import { readCoverage, readRegionLabel } from '#feeds/feed-coverage.ts';
import { readDays } from '#feeds/feed-data.ts';
import { readCurrency, readPaidPrice } from '#feeds/feed-price.ts';
import { cleanText } from '#feeds/feed-text.ts';
import { isHttpsUrl } from '#feeds/offer-url.ts';
import { slugifyProvider, slugifyWords } from '#feeds/slugify.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import { unstatedFacts } from '#feeds/unstated-facts.ts';
import { scrapedSchema, type Scraped } from './wire-schema.ts';

/**
 * Maps a package to a plan. Its id is derived from the seller's wording of place, amount and days; the shop shows no
 * id.
 */
export function mapScrapedPackage(entry: unknown, options: FeedOptions): Mapped {
  const wire = checkWire(scrapedSchema, entry);
  if (!wire.ok) return wire;
  const { country, url, package: item } = wire.value;
  if (item === null || item === undefined) return failure(skip('not-offered', 'packages', country));
  const provider = readProvider(wire.value, options);
  if (!provider.ok) return provider;
  const currency = readCurrency(item.currency, 'package.currency');
  if (!currency.ok) return currency;
  const price = readPaidPrice(item.price, currency.value, 'package.price');
  if (!price.ok) return price;
  const coverage = readCoverage([country], 'country', { ...options, link: url, currency: currency.value });
  if (!coverage.ok) return coverage;
  const data = readData(item.data);
  if (!data.ok) return data;
  const days = readDays(item.duration, 'package.duration');
  if (!days.ok) return days;
  const { countries, leftOut } = coverage.value;
  const region = countries.length === 1 ? null : readRegionLabel(country);
  return success({
    provider: provider.value,
    leftOut,
    namedProvider: new URL(url).hostname,
    plan: {
      ...unstatedFacts,
      ...data.value,
      externalId: slugifyWords(`${country} ${item.data.replaceAll(' ', '')} ${item.duration.replaceAll(' ', '')}`),
      name: [cleanText(country, 80), data.value.dataWords].join(' '),
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      price: price.value,
      url,
    },
  });
}

/** The file names no seller, but each package has its page: the shop's host identifies the seller. */
function readProvider({ url }: Scraped, options: FeedOptions): Result<ProviderFacts, Skip> {
  if (!isHttpsUrl(url)) return failure(skip('bad-url', 'url', url));
  const { hostname, origin } = new URL(url);
  const slug = options.provider ?? slugifyProvider(hostname);
  if (slug === null) return failure(skip('bad-url', 'url', url));
  const name = options.provider === null ? hostname : providerNamedAfter(slug).name;
  return success({ ...providerNamedAfter(slug), name, url: `${origin}/` });
}

type PackageData = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords'>;

/** Some pages write `2,5 GB`. "With calls" is unspecified, so it is kept in the wording only. */
function readData(text: string): Result<PackageData, Skip> {
  const words = cleanText(text, 40);
  const amount = (words ?? '').replace(/^(\d+),(\d{1,2})(?=\s*[MGT]B)/i, '$1.$2').replace(/\s+with calls$/i, '');
  const data = parseDataAmount(amount);
  if (!data.ok) return failure(skip('bad-data-amount', 'package.data', text));
  const { megabytes, perDay } = data.value;
  const dataKind = megabytes === null ? 'unlimited' : perDay ? 'daily' : 'total';
  return success({ dataKind, dataMb: megabytes, dataWords: words });
}
