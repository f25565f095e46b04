import { scopeOf } from '#domain/plan/coverage.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Known, PlanFacts, PlanNetwork, ProviderFacts } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkApiRow } from '#feeds/row/check-api-row.ts';
import { chooseProvider, providerNamedAfter, type FeedOptions, type Mapped } from '#feeds/row/feed-adapter.ts';
import { readCoverage, readRegionLabel } from '#feeds/row/feed-coverage.ts';
import { readDays } from '#feeds/row/feed-data.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { readGeneration } from '#domain/plan/network-generation.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { slugifyProvider, slugifyWords } from '#feeds/row/slugify.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { unnamedSellers } from '#feeds/row/vendors.ts';
import { readPlanData, readPlanPrices } from './plan-amounts.ts';
import { dataPlanSchema, type DataPlan } from './wire-schema.ts';

export function mapDataPlan(entry: unknown, options: FeedOptions): Mapped {
  const wire = checkApiRow(dataPlanSchema, entry);
  if (!wire.ok) return wire;
  const row = wire.value;
  const provider = readProvider(row, options);
  if (!provider.ok) return provider;
  const stated = readStatedCurrency(entry);
  if (!stated.ok) return stated;
  const prices = readPlanPrices(row, stated.value);
  if (!prices.ok) return prices;
  const coverage = readCoverage(
    row.coverages.map(({ code, networks }) => ({ name: code, operators: (networks ?? []).flatMap(operatorOf) })),
    'coverages',
    { ...options, link: row.link, id: idOf(row), currency: prices.value.price.currency },
  );
  if (!coverage.ok) return coverage;
  const data = readPlanData(row);
  if (!data.ok) return data;
  const days = readDays(row.validity, 'validity');
  if (!days.ok) return days;
  const url = row.link ?? null;
  if (url !== null && !isHttpsUrl(url)) return failure(skip('bad-url', 'link', url));
  const { countries, leftOut } = coverage.value;
  const region = countries.length === 1 ? null : readRegionLabel(row.planName.replace(/\d.*$/s, ''));
  return success({
    provider: provider.value,
    leftOut,
    namedProvider: row.provider?.trim() || null,
    plan: {
      ...unstatedFacts,
      ...data.value,
      ...prices.value,
      ...readTerms(row),
      externalId: idOf(row),
      name: cleanText(row.planName, 160) ?? idOf(row),
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      networks: readNetworks(row, countries, options),
      breakout: readBreakout(row, options),
      url,
    },
  });
}

/** A feed is one seller's. Most do not name it; those that do are stored under that name. */
function readProvider({ provider }: DataPlan, options: FeedOptions): Result<ProviderFacts, Skip> {
  const name = cleanText(provider ?? '', 80);
  if (name === null || options.provider !== null) {
    return success(chooseProvider(unnamedSellers.dataPlan, options.provider));
  }
  const slug = slugifyProvider(name);
  return slug === null
    ? failure(skip('bad-value', 'provider', provider))
    : success({ ...providerNamedAfter(slug), name });
}

/** The format has no id: the seller's name of the plan, its amount and its days identify it. */
function idOf({ id, planName, dataCap, dataUnit, dataCapPer, validity, coverages }: DataPlan): string {
  if (id !== null && id !== undefined) return String(id);
  const [only, ...others] = coverages;
  const place = others.length === 0 ? (only?.code ?? '') : '';
  return slugifyWords(`${planName} ${dataCap}${dataUnit} ${dataCapPer ?? ''} ${validity}d ${place}`);
}

type Terms = Pick<
  PlanFacts,
  'tethering' | 'topUp' | 'ekyc' | 'phoneNumber' | 'subscription' | 'newCustomersOnly' | 'ads'
>;

function readTerms(row: DataPlan): Terms {
  return {
    tethering: row.tethering ?? null,
    topUp: row.canTopUp ?? null,
    ekyc: row.eKYC ?? null,
    phoneNumber: readPhoneNumber(row.telephony),
    subscription: row.subscription ?? null,
    newCustomersOnly: row.newUserOnly ?? null,
    ads: row.hasAds ?? null,
  };
}

/** Feeds write null for "no telephony" and for "not stated" alike, so only a plain yes or no counts. */
function readPhoneNumber(telephony: unknown): Known {
  const stated = typeof telephony === 'boolean' ? telephony : fieldOf(telephony, 'phoneNumber');
  return typeof stated === 'boolean' ? stated : null;
}

type Network = NonNullable<DataPlan['coverages'][number]['networks']>[number];

function operatorOf(network: Network): string | [] {
  return (typeof network === 'string' ? network : network.name) ?? [];
}

function readNetworks({ coverages }: DataPlan, covered: readonly CountryCode[], options: FeedOptions): PlanNetwork[] {
  return coverages.flatMap(({ code, networks }) => {
    const place = readCoverage([{ name: code, operators: (networks ?? []).flatMap(operatorOf) }], 'coverages', options);
    const [country, ...others] = place.ok ? place.value.countries : [];
    if (country === undefined || others.length > 0 || !covered.includes(country)) return [];
    return (networks ?? []).map((network) => {
      const { name, types } = typeof network === 'string' ? { name: network, types: null } : network;
      return { country, operator: cleanText(name ?? '', 80), generation: readGeneration(types ?? []) };
    });
  });
}

/** All of the places, or none when one of them is unknown. */
function readBreakout({ internetBreakouts }: DataPlan, options: FeedOptions): readonly CountryCode[] {
  const places = (internetBreakouts ?? []).map((place) => (typeof place === 'string' ? place : (place.country ?? '')));
  const coverage = readCoverage(places, 'internetBreakouts', options);
  return coverage.ok && coverage.value.leftOut.length === 0 ? coverage.value.countries : [];
}
