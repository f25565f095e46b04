import { scopeOf } from '#domain/plan/coverage.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { maxMegabytes, megabytesFromBytes } from '#domain/plan/data-volume.ts';
import type { Money } from '#domain/money/money.ts';
import type { Known, PlanFacts, PlanNetwork } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseSpeedKbps } from '#domain/plan/speed.ts';
import { parseValidityDays } from '#domain/plan/validity.ts';
import { checkApiRow } from '#feeds/row/check-api-row.ts';
import { chooseProvider, type FeedOptions, type Mapped } from '#feeds/row/feed-adapter.ts';
import { readCoverage, readRegionLabel } from '#feeds/row/feed-coverage.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { readGeneration } from '#domain/plan/network-generation.ts';
import { networksEverywhere } from '#feeds/row/network-generation.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { vendors } from '#feeds/row/vendors.ts';
import { packageSchema, type Package } from './wire-schema.ts';

/**
 * Maps a package to a plan. Its `price` is what a reseller pays: it is read only where there is no other price and
 * the operator sets a mark-up.
 */
export function mapPackage(entry: unknown, options: FeedOptions): Mapped {
  const wire = checkApiRow(packageSchema, entry);
  if (!wire.ok) return wire;
  const row = wire.value;
  if (row.packageCode.startsWith('TOPUP_')) return failure(skip('top-up-only', 'packageCode', row.packageCode));
  const priceKind = kindOfPrice(row, options);
  const currency = readStatedCurrency(entry);
  if (!currency.ok) return currency;
  const price = readStatedPrice(row, priceKind, currency.value);
  if (!price.ok) return price;
  const coverage = readCoverage(splitList(row.location, ','), 'location', { ...options, id: row.packageCode });
  if (!coverage.ok) return coverage;
  const data = readData(row);
  if (!data.ok) return data;
  const days = parseValidityDays(`${row.duration} ${row.durationUnit ?? 'DAY'}`);
  if (!days.ok) return failure(skip('bad-validity', 'duration', row.duration));
  const { countries, leftOut } = coverage.value;
  const region = countries.length === 1 ? null : readRegionLabel(row.name.replace(/[\d(].*$/s, ''));
  return success({
    provider: chooseProvider(vendors.esimAccess, options.provider),
    leftOut,
    namedProvider: null,
    priceKind,
    plan: {
      ...unstatedFacts,
      ...data.value,
      ...readTerms(row),
      externalId: row.packageCode,
      name: cleanText(row.name, 160) ?? row.packageCode,
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      dayPass: isDayPass(row, days.value),
      price: price.value,
      networks: readNetworks(row, countries, options),
      breakout: readBreakout(row.ipExport ?? '', options),
    },
  });
}

function kindOfPrice({ retailPrice }: Package, { markUp }: FeedOptions): 'retail' | 'wholesale' {
  return markUp !== null && String(retailPrice ?? '').trim() === '' ? 'wholesale' : 'retail';
}

/** Prices are whole 1/10000 of the currency unit, as money is here. */
function readStatedPrice(
  row: Package,
  kind: 'retail' | 'wholesale',
  currency: CurrencyCode | null,
): Result<Money, Skip> {
  const field = kind === 'retail' ? 'retailPrice' : 'price';
  const text = String(row[field] ?? '').trim();
  if (text === '') return failure(skip('no-retail-price', field, row[field]));
  if (currency === null) return failure(skip('missing-field', 'currencyCode', null));
  return readUnits(text, currency, field);
}

function readUnits(text: string, currency: CurrencyCode, field: string): Result<Money, Skip> {
  const units = Number(text);
  if (units < 0) return failure(skip('negative-price', field, text));
  if (units === 0) return failure(skip('zero-price', field, text));
  if (!Number.isSafeInteger(units)) return failure(skip('bad-price', field, text));
  return success({ units, currency });
}

type DataFacts = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords' | 'reducedSpeedKbps' | 'fairUse'>;

const kindOfDataType: Readonly<Record<string, PlanFacts['dataKind']>> = {
  '1': 'total',
  '2': 'daily',
  '3': 'daily',
  '4': 'unlimited',
};

/**
 * Old responses have no data type; their packages are amounts in total. A daily amount is priced and valid for one
 * day.
 */
function readData(row: Package): Result<DataFacts, Skip> {
  const dataKind = kindOfDataType[String(row.dataType ?? '1').trim()];
  if (dataKind === undefined) return failure(skip('bad-value', 'dataType', row.dataType));
  const megabytes = megabytesFromBytes(Number(row.volume));
  const isUnlimited = dataKind === 'unlimited';
  if (!isUnlimited && (megabytes < 1 || megabytes > maxMegabytes)) {
    return failure(skip('bad-data-amount', 'volume', row.volume));
  }
  const policy = cleanText(row.fupPolicy ?? '', 500);
  const speed = policy === null ? null : parseSpeedKbps(policy);
  return success({
    dataKind,
    dataMb: isUnlimited ? null : megabytes,
    dataWords: /\d+(?:\.\d+)?\s*[MGT]B(?:\s*\/\s*day)?/i.exec(row.name)?.[0] ?? null,
    reducedSpeedKbps: speed?.ok === true ? speed.value : null,
    fairUse: policy,
  });
}

/** A daily package of one day is ordered for a number of days (`periodNum`), each at its price, as one eSIM. */
function isDayPass({ dataType }: Package, days: number | null): Known {
  return days === 1 && ['2', '3', '4'].includes(String(dataType ?? '').trim()) ? true : null;
}

function readTerms(row: Package): Pick<PlanFacts, 'activation' | 'installWithinDays' | 'topUp'> {
  const activations: Readonly<Record<string, PlanFacts['activation']>> = { '1': 'install', '2': 'first-use' };
  const topUps: Readonly<Record<string, Known>> = { '1': false, '2': true, '3': true };
  const unused = Number(row.unusedValidTime ?? 0);
  return {
    activation: activations[String(row.activeType ?? '')] ?? null,
    installWithinDays: Number.isInteger(unused) && unused > 0 && unused <= 3650 ? unused : null,
    topUp: topUps[String(row.supportTopUpType ?? '')] ?? null,
  };
}

function readNetworks(row: Package, coverage: readonly CountryCode[], options: FeedOptions): PlanNetwork[] {
  const networks = (row.locationNetworkList ?? []).flatMap(({ locationCode, locationName, operatorList }) => {
    const place = readCoverage([{ code: locationCode, name: locationName }], 'locationNetworkList', options);
    const [country, ...others] = place.ok ? place.value.countries : [];
    if (country === undefined || others.length > 0 || !coverage.includes(country)) return [];
    return (operatorList ?? []).map(({ operatorName, networkType }) => ({
      country,
      operator: cleanText(operatorName ?? '', 80),
      generation: readGeneration([networkType ?? '']),
    }));
  });
  return networks.length > 0 ? networks : networksEverywhere(coverage, [row.speed ?? '']);
}

/** `UK/NO`: both countries, or none when one part is unknown. */
function readBreakout(words: string, options: FeedOptions): readonly CountryCode[] {
  const coverage = readCoverage(splitList(words, '/'), 'ipExport', options);
  return coverage.ok && coverage.value.leftOut.length === 0 ? coverage.value.countries : [];
}

function splitList(text: string, separator: string): string[] {
  return text.split(separator).flatMap((code) => (code.trim() === '' ? [] : [code.trim()]));
}
