/** The factor that at least four in five ratios have in common, give or take 2 %; null: none. */
export function commonRatio(ratios: readonly number[]): number | null {
  // Sorts infinite ones too: another currency is also something in common.
  const sorted = Float64Array.from(ratios).sort();
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (median === undefined) return null;
  const alike = sorted.filter((ratio) => ratio === median || Math.abs(ratio / median - 1) < 0.02).length;
  return alike >= ratios.length * 0.8 ? median : null;
}
