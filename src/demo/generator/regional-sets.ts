import type { RegionSlug } from '#domain/kernel/codes.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';
import { countryMarkets, middle, type CountryMarket } from './market-model.ts';
import { rankByVisits } from './demand.ts';
import type { Random } from './random.ts';
import { countryName, regionMembers, regionName, toCoverage, toRegion } from './reference-data.ts';

/** A kind of regional product that several sellers carry. */
export interface RegionalFamily {
  readonly key: string;
  readonly region: RegionSlug | null;
  readonly name: LocalizedText;
  /** Candidate countries, the most likely first. */
  readonly members: readonly string[];
  /** How many of the members a product covers; sellers share these sizes, so coverage sets stay few. */
  readonly sizes: readonly number[];
  /** Relative share of regional plans. */
  readonly weight: number;
}

const markets = new Map(countryMarkets.map((market) => [market.code, market]));

const byRegion = (slug: string, weight: number, sizes: readonly number[]): RegionalFamily => ({
  key: slug,
  region: toRegion(slug),
  name: regionName(slug),
  members: surestFirst(regionMembers(slug)),
  sizes,
  weight,
});

const byCountries = (key: string, weight: number, codes: readonly string[]): RegionalFamily => ({
  key,
  region: null,
  name: joinNames(codes),
  members: codes,
  sizes: [codes.length],
  weight,
});

export const regionalFamilies: readonly RegionalFamily[] = [
  byRegion('europe', 27, [30, 36, 42]),
  byRegion('asia', 15, [8, 14, 20]),
  byRegion('south-east-asia', 7, [5, 8]),
  byRegion('north-america', 5, [3]),
  byRegion('middle-east', 5, [6, 10]),
  byRegion('latin-america', 5, [12, 17]),
  byRegion('caribbean', 4, [14, 22]),
  byRegion('africa', 4, [12, 25]),
  byRegion('oceania', 2, [2, 6]),
  byRegion('nordic', 2, [5]),
  byRegion('balkans', 2, [7, 10]),
  byRegion('central-asia', 1, [3]),
  byRegion('south-america', 2, [6, 10]),
  byCountries('japan-and-south-korea', 3, ['JP', 'KR']),
  byCountries('usa-and-canada', 4, ['US', 'CA']),
  byCountries('china-hong-kong-and-macao', 3, ['CN', 'HK', 'MO']),
  byCountries('singapore-malaysia-and-thailand', 2, ['SG', 'MY', 'TH']),
  byCountries('australia-and-new-zealand', 2, ['AU', 'NZ']),
  byCountries('uk-and-ireland', 1, ['GB', 'IE']),
];

export const globalFamily: RegionalFamily = {
  key: 'global',
  region: toRegion('global'),
  name: regionName('global'),
  members: surestFirst(countryMarkets.map((market) => market.code)),
  sizes: [60, 82, 100, 116, 130],
  weight: 1,
};

/** How often a seller's set differs from the shared one by two countries. */
const ownSetShare = 0.3;

/** Samples the countries of one product of a family: the shared set or, sometimes, the seller's own variation. */
export function sampleCoverage(
  { members }: RegionalFamily,
  size: number,
  random: Random,
): ReturnType<typeof toCoverage> {
  const shared = members.slice(0, size);
  const dearest = Math.max(...shared.map(levelOf));
  const spare = members.slice(size).filter((code) => levelOf(code) <= dearest);
  if (spare.length < 2 || !random.chance(ownSetShare)) return toCoverage(shared);
  const first = random.between(0, spare.length - 2);
  return toCoverage([...shared.slice(0, -2), ...spare.slice(first, first + 2)]);
}

function levelOf(code: string): number {
  return markets.get(code)?.fixedUsd ?? 0;
}

/** Price level of a set, USD: the middle of its countries, dearer because it spans borders. */
export function setLevel(codes: readonly string[], level: (market: CountryMarket) => number): number {
  const levels = codes.flatMap((code) => markets.get(code) ?? []).map(level);
  return middle(levels) * (codes.length >= 50 ? 1.4 : 1.1);
}

function surestFirst(codes: readonly string[]): readonly string[] {
  return codes
    .flatMap((code) => markets.get(code) ?? [])
    .toSorted(
      (a, b) =>
        b.availability - a.availability ||
        rankByVisits(a.code) - rankByVisits(b.code) ||
        b.plansPerCatalogue - a.plansPerCatalogue ||
        (a.code < b.code ? -1 : 1),
    )
    .map((market) => market.code);
}

function joinNames(codes: readonly string[]): LocalizedText {
  const names = codes.map(countryName);
  return {
    en: names.map(({ en }) => en).join(', '),
    ja: names.map(({ ja }) => ja).join('・'),
    fr: names.map(({ fr }) => fr).join(', '),
    es: names.map(({ es }) => es).join(', '),
    it: names.map(({ it }) => it).join(', '),
  };
}
