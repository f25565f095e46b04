import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { memoTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import { percentileOf } from '#domain/kernel/percentile.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { displayPrice, roundShownPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { multiplyMoney, type Money } from '#domain/money/money.ts';
import { isCountryKey, type DestinationKey } from '#domain/place/destination-key.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

/** The cheapest purchase of the basket in one currency of a provider. */
export interface SellerBasket {
  /** Of one plan. */
  readonly price: Money;
  readonly count: number;
  /** Currencies in which its plan has a price of its own, which counts there; null: this is such a price. */
  readonly ownElsewhere: readonly CurrencyCode[] | null;
}

/** What the basket (`trip/basket.ts`) costs with each provider, by what plans cover. */
export interface SellerBaskets {
  /** The coverage sets that serve a destination. */
  readonly destinations: ReadonlyMap<DestinationKey, readonly number[]>;
  readonly sets: ReadonlyMap<number, ReadonlyMap<ProviderSlug, readonly SellerBasket[]>>;
}

interface RankQuery {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** Where a provider stands in a country. */
interface PlaceRank {
  readonly destination: DestinationKey;
  /** 1 + providers that visibly ask less. */
  readonly place: number;
  /** Providers with a plan that serves the basket. */
  readonly of: number;
}

export interface ProviderRanks {
  /** Best place first. */
  readonly places: readonly PlaceRank[];
  readonly cheapestIn: number;
  /** By nearest rank, so that it is a place somewhere. */
  readonly median: number;
}

type Ranks = ReadonlyMap<ProviderSlug, ProviderRanks>;

/** Of the most common display currencies. */
const keptCurrencies = 4;

/** Providers with a plan that serves the basket somewhere, at list prices as shown. */
export const rankProvidersTask = memoTask(rankAll, {
  parts: (baskets, { currency, rates }) => [baskets, rates, currency],
  most: keptCurrencies,
});

function* rankAll({ destinations, sets }: SellerBaskets, query: RankQuery): CooperativeTask<Ranks> {
  const costs = new Map<number, readonly (readonly [ProviderSlug, number])[]>();
  for (const [id, sellers] of sets) {
    costs.set(
      id,
      [...sellers].map(([slug, baskets]) => [slug, lowestCost(baskets, query)] as const),
    );
    yield;
  }
  const places = new Map<ProviderSlug, PlaceRank[]>();
  for (const [destination, ids] of destinations) {
    // Regions are made of them.
    if (!isCountryKey(destination)) continue;
    for (const [slug, rank] of rankHere(ids.flatMap((id) => costs.get(id) ?? []))) {
      const known = places.get(slug);
      if (known === undefined) places.set(slug, [{ destination, ...rank }]);
      else known.push({ destination, ...rank });
    }
    yield;
  }
  return new Map([...places].map(([slug, ranks]) => [slug, summarise(ranks)]));
}

function rankHere(
  costs: readonly (readonly [ProviderSlug, number])[],
): [ProviderSlug, Omit<PlaceRank, 'destination'>][] {
  const lowest = new Map<ProviderSlug, number>();
  for (const [slug, cost] of costs) if (cost < (lowest.get(slug) ?? Infinity)) lowest.set(slug, cost);
  const sorted = [...lowest].toSorted(([, a], [, b]) => a - b);
  let [place, before] = [1, -1];
  return sorted.map(([slug, cost], index) => {
    if (cost !== before) [place, before] = [index + 1, cost];
    return [slug, { place, of: sorted.length }];
  });
}

function summarise(ranks: readonly PlaceRank[]): ProviderRanks {
  return {
    places: ranks.toSorted((a, b) => a.place - b.place || b.of - a.of || (a.destination < b.destination ? -1 : 1)),
    cheapestIn: ranks.filter(({ place }) => place === 1).length,
    median:
      percentileOf(
        ranks.map(({ place }) => place),
        0.5,
      ) ?? 0,
  };
}

/** Units as shown; `Infinity`: none can be converted. */
function lowestCost(baskets: readonly SellerBasket[], { currency, rates }: RankQuery): number {
  const rules = findCurrency(currency);
  const costs = baskets.map(({ price, count, ownElsewhere }) => {
    const counts = ownElsewhere === null ? price.currency === currency : !ownElsewhere.includes(currency);
    const one = counts ? displayPrice({ price, ownPrice: null, currency, rates }) : null;
    const money = one && multiplyMoney(one.money, count);
    return one === null || money === null || rules === null
      ? Infinity
      : roundShownPrice({ ...one, money }, rules).units;
  });
  return Math.min(...costs);
}
