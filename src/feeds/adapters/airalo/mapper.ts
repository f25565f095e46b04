import { scopeOf } from '#domain/plan/coverage.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { maxMegabytes, megabytesFromBinaryMb } from '#domain/plan/data-volume.ts';
import { apnPattern, automaticApn } from '#domain/plan/plan.ts';
import type { Known, PlanFacts, PlanNetwork } from '#domain/plan/plan.ts';
import type { PlaceContext } from '#domain/place/resolve-place.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseSpeedKbps } from '#domain/plan/speed.ts';
import { parseValidityDays } from '#domain/plan/validity.ts';
import { checkApiRow } from '#feeds/row/check-api-row.ts';
import { chooseProvider, type FeedOptions, type Mapped } from '#feeds/row/feed-adapter.ts';
import { readCoverage, readRegionLabel, type FeedCoverage, type FeedPlace } from '#feeds/row/feed-coverage.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { readGeneration } from '#domain/plan/network-generation.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { vendors } from '#feeds/row/vendors.ts';
import { hasRetailPrice, readNetPrice, readPrices } from './package-prices.ts';
import { offerSchema, type Offer } from './wire-schema.ts';

/**
 * Maps a package to a plan. Net prices are what a partner pays: they are read only where there is no other price and
 * the operator sets a mark-up.
 */
export function mapOffer(entry: unknown, options: FeedOptions): Mapped {
  const wire = checkApiRow(offerSchema, entry);
  if (!wire.ok) return wire;
  const { destination, operator, package: item } = wire.value;
  // In partner responses the id is the site's slug; in site responses it is a number.
  const externalId = typeof item.id === 'string' ? item.id : (item.slug ?? '');
  if (item.type !== 'sim') {
    return failure(skip(item.type === 'topup' ? 'top-up-only' : 'bad-value', 'package.type', item.type));
  }
  if (item.is_stock === false) return failure(skip('not-offered', 'package.is_stock', item.is_stock));
  const currency = readStatedCurrency(fieldOf(entry, 'package'));
  if (!currency.ok) return currency;
  const isWholesale = options.markUp !== null && !hasRetailPrice(item);
  const prices = isWholesale ? readNetPrice(item, currency.value) : readPrices(item, currency.value);
  if (!prices.ok) return prices;
  const coverage = readOfferCoverage(wire.value, { ...options, id: externalId, currency: prices.value.price.currency });
  if (!coverage.ok) return coverage;
  const data = readData(item);
  if (!data.ok) return data;
  const days = parseValidityDays(item.day);
  if (!days.ok) return failure(skip('bad-validity', 'package.day', item.day));
  const { countries, leftOut } = coverage.value;
  const region = countries.length === 1 ? null : readRegionLabel(destination.title ?? '');
  return success({
    provider: chooseProvider(vendors.airalo, options.provider),
    leftOut,
    namedProvider: null,
    priceKind: isWholesale ? 'wholesale' : 'retail',
    plan: {
      ...unstatedFacts,
      ...data.value,
      ...prices.value,
      ...readTerms(wire.value),
      externalId,
      name: nameOf(wire.value),
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      networks: readNetworks(operator, countries, options),
    },
  });
}

function nameOf({ operator, package: item }: Offer): string {
  const brand = cleanText(operator.title ?? '', 60);
  const title = cleanText(item.title ?? '', 90);
  return [brand, title].filter((part) => part !== null).join(' ') || 'eSIM';
}

/** The countries that the operator covers; without any, those it is listed under. */
function readOfferCoverage({ destination, operator }: Offer, context: PlaceContext): Result<FeedCoverage, Skip> {
  const covered = (operator.coverages ?? []).filter(({ code, name }) => (code ?? name ?? '') !== '');
  if (covered.length > 0) return readCoverage(covered.map(placeOf), 'operator.coverages', context);
  const listed = (operator.countries ?? []).filter(({ country_code: code, title }) => (code || title || '') !== '');
  if (listed.length > 0) return readCoverage(listed.map(titledPlace), 'operator.countries', context);
  const isNamed = (destination.country_code || destination.title || '') !== '';
  return readCoverage(isNamed ? [titledPlace(destination)] : [], 'destination.country_code', context);
}

type CoveredPlace = NonNullable<Offer['operator']['coverages']>[number];

function placeOf({ code, name, networks }: CoveredPlace): FeedPlace {
  return { code, name, operators: (networks ?? []).flatMap((network) => network.name ?? []) };
}

function titledPlace({ country_code: code, title: name }: Pick<Offer['destination'], 'country_code' | 'title'>) {
  return { code, name };
}

type DataFacts = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords' | 'fairUse' | 'reducedSpeedKbps'>;

/** Unlimited packages have an amount of 0 or a made-up one, so `is_unlimited` decides. */
function readData(item: Offer['package']): Result<DataFacts, Skip> {
  const fairUse = cleanText(item.fair_usage_policy ?? '', 500);
  const speed = fairUse === null ? null : parseSpeedKbps(fairUse);
  const rest = {
    dataWords: cleanText(item.data ?? '', 40),
    fairUse,
    reducedSpeedKbps: speed?.ok === true ? speed.value : null,
  };
  if (isTrue(item.is_unlimited) === true) return success({ ...rest, dataKind: 'unlimited', dataMb: null });
  if (item.amount === undefined || item.amount === null) {
    return failure(skip('missing-field', 'package.amount', item.amount));
  }
  const megabytes = megabytesFromBinaryMb(item.amount);
  if (!(megabytes >= 1 && megabytes <= maxMegabytes)) {
    return failure(skip('bad-data-amount', 'package.amount', item.amount));
  }
  return success({ ...rest, dataKind: 'total', dataMb: megabytes });
}

type Terms = Pick<
  PlanFacts,
  | 'activation'
  | 'installWithinDays'
  | 'apnIos'
  | 'apnAndroid'
  | 'roaming'
  | 'topUpWithinDays'
  | 'ekyc'
  | 'topUp'
  | 'phoneNumber'
  | 'voiceMinutes'
  | 'smsCount'
>;

function readTerms({ operator, package: item }: Offer): Terms {
  const activations: Readonly<Record<string, PlanFacts['activation']>> = {
    'first-usage': 'first-use',
    installation: 'install',
  };
  const phoneNumbers: Readonly<Record<string, Known>> = { data: false, 'data-voice-text': true };
  return {
    activation: activations[operator.activation_policy ?? ''] ?? null,
    installWithinDays: wholeNumber(operator.install_window_days, 1),
    apnIos: readApn(operator.apn?.ios, operator.apn_type_ios, operator.apn_single),
    apnAndroid: readApn(operator.apn?.android, operator.apn_type_android, operator.apn_single),
    roaming: isTrue(operator.is_roaming ?? operator.data_roaming),
    topUpWithinDays: wholeNumber(operator.topup_grace_window_days, 0),
    ekyc: isTrue(operator.is_kyc_verify),
    topUp: isTrue(operator.rechargeability),
    phoneNumber: phoneNumbers[operator.plan_type ?? ''] ?? null,
    voiceMinutes: wholeNumber(item.voice, 0),
    smsCount: wholeNumber(item.text, 0),
  };
}

type Apn = NonNullable<Offer['operator']['apn']>['ios'];

/** Its type decides: a value beside `automatic` is what the phone finds by itself. */
function readApn(stated: Apn, type: string | null | undefined, single: string | null | undefined): string | null {
  const { apn_type: kind, apn_value: value } = stated ?? { apn_type: type, apn_value: single };
  if (kind === 'automatic') return automaticApn;
  return (kind === 'manual' || kind === 'single') && apnPattern.test(value ?? '') ? (value ?? null) : null;
}

function isTrue(flag: boolean | 0 | 1 | null | undefined): Known {
  return flag === null || flag === undefined ? null : Boolean(flag);
}

function wholeNumber(value: number | null | undefined, least: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= 100_000 ? value : null;
}

function readNetworks(
  operator: Offer['operator'],
  coverage: readonly CountryCode[],
  options: FeedOptions,
): PlanNetwork[] {
  const [only, ...others] = coverage;
  const covered = (operator.coverages ?? []).flatMap((covering) => {
    const place = readCoverage([placeOf(covering)], 'operator.coverages', options);
    const [country, ...more] = place.ok ? place.value.countries : [];
    if (country === undefined || more.length > 0) return [];
    return (covering.networks ?? []).map((network) => networkOf(country, network.name, network.types ?? []));
  });
  if (covered.length > 0 || only === undefined || others.length > 0) return covered;
  return (operator.networks ?? []).map(({ network, service_type: type }) => networkOf(only, network, [type ?? '']));
}

function networkOf(country: CountryCode, name: string | null | undefined, types: readonly string[]): PlanNetwork {
  return { country, operator: cleanText(name ?? '', 80), generation: readGeneration(types) };
}
