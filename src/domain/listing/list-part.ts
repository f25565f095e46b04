import type { ListPart } from './destination-view.ts';
import type { ListQuery } from './list-query.ts';
import type { ListedRows } from './listed-rows.ts';
import { priceTable } from './price-table.ts';
import { groupByProvider } from './provider-groups.ts';

export const plansPerPage = 20;
export const groupsPerPage = 12;
export const tableLinesPerPage = 30;

/** Rows of the chosen view. A page beyond the end is the last one. */
export function listPart(rows: ListedRows, { view, page, trip }: Pick<ListQuery, 'view' | 'page' | 'trip'>): ListPart {
  if (view === 'providers') {
    const { shown, ...place } = cutPage(groupByProvider(rows.inOrder, rows.byTrip), page, groupsPerPage);
    return { ...place, rows: [], groups: shown.map((group) => group.toGroup(rows.toRow)), table: null };
  }
  if (view === 'table') {
    const { lines, columns } = priceTable(rows, trip);
    const { shown, ...place } = cutPage(lines, page, tableLinesPerPage);
    return {
      ...place,
      rows: [],
      groups: [],
      table: { ...columns, lines: shown.map((line) => line.toLine(rows.toRow)) },
    };
  }
  const { shown, ...place } = cutPage(rows.inOrder, page, plansPerPage);
  return { ...place, rows: shown.map(rows.toRow), groups: [], table: null };
}

type Place = Pick<ListPart, 'page' | 'pages' | 'from' | 'to' | 'total'>;

function cutPage<Item>(
  items: readonly Item[],
  asked: number,
  size: number,
): Place & { readonly shown: readonly Item[] } {
  const total = items.length;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, Math.floor(asked)), pages);
  const start = (page - 1) * size;
  const shown = items.slice(start, start + size);
  return { shown, page, pages, from: total === 0 ? 0 : start + 1, to: start + shown.length, total };
}
