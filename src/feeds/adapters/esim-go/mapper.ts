import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkApiRow } from '#feeds/row/check-api-row.ts';
import type { FeedOptions, Mapped } from '#feeds/row/feed-adapter.ts';
import { readCoverage, readRegionLabel } from '#feeds/row/feed-coverage.ts';
import { readDays, readMegabytes } from '#feeds/row/feed-data.ts';
import { readPaidPrice } from '#feeds/row/feed-price.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { networksWithoutOperator } from '#feeds/row/network-generation.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';
import { bundlePlan, catalogueCurrency, type BundleData } from './bundle-plan.ts';
import { bundleSchema, type Bundle } from './wire-schema.ts';

/** Maps a bundle of the catalogue; its one price is the list price that the operator imports. */
export function mapBundle(entry: unknown, options: FeedOptions): Mapped {
  const wire = checkApiRow(bundleSchema, entry);
  if (!wire.ok) return wire;
  const bundle = wire.value;
  const stated = readStatedCurrency(entry);
  if (!stated.ok) return stated;
  const price = readPaidPrice(bundle.price, stated.value ?? options.currency ?? catalogueCurrency, 'price');
  if (!price.ok) return price;
  const coverage = readCoverage(readCountries(bundle), 'countries', { ...options, id: bundle.name });
  if (!coverage.ok) return coverage;
  const data = readData(bundle);
  if (!data.ok) return data;
  const days = readDays(bundle.duration, 'duration');
  if (!days.ok) return days;
  const words = describedParts(bundle);
  return bundlePlan(
    {
      ...data.value,
      externalId: bundle.name,
      name: cleanText(words.join(', '), 160) ?? bundle.name,
      coverage: coverage.value,
      region: words.map(readRegionLabel).find((region) => region !== null) ?? null,
      validityDays: days.value,
      price: price.value,
      networks: networksWithoutOperator(coverage.value.countries, readList(bundle.speed ?? '')),
    },
    options,
  );
}

/** The varying parts of `eSIM, 1GB, 7 Days, Andorra, V2`: `1GB`, `7 Days`, `Andorra`. */
function describedParts({ description, name }: Bundle): string[] {
  const parts = (description ?? name).split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '' && !/^(eSIM|V\d+)$/i.test(part));
}

function readCountries({ countries }: Bundle): string[] {
  if (typeof countries === 'string') return readList(countries);
  return countries.flatMap((country) => (typeof country === 'string' ? country : (country.iso ?? country.name ?? [])));
}

/** `{2G,3G}`, `{"a b",c}` of PostgreSQL, `2G;3G`, or a list of JSON. */
function readList(list: string | readonly string[]): string[] {
  const items = typeof list === 'string' ? list.replace(/^\s*\{|\}\s*$/g, '').split(/[,;]/) : list;
  return items.map((item) => item.trim().replace(/^"(.*)"$/s, '$1')).filter((item) => item !== '');
}

function readData(bundle: Bundle): Result<BundleData, Skip> {
  const amount = bundle.dataAmount ?? null;
  const isUnlimited = isTrue(bundle.isUnlimited) || isTrue(bundle.unlimited) || Number(amount) === -1;
  if (isUnlimited) return success({ dataKind: 'unlimited', dataMb: null, dataWords: 'Unlimited' });
  if (amount === null) return failure(skip('missing-field', 'dataAmount', amount));
  const megabytes = readMegabytes(Number(amount), 'dataAmount', amount);
  if (!megabytes.ok) return megabytes;
  const words = describedParts(bundle).find((part) => /^\d+(\.\d+)?\s*[MG]B$/i.test(part));
  return success({ dataKind: 'total', dataMb: megabytes.value, dataWords: words ?? null });
}

function isTrue(flag: Bundle['unlimited']): boolean {
  return flag === true || flag === 'true' || flag === 't';
}
