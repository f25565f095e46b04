import { groupBy } from '#domain/kernel/group-by.ts';
import type { DestinationView, ProviderHere } from './destination-view.ts';
import type { FromPriceOf } from './from-prices.ts';
import type { PlanIndex } from './plan-index.ts';
import { compareNumbers } from '#domain/trip/trip-order.ts';

/** Providers that are shown with their facts. */
const shownAtFirst = 9;

/** Every provider with a plan here: what the basket costs least with first, then those that do not serve it, then by slug. */
export function providersHere(
  { items }: PlanIndex,
  fromPriceOf: FromPriceOf,
): Pick<DestinationView, 'providers' | 'otherProviders'> {
  const byProvider = groupBy(items, ({ plan }) => plan.provider.slug);
  const all = [...byProvider.values()]
    .flatMap((own): ProviderHere[] => {
      const [first] = own;
      if (first === undefined) return [];
      return [{ provider: first.plan.provider, planCount: own.length, from: fromPriceOf(own) }];
    })
    .sort(compareProviders);
  const others = all.slice(shownAtFirst).map(({ provider: { slug, name } }) => ({ slug, name }));
  return { providers: all.slice(0, shownAtFirst), otherProviders: others };
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
