import { findCurrency } from './currencies.ts';
import { isCountryKey } from './destination-key.ts';
import { findDominated } from './dominated-plans.ts';
import { convertMoney, displayPrice, type DisplayPrice } from './exchange.ts';
import type { RateTable } from './exchange-rates.ts';
import type { DestinationPlans, ListedPlan, ListedPromo, Rating } from './listed-plan.ts';
import { ListedParts } from './listed-parts.ts';
import type { CurrencyCode, Money } from './money.ts';
import { neighboursOf } from './neighbours.ts';
import type { PlanPromo } from './plan.ts';
import type { ProviderSlug } from './provider-slug.ts';
import type { StoredListing, StoredPlan } from './stored-listing.ts';

export interface ListPlansOptions {
  /** What prices are shown in. */
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly ratings: ReadonlyMap<ProviderSlug, Rating>;
}

interface Remembered {
  readonly options: ListPlansOptions;
  readonly plans: DestinationPlans;
}

/** Lists kept beside each listing: the currencies that most visitors have. */
const keptLists = 4;

const kept = new WeakMap<StoredListing, readonly Remembered[]>();

/**
 * The plans of a destination as its page compares them, in one display currency. Asked again with the very same listing,
 * rates and ratings it gives the very same object.
 */
export function listPlans(stored: StoredListing, options: ListPlansOptions): DestinationPlans {
  const lists = kept.get(stored) ?? [];
  const found = lists.find((each) => isSame(each.options, options)) ?? {
    options,
    plans: priceListing(stored, options),
  };
  if (lists[0] !== found) kept.set(stored, [found, ...lists.filter((each) => each !== found)].slice(0, keptLists));
  return found.plans;
}

function isSame(a: ListPlansOptions, b: ListPlansOptions): boolean {
  return a.currency === b.currency && a.rates === b.rates && a.ratings === b.ratings;
}

function priceListing(stored: StoredListing, options: ListPlansOptions): DestinationPlans {
  const { currency, ratings } = options;
  const neighbours = neighboursOf(stored.destination);
  const parts = new ListedParts(ratings, neighbours);
  const dates = new Set<string>();
  const listed = stored.plans.map((plan) => {
    const shown = shownPrice(plan, options);
    if (shown?.rateDate) dates.add(shown.rateDate);
    return listedPlan(plan, shown, { options, parts });
  });
  const dominated = findDominated(listed);
  const { decimalDigits = 2, rounding = 0 } = findCurrency(currency) ?? {};
  return {
    kind: isCountryKey(stored.destination) ? 'country' : 'region',
    currency,
    rules: { decimalDigits, rounding },
    neighbours,
    rateDates: rateDates([...dates].sort()),
    plans: listed.map((plan) => (dominated.has(plan.id) ? { ...plan, isDominated: true } : plan)),
  };
}

function rateDates([oldest, ...later]: readonly string[]): DestinationPlans['rateDates'] {
  return oldest === undefined ? null : { oldest, newest: later.at(-1) ?? oldest };
}

function shownPrice({ price, ownPrices }: StoredPlan, { currency, rates }: ListPlansOptions): DisplayPrice | null {
  const ownPrice = ownPrices.find((own) => own.currency === currency) ?? null;
  return displayPrice({ price, ownPrice, currency, rates });
}

function listedPlan(
  plan: StoredPlan,
  shown: DisplayPrice | null,
  { options, parts }: { readonly options: ListPlansOptions; readonly parts: ListedParts },
): ListedPlan {
  return {
    id: plan.id,
    provider: parts.provider(plan.provider),
    coverage: parts.coverage(plan.coverage),
    networks: parts.networks(plan.networks),
    dataKind: plan.dataKind,
    dataMb: plan.dataMb,
    dataWords: plan.dataWords,
    reducedSpeedKbps: plan.reducedSpeedKbps,
    speedLimitKbps: plan.speedLimitKbps,
    fairUse: plan.fairUse,
    validityDays: plan.validityDays,
    dayCount: plan.dayCount,
    price: shown?.money ?? null,
    isEstimate: shown?.estimate ?? false,
    sellerPrice: plan.price,
    promo: plan.promo && listedPromo(plan.promo, options),
    tethering: plan.tethering,
    topUp: plan.topUp,
    ekyc: plan.ekyc,
    phoneNumber: plan.phoneNumber,
    newCustomersOnly: plan.newCustomersOnly,
    subscription: plan.subscription,
    hasOffer: plan.hasOffer,
    checkedAt: plan.checkedAt,
    isDominated: false,
  };
}

function listedPromo(promo: PlanPromo, { currency, rates }: ListPlansOptions): ListedPromo {
  const convert = (money: Money): Money | null => convertMoney(money, currency, rates);
  const { code, newCustomersOnly, minimumSpend, excludedKinds, startsAt, endsAt } = promo;
  const minimum = minimumSpend && convert(minimumSpend);
  return {
    // A minimum that cannot be compared with the order's price leaves the offer unknown: it never counts.
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
