import { isHonestUnlimited } from './best-picks.ts';
import type { ListRow, Picks } from './destination-view.ts';

/** The winner among unlimited plans, which the answer strip may name as another winner already; null: there is none. */
export function unlimitedPick({ cheapest, bestValue, unlimited }: Picks): ListRow | null {
  const isWinner = (row: ListRow | null): boolean => row !== null && isHonestUnlimited(row.plan);
  return unlimited ?? [cheapest, bestValue].find(isWinner) ?? null;
}
