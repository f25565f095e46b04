import type { EngineQueries } from '#database/row-batches.ts';
import { createTableSummer, readRows, type TableSum } from '#database/table-rows.ts';
import type { TableShape } from '#database/table-shapes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Progress } from './progress.ts';

/** Compares a copied table with its source, row by row. */
export async function compareTable(
  tables: EngineQueries,
  shape: TableShape,
  { expected, progress }: { readonly expected: TableSum; readonly progress: Progress },
): Promise<Result<null>> {
  const summer = createTableSummer();
  for await (const rows of progress.count(readRows(tables, shape))) summer.add(rows);
  const { rows, sha256 } = summer.sum();
  if (rows !== expected.rows)
    return failure(
      `The table ${shape.name} has ${rows} rows after copying, not ${expected.rows}; nothing was changed.`,
    );
  if (sha256 !== expected.sha256)
    return failure(`Rows of the table ${shape.name} differ after copying; nothing was changed.`);
  return success(null);
}
