import type { MemoryPlan } from './memory-plan.ts';
import { closedAlerts, type PriceAlerts } from '#alerts/price-alerts.ts';
import type {
  CatalogueReader,
  DestinationFloor,
  DestinationStat,
  ProviderSummary,
} from '#catalogue/read/catalogue-reader.ts';
import { statedFacts } from '#catalogue/read/provider-records.ts';
import { recordOf } from '#domain/kernel/records.ts';
import type { ProviderPageStat } from '#catalogue/read/provider-pages.ts';
import { fixedVersions } from '#database/version-reader.ts';
import { parseCountryCode } from '#domain/place/countries.ts';
import { destinationsServed } from '#domain/plan/coverage.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { displayPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { compareMoney, parseAmount, type Money } from '#domain/money/money.ts';
import { pricePerGb } from '#domain/plan/price-per.ts';
import { emptyProfile, type ProviderProfile } from '#domain/plan/provider-profile.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';
import { findRegion } from '#domain/place/regions.ts';
import type { Result } from '#domain/kernel/result.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { listedFactsOf } from '#domain/plan/pick-fields.ts';
import type { StoredListing, StoredPlan } from '#domain/plan/stored-listing.ts';
import type { PublishedReview } from '#reviews/review-reader.ts';
import { LimitedPages } from '#limits/limited-pages.ts';
import { createLocalLimits } from '#limits/create-client-limits.ts';
import type { Context } from '#runtime/services/context.ts';
import { scheduler } from '#runtime/services/scheduler.ts';
import { unchangedFiles } from '#runtime/site-files/site-files.ts';
import type { VisitorLog } from '#visitors/visitor-log.ts';
import { journeyPlansOf } from './memory-journey-plans.ts';
import { comparedOf } from './memory-compared.ts';
import { basketOf } from './memory-baskets.ts';
import { changesAt, detailOf, historyOf, ownHistoryOf } from './memory-plan-detail.ts';
import { createMemoryReviews } from './memory-reviews.ts';
import { silentVisitorLog } from './silent-visitor-log.ts';
import { testChallenge } from './test-challenge.ts';

export interface MemoryOptions {
  readonly plans?: readonly MemoryPlan[];
  readonly reviews?: readonly PublishedReview[];
  /** Receives counts and reports. */
  readonly visitors?: Partial<VisitorLog>;
  readonly showsExamples?: boolean;
  /** Sellers that pay for links. */
  /** Slugs of merged providers, with those that visitors see. */
  readonly merged?: ReadonlyMap<string, ProviderSlug>;
  readonly paidSellers?: readonly ProviderSlug[];
  /** Of every provider. */
  readonly profile?: ProviderProfile;
  readonly origin?: string;
  readonly contactEmail?: string | null;
  /** Left out: the operator sends no mail. */
  readonly alerts?: PriceAlerts;
}

export const memoryNow = new Date('2026-11-20T12:00:00Z');

function known<Value>(parsed: Result<Value>): Value {
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

export const currencyOf = (code: string): CurrencyCode => known(parseCurrencyCode(code));
export const countryOf = (code: string): CountryCode => known(parseCountryCode(code));
export const providerSlugOf = (slug: string): ProviderSlug => known(parseProviderSlug(slug));
export const moneyOf = (amount: string, currency = 'USD'): Money => known(parseAmount(amount, currencyOf(currency)));

/** One dollar is 0.5 EUR, 100 JPY and 0.9 CHF; the yen is a day older. */
export const memoryRates: RateTable = {
  [currencyOf('USD')]: { perUsdE8: 100_000_000, date: '2026-11-20' },
  [currencyOf('EUR')]: { perUsdE8: 50_000_000, date: '2026-11-20' },
  [currencyOf('JPY')]: { perUsdE8: 10_000_000_000, date: '2026-11-19' },
  [currencyOf('CHF')]: { perUsdE8: 90_000_000, date: '2026-11-20' },
};

/** An invented seller. */
export function makeProvider(slug = 'tanuki-sim', facts: Partial<ProviderSummary> = {}): ProviderSummary {
  return {
    publicId: `id-${slug}`,
    slug: providerSlugOf(slug),
    name: slug,
    image: null,
    url: `https://${slug}.example`,
    example: true,
    planCount: 1,
    ...facts,
  };
}

/** A 10 GB plan for Japan at 11.70 USD, unless the facts say otherwise. */
export function makePlan(id: number, facts: Partial<MemoryPlan> = {}): MemoryPlan {
  const coverage = facts.coverage ?? [countryOf('JP')];
  return {
    id,
    provider: makeProvider(),
    name: `Plan ${id}`,
    scope: coverage.length === 1 ? 'local' : 'regional',
    region: null,
    countryCount: coverage.length,
    dataKind: 'total',
    dataMb: 10_000,
    dataWords: '10 GB',
    reducedSpeedKbps: null,
    speedLimitKbps: null,
    fairUse: null,
    validityDays: 30,
    price: moneyOf('11.70'),
    ownPrice: null,
    promo: null,
    generation: '5G',
    tethering: true,
    topUp: null,
    ekyc: null,
    phoneNumber: false,
    url: `https://tanuki-sim.example/plans/${id}`,
    checkedAt: '2026-11-20T10:00:00Z',
    ...facts,
    coverage,
  };
}

export function membersOf(region: string): readonly CountryCode[] {
  return findRegion(region)?.countries ?? [];
}

/** A context that keeps everything in memory and orders plans by the domain's own rule. */
export function createMemoryContext(options: MemoryOptions = {}): Context {
  const { reviews = [], origin = 'https://esim.example', contactEmail = 'hello@esim.example' } = options;
  const site = { name: 'Roamchart', origin, contactEmail, operatorName: null };
  return {
    catalogue: createMemoryCatalogue(options),
    currency: { rates: async () => memoryRates, version: async () => 1 },
    reviews: createMemoryReviews(reviews),
    botCheck: { kind: 'altcha', challenge: async () => testChallenge },
    submitReview: async () => ({ status: 'stored', id: 'stored-review' }),
    reviewImages: { published: async () => null },
    reviewReports: { providerOf: async () => null, file: async () => null, object: async () => false },
    providerRuns: async () => ({ days: [], rows: 0, refused: 0 }),
    visitors: { ...silentVisitorLog, ...options.visitors },
    corrections: { corrections: async () => [] },
    alerts: options.alerts ?? closedAlerts,
    countryOfAddress: () => null,
    limits: createLocalLimits(),
    limitedPages: new LimitedPages(),
    versions: fixedVersions(),
    scheduler,
    site,
    siteFiles: unchangedFiles(site),
    now: () => memoryNow,
  };
}

function createMemoryCatalogue({
  plans = [],
  showsExamples = false,
  paidSellers = [],
  merged = new Map<string, ProviderSlug>(),
  profile = emptyProfile,
}: MemoryOptions): CatalogueReader {
  const providers = listProviders(plans);
  return {
    version: async () => 1,
    destinationStats: async () => statsOf(plans),
    destinationFloors: async ({ destinations, ...options }) =>
      destinations.map((destination) => floorOf(destination, plansAt(plans, destination), options)),
    destinationBaskets: async (options) =>
      statsOf(plans).flatMap(({ destination: at }) => basketOf(at, pricedAt(at, plans, options)) ?? []),
    plansAt: async (destination) => storedListing(plans, destination),
    journeyPlans: async ({ country }) => journeyPlansOf(plans, country),
    planDetail: async (id) => {
      const plan = plans.find((each) => each.id === id);
      return plan === undefined ? null : detailOf(plan);
    },
    comparedPlans: async (ids) =>
      comparedOf(
        plans.filter(({ id }) => ids.includes(id)),
        detailOf,
      ),
    offer: async (id, destination) => {
      const address = plans.find((plan) => plan.id === id)?.url ?? null;
      return address === null ? null : { address, destination };
    },
    sellerLinks: async () => ({ paid: paidSellers, always: [] }),
    isHidden: async () => false,
    mergedInto: async (slug) => merged.get(slug) ?? null,
    providerProfile: async () => profile,
    providerLogo: async () => null,
    priceHistories: async (ids) =>
      new Map(plans.filter(({ id }) => ids.includes(id)).map((plan) => [plan.id, historyOf(plan)])),
    ownPriceHistories: async ({ planIds, currency }) =>
      new Map(plans.filter(({ id }) => planIds.includes(id)).map((plan) => [plan.id, ownHistoryOf(plan, currency)])),
    withdrawnPlans: async ({ destination }) => ({
      destination,
      plans: plansAt(plans, destination)
        .filter(({ isWithdrawn }) => isWithdrawn === true)
        .map((plan) => storedPlan(plan, destination)),
    }),
    findPlans: async () => ({ plans: [], next: null }),
    destinationLows: async () => [],
    latestPriceChanges: async ({ destination, limit }) => changesAt(plansAt(plans, destination)).slice(0, limit),
    providerPages: async () => providerPagesOf(plans),
    sellerBaskets: async () => ({ destinations: new Map(), sets: new Map() }),
    providerRecords: async () =>
      new Map(
        providers.map(({ slug }) => [
          slug,
          { planCount: 1, stated: recordOf(statedFacts, () => 0), profile, checkedAt: '', listedSince: null },
        ]),
      ),
    providerMoves: async () => ({ lower: 0, higher: 0, prices: 0, weeks: [] }),
    planStarts: async ({ destination, provider }) =>
      plansAt(plans, destination)
        .filter((plan) => plan.provider.slug === provider)
        .map(({ activation = null, installWithinDays = null }) => ({ activation, installWithinDays, planCount: 1 })),
    providers: async () => providers,
    provider: async (slug) => providers.find((provider) => provider.slug === slug) ?? null,
    lastCheckedAt: async () =>
      plans
        .map(({ checkedAt }) => checkedAt)
        .toSorted()
        .at(-1) ?? null,
    showsExamples: async () => showsExamples,
  };
}

type DisplayOptions = Pick<Parameters<typeof displayPrice>[0], 'currency' | 'rates'>;

const servedByPlan = new WeakMap<MemoryPlan, readonly DestinationKey[]>();

function servedBy(plan: MemoryPlan): readonly DestinationKey[] {
  const known = servedByPlan.get(plan) ?? destinationsServed(plan);
  servedByPlan.set(plan, known);
  return known;
}

function plansAt(plans: readonly MemoryPlan[], destination: DestinationKey): readonly MemoryPlan[] {
  return plans.filter((plan) => servedBy(plan).includes(destination));
}

function pricedAt(at: DestinationKey, plans: readonly MemoryPlan[], options: DisplayOptions) {
  return plansAt(plans, at).map((plan) => ({ plan: { ...unstatedFacts, ...plan }, price: shownAmount(plan, options) }));
}

function shownAmount({ price, ownPrice }: MemoryPlan, options: DisplayOptions): DisplayPrice | null {
  return displayPrice({ price, ownPrice, ...options });
}

const listings = new WeakMap<readonly MemoryPlan[], Map<DestinationKey, StoredListing>>();

/** The same object at every call, as the catalogue gives it. */
function storedListing(plans: readonly MemoryPlan[], destination: DestinationKey): StoredListing | null {
  const kept = listings.get(plans) ?? new Map<DestinationKey, StoredListing>();
  listings.set(plans, kept);
  const known = kept.get(destination);
  if (known !== undefined) return known;
  const listed = plansAt(plans, destination);
  if (listed.length === 0) return null;
  const listing = { destination, plans: listed.map((plan) => storedPlan(plan, destination)) };
  kept.set(destination, listing);
  return listing;
}

function storedPlan(plan: MemoryPlan, destination: DestinationKey): StoredPlan {
  const { id, provider, generation, coverage, scope, region, ownPrice, checkedAt } = plan;
  const facts = { ...unstatedFacts, ...plan };
  const { networks, breakout, price, promo, url } = facts;
  const here = networks.filter(({ country }) => country === destination);
  return {
    id,
    provider,
    facts: listedFactsOf(facts),
    coverage: { scope, region, countries: coverage },
    networks: { here, generation, breakout },
    price,
    ownPrices: ownPrice === null ? [] : [ownPrice],
    promo,
    checkedAt,
    hasOffer: url !== null,
    isUnconfirmed: plan.isUnconfirmed === true,
  };
}

function statsOf(plans: readonly MemoryPlan[]): DestinationStat[] {
  const keys = new Set(plans.flatMap(servedBy));
  return [...keys].map((destination) => {
    const listed = plansAt(plans, destination);
    const checkedAt =
      listed
        .map((plan) => plan.checkedAt)
        .toSorted()
        .at(-1) ?? '';
    const counts = { planCount: listed.length, providerCount: countByProvider(listed).length };
    return { destination, ...counts, checkedAt, changedAt: checkedAt };
  });
}

function floorOf(destination: DestinationKey, plans: readonly MemoryPlan[], options: DisplayOptions): DestinationFloor {
  const priced = plans.flatMap((plan) => {
    const price = shownAmount(plan, options);
    const { dataKind, dataMb, dataWords = null, validityDays } = plan;
    return price === null ? [] : [{ plan: { dataKind, dataMb, dataWords, validityDays }, price }];
  });
  const perGbs = priced.flatMap(({ plan, price }) => {
    const money = pricePerGb(price.money, plan);
    return money === null ? [] : [{ price: { ...price, money } }];
  });
  return { destination, smallest: lowest(priced), perGb: lowest(perGbs)?.price ?? null };
}

/** Of equal amounts the seller's own price. */
function lowest<Priced extends { readonly price: DisplayPrice }>(amounts: readonly Priced[]): Priced | null {
  const [first = null] = amounts.toSorted(
    (a, b) => compareMoney(a.price.money, b.price.money) || Number(a.price.estimate) - Number(b.price.estimate),
  );
  return first;
}

function listProviders(plans: readonly MemoryPlan[]): readonly ProviderSummary[] {
  return [...new Map(plans.map(({ provider }) => [provider.slug, provider])).values()];
}

function countByProvider(plans: readonly MemoryPlan[]): (ProviderSummary & { readonly planCount: number })[] {
  return listProviders(plans).map((provider) => ({
    ...provider,
    planCount: plans.filter((plan) => plan.provider.slug === provider.slug).length,
  }));
}

function providerPagesOf(plans: readonly MemoryPlan[]): ProviderPageStat[] {
  return statsOf(plans)
    .flatMap(({ destination }) =>
      countByProvider(plansAt(plans, destination)).map(({ slug, planCount }) => ({
        destination,
        provider: slug,
        planCount,
      })),
    )
    .sort((a, b) => (`${a.destination} ${a.provider}` < `${b.destination} ${b.provider}` ? -1 : 1));
}
