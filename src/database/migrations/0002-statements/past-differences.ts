import { z } from 'zod';
import type { RowValue } from '#database/row-batches.ts';
import { copiedColumns } from './copied-columns.ts';
import { furtherText, storedPrices } from './stated-prices.ts';

/** A plan as it was before an import changed it, as 1.0.0 kept it. */
export interface StoredBefore {
  readonly plan_id: number;
  readonly import_id: number;
  readonly stored: string;
  /** The last import before it that priced the plan. */
  readonly priced_id: number | null;
}

const storedPlan = z.object({
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  prices: storedPrices,
  checkedAt: z.string(),
});

type Columns = Readonly<Record<string, RowValue>>;

const comparedColumns = [...copiedColumns, 'further_prices'];

/** Rows of `past_statement`. @param before by plan, the newest first */
export function pastDifferences(before: readonly StoredBefore[], newest: readonly Columns[]): RowValue[][] {
  const newestByPlan = new Map(newest.map((row) => [row['plan_id'], row]));
  return [...Map.groupBy(before, (row) => row.plan_id)].flatMap(([planId, rows]) => {
    let newer = newestByPlan.get(planId);
    return rows.flatMap((each, index): RowValue[][] => {
      if (newer === undefined) return [];
      const { row, prices, checkedAt } = storedPlan.parse(JSON.parse(each.stored));
      const { price, ...further } = prices;
      const stated = {
        ...row,
        price_currency: price.currency,
        price_units: price.units,
        further_prices: furtherText(further),
      };
      const older: Columns = stated;
      const later = newer;
      newer = older;
      const differing = comparedColumns.filter((column) => (older[column] ?? null) !== (later[column] ?? null));
      const columns = Object.fromEntries(differing.map((column) => [column, older[column] ?? null]));
      const runId = rows[index + 1]?.import_id ?? each.priced_id ?? each.import_id;
      return [[planId, each.import_id, runId, checkedAt, JSON.stringify({ columns, absences: [] })]];
    });
  });
}
