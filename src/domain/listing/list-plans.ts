import { defaultCurrency, findCurrency } from '#domain/money/currencies.ts';
import { isCountryKey } from '#domain/place/destination-key.ts';
import { findDominatedTask } from './dominated-plans.ts';
import { convertMoney, displayPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import { rateDays, type RateTable } from '#domain/money/exchange-rates.ts';
import type { DestinationPlans, ListedPlan, ListedPromo, Rating } from '#domain/plan/listed-plan.ts';
import { ListedParts } from './listed-parts.ts';
import { markEstimate, unitsPerWhole, type Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { neighboursOf } from '#domain/place/neighbours.ts';
import type { PlanPromo } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { runToCompletion, mapTask, memoTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { StoredListing, StoredPlan } from '#domain/plan/stored-listing.ts';

export interface ListPlansOptions {
  /** Display currency of prices. */
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly ratings: ReadonlyMap<ProviderSlug, Rating>;
}

const oneDollar: Money = { units: unitsPerWhole, currency: defaultCurrency };

/** Cached lists per listing: the currencies of most visitors. */
const keptLists = 4;

/**
 * The plans of a destination for comparison, in one display currency. Memoized: the same plans, rates and ratings give
 * the same object.
 */
export function listPlans(stored: StoredListing, options: ListPlansOptions): DestinationPlans {
  return runToCompletion(listPlansTask(stored, options));
}

/** `listPlans` as a cooperative task, for servers: tens of thousands of plans would block the event loop. */
export const listPlansTask = memoTask(priceListing, { most: keptLists });

function* priceListing(stored: StoredListing, options: ListPlansOptions): CooperativeTask<DestinationPlans> {
  const { currency, rates, ratings } = options;
  const neighbours = neighboursOf(stored.destination);
  const parts = new ListedParts(ratings, stored.destination);
  const dates = new Set<string | null>();
  const listed = yield* mapTask(stored.plans, (plan) => {
    const shown = priceInCurrency(plan, options);
    dates.add(shown?.rateDate ?? null);
    for (const money of [plan.promo?.price, plan.promo?.minimumSpend])
      if (money) dates.add(displayPrice({ price: money, ownPrice: null, currency, rates })?.rateDate ?? null);
    return listedPlan(plan, shown, { options, parts });
  });
  const dominated = yield* findDominatedTask(listed, (coverage) => parts.countriesOf(coverage));
  const { decimalDigits = 2, rounding = 0 } = findCurrency(currency) ?? {};
  return {
    kind: isCountryKey(stored.destination) ? 'country' : 'region',
    currency,
    rules: { decimalDigits, rounding },
    dollarUnits: convertMoney(oneDollar, currency, rates)?.units ?? null,
    neighbours,
    rateDates: rateDays(dates),
    plans: yield* mapTask(listed, (plan) => (dominated.has(plan.id) ? { ...plan, isDominated: true } : plan)),
  };
}

function priceInCurrency({ price, ownPrices }: StoredPlan, { currency, rates }: ListPlansOptions): DisplayPrice | null {
  const ownPrice = ownPrices.find((own) => own.currency === currency) ?? null;
  return displayPrice({ price, ownPrice, currency, rates });
}

function listedPlan(
  plan: StoredPlan,
  shown: DisplayPrice | null,
  { options, parts }: { readonly options: ListPlansOptions; readonly parts: ListedParts },
): ListedPlan {
  return {
    ...plan.facts,
    id: plan.id,
    provider: parts.provider(plan.provider),
    coverage: parts.coverage(plan.coverage),
    networks: parts.networks(plan.networks),
    price: shown?.money ?? null,
    isEstimate: shown?.estimate ?? false,
    sellerPrice: plan.price,
    promo: plan.promo && listedPromo(plan.promo, options),
    hasOffer: plan.hasOffer,
    isUnconfirmed: plan.isUnconfirmed,
    checkedAt: plan.checkedAt,
    isDominated: false,
  };
}

/** An offer in a display currency. */
export function listedPromo(
  promo: PlanPromo,
  { currency, rates }: Pick<ListPlansOptions, 'currency' | 'rates'>,
): ListedPromo {
  const convert = (money: Money): Money | null => convertMoney(money, currency, rates);
  const { code, newCustomersOnly, minimumSpend, excludedKinds, startsAt, endsAt } = promo;
  const minimum = minimumSpend && markEstimate(convert(minimumSpend), minimumSpend.currency !== currency);
  return {
    // Without a comparable minimum the offer has no price: it never counts.
    price: minimumSpend !== null && minimum === null ? null : convert(promo.price),
    isEstimate: promo.price.currency !== currency,
    code,
    newCustomersOnly,
    minimumSpend: minimum,
    excludedKinds,
    startsAt,
    endsAt,
  };
}
