import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';
import type { PlanScope } from '#domain/plan/plan.ts';
import { countryMarkets, type CountryMarket } from './market-model.ts';
import { demandFor, rankByVisits } from './demand.ts';
import type { Random } from './random.ts';
import { countryName, regionMembers, toCoverage } from './reference-data.ts';
import { sampleCoverage, globalFamily, regionalFamilies, setLevel, type RegionalFamily } from './regional-sets.ts';
import { sampleDistinct, splitWhole } from './shares.ts';

/** Where a seller has plans, and how many. */
export interface Place {
  /** Unique within the seller; begins the ids of its plans. */
  readonly key: string;
  readonly scope: PlanScope;
  readonly region: RegionSlug | null;
  readonly name: LocalizedText;
  readonly coverage: readonly CountryCode[];
  /** 1 GB for 30 days, USD. */
  readonly fixedUsd: number;
  /** One unlimited day, USD. */
  readonly unlimitedUsd: number;
  readonly planCount: number;
}

export interface PlacesQuery {
  readonly planCounts: Readonly<Record<PlanScope, number>>;
  /** Slug of the only region a specialist sells; null: the whole world. */
  readonly specialty: string | null;
  readonly random: Random;
}

/** All places of one seller; their plan counts sum to the wanted ones of each scope. */
export function samplePlaces(query: PlacesQuery): readonly Place[] {
  const { planCounts, specialty } = query;
  const families = regionalFamilies.filter((family) => specialty === null || isWithin(family, specialty));
  const regional = { scope: 'regional', families, productCount: Math.sqrt(planCounts.regional) } as const;
  const globals = Math.min(3, Math.sqrt(planCounts.global) / 2);
  const global = { scope: 'global', families: [globalFamily], productCount: globals } as const;
  const places = [...sampleLocalPlaces(query), ...sampleSetPlaces(regional, query), ...sampleSetPlaces(global, query)];
  return places.filter((place) => place.planCount > 0);
}

function sampleLocalPlaces({ planCounts, specialty, random }: PlacesQuery): readonly Place[] {
  const members = specialty === null ? null : new Set(regionMembers(specialty));
  const reachable = countryMarkets.filter((market) => members === null || members.has(market.code));
  const chosen = sampleDistinct(
    reachable.map((value) => ({ value, weight: presence(value) ** 2 * demandFor(value.code) ** 3 })),
    countriesOf(planCounts.local),
    random,
  );
  const weights = chosen.map((market) => {
    const { code, plansPerCatalogue } = market;
    return plansPerCatalogue * presence(market) ** 2 * demandFor(code) * Math.exp(0.25 * random.normal());
  });
  const counts = splitWhole(planCounts.local, weights);
  return chosen.map(({ code, fixedUsd, unlimitedUsd }, index) => ({
    key: code.toLowerCase(),
    scope: 'local',
    region: null,
    name: countryName(code),
    coverage: localCoverage(code),
    fixedUsd,
    unlimitedUsd,
    planCount: counts[index] ?? 0,
  }));
}

/** Most sellers cover the most visited countries, including the few that the model's catalogues lack. */
function presence({ code, availability }: CountryMarket): number {
  return rankByVisits(code) <= 60 ? Math.max(availability, 0.9) : availability;
}

/**
 * Countries of a catalogue with so many local plans, from the model's page sizes: 291 plans in 58 countries, about
 * 3,000 in 189.
 */
function countriesOf(localPlans: number): number {
  return Math.min(189, Math.ceil(3.4 * Math.sqrt(localPlans)));
}

const localCoverages = new Map<string, readonly CountryCode[]>();

function localCoverage(code: string): readonly CountryCode[] {
  const known = localCoverages.get(code) ?? toCoverage([code]);
  localCoverages.set(code, known);
  return known;
}

interface Products {
  readonly scope: 'regional' | 'global';
  readonly families: readonly RegionalFamily[];
  readonly productCount: number;
}

function sampleSetPlaces({ scope, families, productCount }: Products, { planCounts, random }: PlacesQuery): Place[] {
  const products = families.flatMap((family) => family.sizes.map((size) => ({ family, size })));
  const chosen = sampleDistinct(
    products.map((value) => ({ value, weight: value.family.weight / value.family.sizes.length })),
    Math.max(1, Math.round(productCount)),
    random,
  );
  const weights = chosen.map(({ family }) => Math.sqrt(family.weight) * Math.exp(0.25 * random.normal()));
  const counts = splitWhole(planCounts[scope], weights);
  return chosen.map(({ family, size }, index) => {
    const coverage = sampleCoverage(family, size, random);
    return {
      key: `${family.key}-${size}`,
      scope,
      region: family.region,
      name: family.name,
      coverage,
      fixedUsd: setLevel(coverage, (market) => market.fixedUsd),
      unlimitedUsd: setLevel(coverage, (market) => market.unlimitedUsd),
      planCount: counts[index] ?? 0,
    };
  });
}

function isWithin(family: RegionalFamily, specialty: string): boolean {
  const members = new Set(regionMembers(specialty));
  return family.members.every((code) => members.has(code));
}
