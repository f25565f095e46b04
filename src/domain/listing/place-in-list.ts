import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { ListPart, ListRow, ViewOptions } from './destination-view.ts';
import { viewDestination } from './view-destination.ts';

export interface PlaceInList {
  /** As the page shows it; `place` 0: it stands behind its provider's best plan, or is folded. */
  readonly row: ListRow;
  readonly list: Pick<ListPart, 'total'>;
  /** Place among all listed plans; 0: it is folded, because another plan of its seller dominates it. */
  readonly placeOfAll: number;
  readonly totalOfAll: number;
  /** The plan that stands for its provider in the page's list; null: the plan itself, or none. */
  readonly best: ListRow | null;
}

/** Null: the list has no such plan. */
export function placeInList(
  plans: DestinationPlans,
  planId: number,
  { query, now }: Pick<ViewOptions, 'query' | 'now'>,
): PlaceInList | null {
  const { named, list } = viewDestination(plans, { query: { ...query, view: 'plans' }, now, namedPlan: planId });
  if (named === null) return null;
  const ofAll = { placeOfAll: named.place, totalOfAll: list.total };
  for (let page = 1; ; page += 1) {
    const part = viewDestination(plans, { query: { ...query, view: 'best', page }, now }).list;
    // Of a single provider, every plan is listed.
    if (part.further.length === 0) return { row: named, list: part, ...ofAll, best: null };
    const best = part.rows.find(({ plan }) => plan.provider.slug === named.plan.provider.slug);
    if (best?.plan.id === planId) return { row: best, list: part, ...ofAll, best: null };
    if (best !== undefined || page >= part.pages)
      return { row: { ...named, place: 0 }, list: part, ...ofAll, best: best ?? null };
  }
}
