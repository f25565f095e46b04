import type { CountryCode } from '#domain/country.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { PlanScope } from '#domain/plan.ts';
import type { RegionSlug } from '#domain/region.ts';
import { countryMarkets, type CountryMarket } from './market-model.ts';
import { demandFor, rankByVisits } from './demand.ts';
import type { Random } from './random.ts';
import { countryName, regionMembers, toCoverage } from './reference-data.ts';
import {
  drawRegionalSet,
  globalFamily,
  regionalFamilies,
  setLevel,
  type RegionalFamily,
  type RegionalSet,
} from './regional-sets.ts';
import { drawDistinct, splitWhole } from './shares.ts';

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
export function drawPlaces(query: PlacesQuery): readonly Place[] {
  return [...drawLocalPlaces(query), ...drawRegionalPlaces(query), ...drawGlobalPlaces(query)];
}

function drawLocalPlaces({ planCounts, specialty, random }: PlacesQuery): readonly Place[] {
  const members = specialty === null ? null : new Set(regionMembers(specialty));
  const reachable = countryMarkets.filter((market) => members === null || members.has(market.code));
  const entries = reachable.map((market) => ({
    value: market,
    weight: presence(market) ** 2 * demandFor(market.code) ** 3,
  }));
  const chosen = drawDistinct(entries, countriesOf(planCounts.local), random);
  const weights = chosen.map(
    (market) =>
      market.plansPerCatalogue * presence(market) ** 2 * demandFor(market.code) * Math.exp(0.25 * random.normal()),
  );
  const counts = splitWhole(planCounts.local, weights);
  return chosen.map((market, index) => localPlace(market, counts[index] ?? 0)).filter((place) => place.planCount > 0);
}

/** Most sellers go where most travellers go, also to the few such countries that the model's catalogues leave out. */
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

function localPlace(market: CountryMarket, planCount: number): Place {
  const { code, fixedUsd, unlimitedUsd } = market;
  return {
    key: code.toLowerCase(),
    scope: 'local',
    region: null,
    name: countryName(code),
    coverage: localCoverage(code),
    fixedUsd,
    unlimitedUsd,
    planCount,
  };
}

const localCoverages = new Map<string, readonly CountryCode[]>();

function localCoverage(code: string): readonly CountryCode[] {
  const known = localCoverages.get(code) ?? toCoverage([code]);
  localCoverages.set(code, known);
  return known;
}

function drawRegionalPlaces({ planCounts, specialty, random }: PlacesQuery): readonly Place[] {
  const families = regionalFamilies.filter((family) => specialty === null || isWithin(family, specialty));
  const entries = families.flatMap((family) =>
    family.sizes.map((size) => ({ value: { family, size }, weight: family.weight / family.sizes.length })),
  );
  const chosen = drawDistinct(entries, Math.max(1, Math.round(Math.sqrt(planCounts.regional))), random);
  const weights = chosen.map(({ family }) => Math.sqrt(family.weight) * Math.exp(0.25 * random.normal()));
  const counts = splitWhole(planCounts.regional, weights);
  return chosen
    .map(({ family, size }, index) => setPlace(drawRegionalSet(family, size, random), 'regional', counts[index] ?? 0))
    .filter((place) => place.planCount > 0);
}

function isWithin(family: RegionalFamily, specialty: string): boolean {
  const members = new Set(regionMembers(specialty));
  return family.members.every((code) => members.has(code));
}

function drawGlobalPlaces({ planCounts, random }: PlacesQuery): readonly Place[] {
  const entries = globalFamily.sizes.map((size) => ({ value: size, weight: 1 }));
  const chosen = drawDistinct(entries, Math.min(3, Math.max(1, Math.round(Math.sqrt(planCounts.global) / 2))), random);
  const counts = splitWhole(
    planCounts.global,
    chosen.map(() => 1),
  );
  return chosen
    .map((size, index) => setPlace(drawRegionalSet(globalFamily, size, random), 'global', counts[index] ?? 0))
    .filter((place) => place.planCount > 0);
}

function setPlace(set: RegionalSet, scope: PlanScope, planCount: number): Place {
  return {
    key: set.key,
    scope,
    region: set.family.region,
    name: set.family.name,
    coverage: set.coverage,
    fixedUsd: setLevel(set.coverage, (market) => market.fixedUsd),
    unlimitedUsd: setLevel(set.coverage, (market) => market.unlimitedUsd),
    planCount,
  };
}
