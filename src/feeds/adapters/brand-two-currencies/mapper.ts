import { scopeOf } from '#domain/plan/coverage.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Known, PlanFacts, PlanNetwork } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkWire } from '#feeds/check-wire.ts';
import { chooseProvider, type FeedOptions, type Mapped } from '#feeds/feed-adapter.ts';
import { readCoverage, readRegionLabel } from '#feeds/feed-coverage.ts';
import { readDays, readMegabytes } from '#feeds/feed-data.ts';
import { cleanText } from '#feeds/feed-text.ts';
import { readGeneration } from '#feeds/network-generation.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import { unstatedFacts } from '#feeds/unstated-facts.ts';
import { unnamedSellers } from '#feeds/vendors.ts';
import { readOfferPrices } from './offer-prices.ts';
import { brandOfferSchema, type BrandOffer } from './wire-schema.ts';

/** Maps an offer of the brand's API to a plan. */
export function mapBrandOffer(entry: unknown, options: FeedOptions): Mapped {
  const wire = checkWire(brandOfferSchema, entry);
  if (!wire.ok) return wire;
  const row = wire.value;
  const { destination, item, offer } = row;
  if (destination.is_saleable === false) return failure(skip('not-offered', 'is_saleable', destination.is_saleable));
  const prices = readOfferPrices(row);
  if (!prices.ok) return prices;
  const covered = destination.coverages[row.tier] ?? [];
  const coverage = readCoverage(
    covered.map(({ code_iso_2: code }) => code),
    `coverages.${row.tier}`,
    { ...options, id: offer.id },
  );
  if (!coverage.ok) return coverage;
  const data = readData(item);
  if (!data.ok) return data;
  const days = readDays(item.validity_days, 'validity_days');
  if (!days.ok) return days;
  const { countries, leftOut } = coverage.value;
  const region = countries.length === 1 ? null : readRegionLabel(destination.name.replace(/\(.*$/s, ''));
  return success({
    provider: chooseProvider(unnamedSellers.brand, options.provider),
    leftOut,
    namedProvider: null,
    plan: {
      ...unstatedFacts,
      ...data.value,
      ...prices.value,
      ...readTerms(row),
      externalId: offer.id,
      name: cleanText(item.natural_name ?? destination.name, 160) ?? offer.id,
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      networks: readNetworks(row, countries, options),
    },
  });
}

type OfferData = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords' | 'fairUse'>;

/** The quota of an unlimited product is its fair-use amount, which the API gives no period for. */
function readData({ data_type: kind, quota_in_gb: quota }: BrandOffer['item']): Result<OfferData, Skip> {
  if (kind === 'unlimited' && (quota === null || quota === undefined || quota === 0)) {
    return success({ dataKind: 'unlimited', dataMb: null, dataWords: 'Unlimited', fairUse: null });
  }
  if (quota === null || quota === undefined) return failure(skip('missing-field', 'quota_in_gb', quota));
  const megabytes = readMegabytes(quota * 1000, 'quota_in_gb', quota);
  if (!megabytes.ok) return megabytes;
  const dataMb = megabytes.value;
  return kind === 'unlimited'
    ? success({ dataKind: 'unlimited', dataMb, dataWords: 'Unlimited', fairUse: `FUP ${quota} GB` })
    : success({ dataKind: 'total', dataMb, dataWords: `${quota} GB`, fairUse: null });
}

function readTerms({ destination }: BrandOffer): Pick<PlanFacts, 'tethering' | 'topUp' | 'ekyc'> {
  const stated = (words: RegExp): Known => destination.details?.find(({ text }) => words.test(text))?.value ?? null;
  const needsNoCheck = stated(/^No eKYC\b/i);
  return {
    tethering: stated(/^Tethering\b/i),
    topUp: stated(/^Rechargeable\b/i),
    ekyc: needsNoCheck === null ? null : !needsNoCheck,
  };
}

function readNetworks(
  { destination, tier }: BrandOffer,
  coverage: readonly CountryCode[],
  options: FeedOptions,
): PlanNetwork[] {
  return (destination.coverages[tier] ?? []).flatMap(({ code_iso_2: code, networks }) => {
    const place = readCoverage([code], 'coverages', options);
    const [country, ...others] = place.ok ? place.value.countries : [];
    if (country === undefined || others.length > 0 || !coverage.includes(country)) return [];
    return (networks ?? []).map((network) => ({
      country,
      operator: cleanText(network.name ?? '', 80),
      generation: readGeneration(generationsOf(network)),
    }));
  });
}

type Network = NonNullable<NonNullable<BrandOffer['destination']['coverages']['standard']>[number]['networks']>[number];

function generationsOf(network: Network): readonly string[] {
  const supported = [
    ['2G', network.support_2g],
    ['3G', network.support_3g],
    ['4G', network.support_4g_lte],
    ['5G', network.support_5g],
  ] as const;
  return supported.flatMap(([generation, isSupported]) => (isSupported === true ? [generation] : []));
}
