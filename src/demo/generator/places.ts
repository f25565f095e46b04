import { languageOf } from '#domain/kernel/language.ts';
import setRows from '#data/demo-sets.json' with { type: 'json' };
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { locales, type LocalizedText } from '#domain/kernel/locale.ts';
import { recordOf } from '#domain/kernel/records.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';
import type { PlanScope } from '#domain/plan/plan.ts';
import { findCountry, popularityRank } from '#domain/place/countries.ts';
import { findRegion } from '#domain/place/regions.ts';
import { countryMarkets, type CountryMarket } from './market-model.ts';
import type { Random } from './random.ts';
import type { Seller } from './sellers.ts';
import { sampleDistinct, splitWhole } from './shares.ts';

/** Where a seller has plans, and how many. */
export interface Place extends Pick<CountryMarket, 'fixedUsd' | 'unlimitedDayUsd'> {
  /** Unique within the seller; begins the ids of its plans. */
  readonly key: string;
  readonly scope: PlanScope;
  readonly region: RegionSlug | null;
  readonly name: LocalizedText;
  readonly coverage: readonly CountryCode[];
  readonly planCount: number;
}

type Offer = Omit<Place, 'planCount'> & {
  /** How many sellers have it, and how many plans each: relative to others of its scope. */
  readonly presence: number;
  readonly size: number;
};

const localOffers = countryMarkets.map((market): Offer => {
  const code = referenceData<CountryCode>(market.code);
  const rank = popularityRank(code) ?? Number.POSITIVE_INFINITY;
  // Most sellers cover the most visited countries, including the few that the model's catalogues lack.
  const availability = rank <= 60 ? Math.max(market.availability, 0.9) : market.availability;
  const demand = 1 + 1.2 * Math.exp((1 - rank) / 26);
  return {
    ...market,
    key: market.code.toLowerCase(),
    scope: 'local',
    region: null,
    name: nameOf([code]),
    coverage: [code],
    presence: availability ** 2 * demand ** 3,
    size: market.plansPerCatalogue * availability ** 2 * demand,
  };
});

/** Sets of countries that several sellers carry, so that there are few; dearer than the middle of their countries. */
const setOffers = setRows.map(({ region: slug, weight, countries, ...set }): Offer => {
  const coverage = referenceData<readonly CountryCode[]>(countries.split(' '));
  return {
    ...set,
    scope: slug === 'global' ? 'global' : 'regional',
    region: slug === null ? null : referenceData<RegionSlug>(slug),
    name: findRegion(slug ?? '')?.name ?? nameOf(coverage),
    coverage,
    presence: weight,
    size: Math.sqrt(weight),
  };
});

function nameOf(codes: readonly CountryCode[]): LocalizedText {
  const names = codes.flatMap((code) => findCountry(code)?.name ?? []);
  return recordOf(locales, (locale) =>
    names.map((name) => name[locale]).join(languageOf(locale).nameSeparator ?? ', '),
  );
}

/** All places of one seller; their plan counts sum to the seller's of each scope. */
export function samplePlaces({ plans, specialty }: Seller, random: Random): readonly Place[] {
  const members = specialty === null ? null : findRegion(specialty)?.countries;
  const isSold = ({ coverage }: Offer): boolean => coverage.every((code) => members?.includes(code) ?? true);
  const sample = (offers: readonly Offer[], scope: PlanScope, count: number): readonly Place[] => {
    const weighted = offers
      .filter((offer) => offer.scope === scope && isSold(offer))
      .map((value) => ({ value, weight: value.presence }));
    const chosen = sampleDistinct(weighted, Math.max(1, Math.round(count)), random);
    const weights = chosen.map(({ size }) => size * Math.exp(0.25 * random.normal()));
    const counts = splitWhole(plans[scope], weights);
    return chosen.map((offer, index) => ({ ...offer, planCount: counts[index] ?? 0 }));
  };
  // As in the model's catalogues: 291 plans in 58 countries, about 3,000 in 189.
  return [
    ...sample(localOffers, 'local', Math.min(189, 3.4 * Math.sqrt(plans.local))),
    ...sample(setOffers, 'regional', Math.sqrt(plans.regional)),
    ...sample(setOffers, 'global', Math.min(3, Math.sqrt(plans.global) / 2)),
  ].filter(({ planCount }) => planCount > 0);
}
