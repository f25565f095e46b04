import { addDays } from '#domain/kernel/durations.ts';
import { readPriceHistories } from '#catalogue/read/plan-details.ts';
import { readStatementHistory } from '#catalogue/statements/statement-history.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { pricesSince, type PricePoint } from '#domain/plan/price-history.ts';

/** Days that a line of prices shows. */
const lineDays = 90;

/** List prices as visitors saw them, oldest first, with the one at the beginning of the line. */
export async function readShownLine(store: EngineQueries, planId: number, now: Date): Promise<readonly PricePoint[]> {
  const histories = await readPriceHistories(store, [planId]);
  return pricesSince(histories.get(planId) ?? [], addDays(now, -lineDays));
}

/** List prices as feeds stated them, as far as that is kept. */
export async function readFeedLine(
  { queries }: EngineQueries,
  planId: number,
  now: Date,
): Promise<readonly PricePoint[]> {
  const { stated } = await readStatementHistory(queries, planId);
  const points = stated.map(({ run, facts }): PricePoint => ({ at: run.startedAt, money: facts.price })).toReversed();
  return pricesSince(points, addDays(now, -lineDays));
}
