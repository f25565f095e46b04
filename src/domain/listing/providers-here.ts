import { groupBy } from '#domain/kernel/group-by.ts';
import type { ProviderHere } from './destination-view.ts';
import type { FromPriceOf } from './from-prices.ts';
import type { PlanIndex } from './plan-index.ts';
import { compareNumbers } from '#domain/trip/trip-order.ts';

/** Every provider with a plan here: what the basket costs least with first, then those that do not serve it, then by slug. */
export function providersHere({ items }: PlanIndex, fromPriceOf: FromPriceOf): readonly ProviderHere[] {
  const byProvider = groupBy(items, ({ plan }) => plan.provider.slug);
  return [...byProvider.values()]
    .flatMap((own): ProviderHere[] => {
      const [first] = own;
      if (first === undefined) return [];
      return [{ provider: first.plan.provider, planCount: own.length, from: fromPriceOf(own) }];
    })
    .sort(compareProviders);
}

function compareProviders(a: ProviderHere, b: ProviderHere): number {
  return (
    rankOf(a) - rankOf(b) ||
    compareNumbers(a.from?.price.units ?? Infinity, b.from?.price.units ?? Infinity) ||
    (a.provider.slug < b.provider.slug ? -1 : 1)
  );
}

/** A price for less than the basket does not compare with one for the basket. */
function rankOf({ from }: ProviderHere): number {
  return from?.amount === null ? 0 : 1;
}
