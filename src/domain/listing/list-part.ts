import type { DoubtfulRows, FurtherPlans, ListPart, ListRow } from './destination-view.ts';
import { plansPerPage, tableLinesPerPage, type ListQuery } from './list-query.ts';
import type { ListedRows } from './listed-rows.ts';
import { priceTable } from './price-table.ts';
import { groupByProvider } from './group-by-provider.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/** Further plans of a provider that open in place; the rest is in the view of all plans. */
export const furtherShown = 20;

type PartQuery = Pick<ListQuery, 'view' | 'more' | 'page' | 'pagesShown' | 'trip' | 'sort'>;

/** Rows of the chosen view. A page beyond the end is the last one. */
export function listPart(rows: ListedRows, query: PartQuery): ListPart {
  if (query.view === 'table') return tablePart(rows, query);
  const groups = query.view === 'best' ? groupByProvider(rows.inOrder) : [];
  // The choice is between providers: of a single one, every plan is listed.
  return groups.length > 1 ? bestPart(groups, rows.toRow, query) : plansPart(rows, query);
}

const nothing = { rows: [], further: [], doubtful: { unknown: 0, partial: 0, short: 0 }, table: null } as const;

function plansPart({ inOrder, toRow }: ListedRows, query: PartQuery): ListPart {
  const { shown, ...place } = cutPage(inOrder, query, plansPerPage);
  return { ...nothing, ...place, rows: shown.map(toRow), doubtful: countDoubtful(inOrder) };
}

type ToRow = ListedRows['toRow'];

function bestPart(groups: readonly TripPlans[], toRow: ToRow, query: PartQuery): ListPart {
  const { shown, ...place } = cutPage(groups, query, plansPerPage);
  const bests = groups.flatMap(([best]) => best ?? []);
  return {
    ...nothing,
    ...place,
    rows: bests.slice(place.from - 1, place.to).map((best, index) => ({ ...toRow(best), place: place.from + index })),
    further: shown.map((plans) => furtherPlans(plans, toRow, query.more)),
    doubtful: countDoubtful(bests),
  };
}

function furtherPlans([best, ...others]: TripPlans, toRow: ToRow, more: readonly string[]): FurtherPlans {
  const isOpen = best !== undefined && more.includes(best.item.plan.provider.slug);
  const toUnplaced = (plan: TripPlan): ListRow => ({ ...toRow(plan), place: 0 });
  return { count: others.length, rows: isOpen ? others.slice(0, furtherShown).map(toUnplaced) : [] };
}

function countDoubtful(plans: TripPlans): DoubtfulRows {
  const count = (fit: keyof DoubtfulRows): number => plans.filter(({ trip }) => trip.fit === fit).length;
  return { unknown: count('unknown'), partial: count('partial'), short: count('short') };
}

function tablePart(rows: ListedRows, query: PartQuery): ListPart {
  const { lines, sizes } = priceTable(rows);
  const { shown, ...place } = cutPage(lines, query, tableLinesPerPage);
  return { ...nothing, ...place, table: { sizes, lines: shown.map((line) => line.toLine(rows.toRow)) } };
}

type Place = Pick<ListPart, 'page' | 'pages' | 'from' | 'to' | 'total'>;

function cutPage<Item>(
  items: readonly Item[],
  { page: asked, pagesShown = 1 }: Pick<ListQuery, 'page' | 'pagesShown'>,
  size: number,
): Place & { readonly shown: readonly Item[] } {
  const total = items.length;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, Math.floor(asked)), pages);
  const start = (page - 1) * size;
  const shown = items.slice(start, start + size * pagesShown);
  return { shown, page, pages, from: total === 0 ? 0 : start + 1, to: start + shown.length, total };
}
