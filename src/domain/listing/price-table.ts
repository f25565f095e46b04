import type { ListRow, PriceTable } from './destination-view.ts';
import type { IndexedPlan } from './plan-index.ts';
import { standardSizes, type ListedRows } from './listed-rows.ts';
import { groupByProvider } from './group-by-provider.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

type Line = PriceTable['lines'][number];

interface TableOfPlans extends Pick<PriceTable, 'sizes'> {
  /** Providers with at least one cell, by their first plan in the chosen order. */
  readonly lines: readonly { readonly toLine: (toRow: (plan: TripPlan) => ListRow) => Line }[];
}

const columnCount = standardSizes.length + 1;

/**
 * The lowest list price of each provider for each size. A column holds plans from its size up to the next one (5: 5
 * GB and more but less than 10 GB; 50: all from there), the last one unlimited plans. Less than 1 GB and
 * pay-as-you-go have no column. The lowest price of a column is marked once, over all pages.
 */
export function priceTable({ inOrder }: ListedRows): TableOfPlans {
  const cells = groupByProvider(inOrder)
    .map(cheapestOfColumns)
    .filter((line) => line.some((plan) => plan !== null));
  const lowest = new Set(
    Array.from({ length: columnCount }, (_none, column) => cheapest(cells.map((line) => line[column] ?? null))),
  );
  const lines = cells.flatMap((line) => {
    const provider = line.find((plan) => plan !== null)?.item.plan.provider;
    if (provider === undefined) return [];
    const toLine = (toRow: (plan: TripPlan) => ListRow): Line => ({
      provider,
      cells: line.map((plan) => plan && { row: toRow(plan), isLowest: lowest.has(plan) }),
    });
    return [{ toLine }];
  });
  return { lines, sizes: [...standardSizes, null] };
}

function cheapestOfColumns(plans: TripPlans): readonly (TripPlan | null)[] {
  const cells = Array.from({ length: columnCount }, (): TripPlan | null => null);
  for (const plan of plans) {
    const column = columnOfPlan(plan.item);
    if (column !== null) cells[column] = cheapest([cells[column] ?? null, plan]);
  }
  return cells;
}

/** Of equal prices the first. Plans without a price are skipped. */
function cheapest(plans: readonly (TripPlan | null)[]): TripPlan | null {
  return plans.reduce((best, plan) => {
    if (plan === null || plan.item.price === Infinity) return best;
    return best === null || plan.item.price < best.item.price ? plan : best;
  }, null);
}

function columnOfPlan({ plan, fixedMb }: IndexedPlan): number | null {
  if (plan.dataKind === 'unlimited') return standardSizes.length;
  const column = fixedMb === null ? -1 : standardSizes.findLastIndex((size) => fixedMb >= size * 1000);
  return column === -1 ? null : column;
}
