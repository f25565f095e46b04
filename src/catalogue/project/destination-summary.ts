import type { SummarisedPlan } from '#catalogue/stored/active-plans.ts';
import { anyOtherCurrency } from '#catalogue/stored/stored-values.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { Money } from '#domain/money/money.ts';
import { dataRank } from '#domain/plan/data-rank.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { isFixedAmount, totalMegabytes } from '#domain/plan/plan-data.ts';
import { costBasket } from '#domain/trip/basket.ts';
import { isWorthCosting, mergeBasketCandidate, type BasketCandidate } from './basket-candidates.ts';
import { mergeCandidates, type FloorCandidate } from './floor-candidates.ts';

/** Lowest amounts of some plans in one currency. */
interface Lowest {
  smallest: SmallestPlan | null;
  readonly perGb: FloorCandidate[];
  readonly basket: BasketCandidate[];
}

/** A plan with the lowest list price. */
interface SmallestPlan {
  readonly units: number;
  readonly planId: number;
  readonly dataRank: number;
}

/** Contribution of one coverage set's plans to each destination it serves. */
class SetSummary {
  readonly plansByProvider = new Map<number, number>();
  /** By the plan's own-price currencies, then by the currency of its list price. */
  readonly listed = new Map<string, Map<string, Lowest>>();
  /** Own prices by their currency. */
  readonly own = new Map<string, Lowest>();
  checkedAt = '';
  changedAt = '';

  add(plan: SummarisedPlan): void {
    countOne(this.plansByProvider, plan.providerId);
    if (plan.checkedAt > this.checkedAt) this.checkedAt = plan.checkedAt;
    if (plan.changedAt > this.changedAt) this.changedAt = plan.changedAt;
    if (isRenewing(plan)) return;
    const ownCurrencies = plan.ownPrices.map(({ currency }) => currency).join(' ');
    const listed = this.listed.get(ownCurrencies) ?? new Map<string, Lowest>();
    this.listed.set(ownCurrencies, listed);
    addPrice(listed, plan.price, plan);
    for (const price of plan.ownPrices) addPrice(this.own, price, plan);
  }
}

function countOne(counts: Map<number, number>, id: number): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function addPrice(lowest: Map<string, Lowest>, price: Money, plan: SummarisedPlan): void {
  const { units } = price;
  const found = lowestOf(lowest, price.currency);
  const rank = dataRank(plan);
  found.smallest = smallerOf(found.smallest, { units, planId: plan.id, dataRank: rank });
  const megabytes = isFixedAmount(plan) ? totalMegabytes(plan) : null;
  // Matches the domain's `pricePerGb`: no price per gigabyte for the same plans.
  if (megabytes !== null && Number.isSafeInteger(megabytes)) mergeCandidates(found.perGb, { units, megabytes });
  if (!isWorthCosting(found.basket, units)) return;
  const trip = costBasket({ ...plan, price });
  if (trip !== null) mergeBasketCandidate(found.basket, { trip, units, dataRank: rank, plan });
}

/** Of equal prices the one with more data, then the older one. */
function smallerOf(a: SmallestPlan | null, b: SmallestPlan | null): SmallestPlan | null {
  if (a === null || b === null) return a ?? b;
  return (a.units - b.units || b.dataRank - a.dataRank || a.planId - b.planId) <= 0 ? a : b;
}

function lowestOf(lowest: Map<string, Lowest>, currency: string): Lowest {
  const known = lowest.get(currency);
  if (known !== undefined) return known;
  const none: Lowest = { smallest: null, perGb: [], basket: [] };
  lowest.set(currency, none);
  return none;
}

/** Aggregates plans one by one, in any order; memory grows with coverage sets, not with plans. */
export class DestinationSummaries {
  readonly plansByProvider = new Map<number, number>();
  readonly #sets = new Map<number, SetSummary>();

  add(plan: SummarisedPlan): void {
    countOne(this.plansByProvider, plan.providerId);
    const set = this.#sets.get(plan.coverageSetId) ?? new SetSummary();
    this.#sets.set(plan.coverageSetId, set);
    set.add(plan);
  }

  /**
   * Null: the sets have no plans.
   * @param coverageSetIds the sets that are listed at the destination
   * @param inPart those of them that serve it in part only: their plans are no basket there
   */
  summarise(destination: DestinationKey, coverageSetIds: readonly number[], inPart: ReadonlySet<number> = new Set()) {
    const sets = coverageSetIds.flatMap((id) => this.#sets.get(id) ?? []);
    const partial = new Set(coverageSetIds.flatMap((id) => (inPart.has(id) ? (this.#sets.get(id) ?? []) : [])));
    if (sets.length === 0) return null;
    const plansByProvider = new Map<number, number>();
    for (const set of sets) {
      for (const [id, count] of set.plansByProvider) plansByProvider.set(id, (plansByProvider.get(id) ?? 0) + count);
    }
    return {
      destination,
      plansByProvider,
      planCount: [...plansByProvider.values()].reduce((sum, count) => sum + count, 0),
      checkedAt: newest(sets.map((set) => set.checkedAt)),
      changedAt: newest(sets.map((set) => set.changedAt)),
      ...summaryRows(sets, partial),
    };
  }
}

export type DestinationSummary = NonNullable<ReturnType<DestinationSummaries['summarise']>>;

function newest(times: readonly string[]): string {
  return times.reduce((last, time) => (time > last ? time : last), '');
}

/**
 * By the rule of the list: a plan's price is its own price in the display currency, else its converted list price. So
 * for each currency with own prices the plans with and without one are aggregated separately.
 */
function summaryRows(sets: readonly SetSummary[], partial: ReadonlySet<SetSummary>) {
  const ownCurrencies = new Set(sets.flatMap((set) => [...set.own.keys()]));
  const withBasket = (found: Lowest | undefined, set: SetSummary): Lowest | undefined =>
    found && partial.has(set) ? { ...found, basket: [] } : found;
  const shown = [anyOtherCurrency, ...ownCurrencies].flatMap((display) => {
    const lowest = new Map<string, Lowest>();
    for (const set of sets) {
      for (const [signature, listed] of set.listed) {
        for (const [currency, found] of listed) {
          if (!signature.split(' ').includes(display)) merge(lowest, currency, withBasket(found, set));
        }
      }
      merge(lowest, display, withBasket(set.own.get(display), set));
    }
    return [...lowest].map(([source, found]) => ({ displayCurrency: display, sourceCurrency: source, found }));
  });
  return { floors: shown.flatMap(floorRows), baskets: shown.flatMap(basketRows) };
}

function merge(lowest: Map<string, Lowest>, currency: string, found: Lowest | undefined): void {
  if (found === undefined) return;
  const into = lowestOf(lowest, currency);
  into.smallest = smallerOf(into.smallest, found.smallest);
  for (const candidate of found.perGb) mergeCandidates(into.perGb, candidate);
  for (const candidate of found.basket) mergeBasketCandidate(into.basket, candidate);
}

interface ShownLowest {
  /** A currency in which some plan there has an own price, or `*` for all others. */
  readonly displayCurrency: string;
  readonly sourceCurrency: string;
  readonly found: Lowest;
}

/** Rows of `destination_floor`: the plan of a `price`, none for `per-gb`. */
function floorRows({ found: { smallest, perGb }, ...currencies }: ShownLowest) {
  const perGbRows = perGb.map((candidate) => ({ kind: 'per-gb' as const, ...currencies, ...candidate, planId: null }));
  if (smallest === null) return perGbRows;
  const { units, planId } = smallest;
  return [{ kind: 'price' as const, ...currencies, units, megabytes: 0, planId }, ...perGbRows];
}

/** Rows of `destination_basket`. */
function basketRows({ found: { basket }, ...currencies }: ShownLowest) {
  return basket.map(({ units, trip, plan }, index) => ({
    ...currencies,
    /** From 1, cheapest first. */
    place: index + 1,
    /** List price of one plan. */
    units,
    planId: plan.id,
    planCount: trip.purchases,
    priceCount: trip.count,
  }));
}
