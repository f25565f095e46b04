import type { NetworkHere } from './destination-view.ts';
import type { FromPriceOf } from './from-prices.ts';
import type { IndexedPlan, PlanIndex } from './plan-index.ts';
import type { Generation } from '#domain/plan/plan.ts';

interface Network {
  generation: Generation | null;
  readonly plans: IndexedPlan[];
}

/** The operators that plans name here, the most frequent first; each with the best generation any plan states. */
export function networksHere({ items }: PlanIndex, fromPriceOf: FromPriceOf): readonly NetworkHere[] {
  const networks = new Map<string, Network>();
  for (const item of items) {
    for (const { name, generation } of item.plan.networks.operators) {
      const network = networks.get(name) ?? { generation: null, plans: [] };
      networks.set(name, network);
      network.generation = better(network.generation, generation);
      // A seller may state one operator twice, for two generations.
      if (network.plans.at(-1) !== item) network.plans.push(item);
    }
  }
  const found = [...networks].map(([name, { generation, plans }]): NetworkHere => {
    return {
      operator: { name, generation },
      planCount: plans.length,
      providerCount: new Set(plans.map(({ plan }) => plan.provider.slug)).size,
      from: fromPriceOf(plans),
    };
  });
  return found.sort((a, b) => b.planCount - a.planCount || (a.operator.name < b.operator.name ? -1 : 1));
}

/** `2G` to `5G` are in the order of their names. */
function better(a: Generation | null, b: Generation | null): Generation | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
