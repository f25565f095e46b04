import demoProviders from '#data/demo-providers.json' with { type: 'json' };
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { DataKind, Known, PlanFacts, PlanScope, ProviderFacts } from '#domain/plan/plan.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { keysOf, recordOf } from '#domain/kernel/records.ts';
import { marketModel } from './market-model.ts';
import { sampleProviderCurrencies } from './provider-currencies.ts';
import { createRandom, type Random } from './random.ts';
import { toCountry, type DemoCurrency } from './reference-data.ts';
import { spreadShares, splitWhole } from './shares.ts';

export const planKinds = ['fixed', 'unlimited', 'daily', 'trial'] as const;
export type PlanKind = (typeof planKinds)[number];

/** Facts that sellers state as yes, no or nothing, and their shares in the market. */
export const flagTargets = {
  topUp: marketModel.flags.canTopUp,
  tethering: marketModel.flags.tethering,
  ekyc: marketModel.flags.eKYC,
  subscription: marketModel.flags.subscription,
  phoneNumber: marketModel.flags.phone_number,
  newCustomersOnly: marketModel.flags.newUserOnly,
  ads: marketModel.flags.hasAds,
} as const;
export type FlagName = keyof typeof flagTargets;
export const flagNames = keysOf(flagTargets);

/** Steps of the promo discount as shares of the list price, from the model's quantiles. */
export const discountSteps = [
  { share: 0.1, from: 0.02, to: 0.04 },
  { share: 0.25, from: 0.04, to: 0.1 },
  { share: 0.42, from: 0.1, to: 0.1 },
  { share: 0.13, from: 0.1, to: 0.2 },
  { share: 0.09, from: 0.2, to: 0.57 },
  { share: 0.01, from: 0.57, to: 0.65 },
] as const;

/** Habits of one invented seller. All shares are probabilities of its own plans. */
export interface ProviderProfile {
  readonly facts: ProviderFacts;
  readonly planCounts: Readonly<Record<PlanScope, number>>;
  readonly specialty: string | null;
  /** Uniform between -1.5 and 1.5: its price level relative to others. */
  readonly dearness: number;
  /** Standard normal: how little it states about networks, relative to others. */
  readonly silence: number;
  readonly kindShares: readonly number[];
  readonly endingShares: readonly number[];
  readonly reducedSpeedShares: readonly number[];
  readonly promoShare: number;
  readonly discountShares: readonly number[];
  readonly promoCode: string | null;
  readonly promoNewCustomersOnly: Known;
  readonly promoEnds: boolean;
  /** Minimum order in US dollars for the offer; null: none. */
  readonly promoMinimumUsd: number | null;
  readonly promoExcludedKinds: readonly DataKind[];
  /** Yes, no, unknown: probabilities that sum to 1. */
  readonly flagShares: Readonly<Record<FlagName, readonly number[]>>;
  /** Currencies it names prices in, the first one first. */
  readonly currencies: readonly DemoCurrency[];
  readonly wording: 'english' | 'pair' | 'all';
  readonly terms: Pick<PlanFacts, 'dayCount' | 'activation' | 'installWithinDays'>;
  /** Stated of all its plans alike, if at all. */
  readonly ends: Pick<PlanFacts, 'refund' | 'unusedData' | 'afterEnd'>;
  /** Null: traffic leaves in the country visited; empty: not stated. */
  readonly breakout: readonly CountryCode[] | null;
  /** Days before the import that the seller last confirmed its prices; null: the feed does not say. */
  readonly statedDaysAgo: number | null;
}

export interface ProfilesQuery {
  readonly seed: string;
  readonly planCount: number;
}

/**
 * Samples all providers of the demo catalogue, the largest first. Their plan counts sum to `planCount`; their
 * weighted shares match the market model's. Names are assigned at random, so that they are independent of size.
 */
export function sampleProfiles({ seed, planCount }: ProfilesQuery): readonly ProviderProfile[] {
  const random = createRandom(`${seed}: market`);
  const sizes = sampleProviderSizes(demoProviders.length, planCount, random);
  const columns = sampleColumns(sizes, random);
  const named = demoProviders.map((provider) => ({ ...provider, place: random.next() }));
  return named
    .toSorted((a, b) => a.place - b.place)
    .map(({ slug, name }, index) => {
      const facts = toFacts(slug, name);
      const habits = sampleHabits(facts, sizes[index] ?? 0, createRandom(`${seed}: habits of ${slug}`));
      const [local = 0, regional = 0, global = 0] = splitWhole(sizes[index] ?? 0, columns.scopes[index] ?? []);
      // A specialist sells nothing world-wide: it has more local plans in its region.
      const isWorldWide = habits.specialty === null;
      const planCounts = { local: isWorldWide ? local : local + global, regional, global: isWorldWide ? global : 0 };
      return { facts, planCounts, ...sharesAt(columns, index), ...habits };
    });
}

type Rows = readonly (readonly number[])[];

/** Samples each share of the market model: one row per provider. */
function sampleColumns(sizes: readonly number[], random: Random) {
  const spread = (target: readonly number[], deviation: number): Rows =>
    spreadShares({ target, sizes, spread: deviation, random });
  const { planMix, calibration, priceModel, dailyCap, promo } = marketModel;
  const { local, regional, global } = calibration.scopeMix100k;
  const flags = recordOf(flagNames, (name) => {
    const { true: yes, unknown } = flagTargets[name];
    return spread([yes, 1 - yes - unknown, unknown], 1.2);
  });
  return {
    kinds: spread([planMix.fixedTotal, planMix.unlimited, planMix.dailyCap, planMix.freeOrTrial], 0.6),
    scopes: spread([local, regional, global], 0.3),
    endings: spread(withRest(Object.values(priceModel.rounding.centsEndings)), 1.2),
    speeds: spread(withRest(Object.values(dailyCap.reducedSpeedKbps)), 1),
    promos: spread(withRest([promo.shareOfPlansWithLowerPromoPrice]), 1.5),
    discounts: spread(
      discountSteps.map((step) => step.share),
      0.8,
    ),
    currencies: sampleProviderCurrencies(sizes, random),
    flags,
  };
}

/** Appends the remainder to 1. */
function withRest(shares: readonly number[]): readonly number[] {
  return [...shares, Math.max(0, 1 - shares.reduce((a, b) => a + b, 0))];
}

function sharesAt(columns: ReturnType<typeof sampleColumns>, index: number) {
  const row = (rows: Rows): readonly number[] => rows[index] ?? [];
  return {
    kindShares: row(columns.kinds),
    endingShares: row(columns.endings),
    reducedSpeedShares: row(columns.speeds),
    promoShare: row(columns.promos)[0] ?? 0,
    discountShares: row(columns.discounts),
    currencies: columns.currencies[index] ?? ['USD'],
    flagShares: recordOf(flagNames, (name) => row(columns.flags[name])),
  };
}

type Habits = Omit<ProviderProfile, 'facts' | 'planCounts' | keyof ReturnType<typeof sharesAt>>;

function sampleHabits(facts: ProviderFacts, size: number, random: Random): Habits {
  const codeWord = facts.slug.split('-')[0]?.toUpperCase() ?? 'EXAMPLE';
  const breakout = random.pick([null, [], [], ['SG'], ['HK'], ['FR'], ['GB'], ['US'], ['DE', 'SG']]);
  return {
    specialty: size < 400 && random.chance(0.25) ? random.pick(['europe', 'asia', 'latin-america', 'africa']) : null,
    dearness: 3 * random.next() - 1.5,
    silence: random.normal(),
    promoCode: random.chance(0.7) ? `${codeWord}${random.pick(['', '10', '-HELLO', '26'])}` : null,
    promoNewCustomersOnly: random.pick([true, false, false, null]),
    promoEnds: random.chance(0.35),
    // Most offers have no further conditions.
    promoMinimumUsd: random.chance(0.12) ? random.pick([10, 15, 20]) : null,
    promoExcludedKinds: random.chance(0.12) ? random.pick([['unlimited'], ['daily'], ['unlimited', 'daily']]) : [],
    wording: random.pick(['english', 'english', 'english', 'pair', 'all']),
    terms: {
      dayCount: random.pick(['24h', '24h', '24h', 'calendar', null]),
      activation: random.pick(['first-use', 'first-use', 'install', 'purchase', null]),
      installWithinDays: random.pick([30, 90, 180, 365, null, null]),
    },
    breakout: breakout === null ? null : breakout.map(toCountry),
    statedDaysAgo: random.chance(0.12) ? random.between(1, 30) : null,
    // Last, so that no other habit of the same seed changes. Few sellers say what happens at the end.
    ends: {
      refund: random.pick(['until-install', 'until-first-use', '7-days', '30-days', 'never', null, null, null]),
      unusedData: random.pick(['lost', 'lost', 'kept-on-renewal', 'carried-over', null, null, null, null]),
      afterEnd: random.pick(['nothing', 'nothing', 'throttled', 'payg', null, null, null, null]),
    },
  };
}

function toFacts(row: string, name: string): ProviderFacts {
  const slug = parseProviderSlug(row);
  if (!slug.ok) throw new RangeError(slug.reason);
  const url = `https://${row}.example/`;
  return { slug: slug.value, name, url, image: `/assets/pictures/provider/${row}`, example: true };
}

const medianPlans = 650;
const sigma = 1.2;
const fewest = 20;
const most = 3200;

/**
 * Plans of each provider: log-normal, clipped and scaled as in the market model's calibration. The parts sum exactly
 * to `planCount`; largest first.
 */
export function sampleProviderSizes(providerCount: number, planCount: number, random: Random): readonly number[] {
  const sampled = Array.from({ length: providerCount }, () => {
    const size = medianPlans * Math.exp(sigma * random.normal());
    return Math.min(most, Math.max(fewest, size));
  });
  return splitWhole(planCount, sampled).toSorted((a, b) => b - a);
}
