/**
 * The smallest amount that at least `share` of the amounts do not exceed (nearest rank); amounts that are not finite are
 * left out. Null: there is none.
 * @param share above 0, at most 1
 */
export function percentileOf(amounts: readonly number[], share: number): number | null {
  const sorted = new Float64Array(amounts.filter((amount) => Number.isFinite(amount))).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
