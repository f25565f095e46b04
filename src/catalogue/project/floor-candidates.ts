/** A candidate for the lowest price of a gigabyte; `megabytes` is what the price buys. */
export interface FloorCandidate {
  readonly units: number;
  readonly megabytes: number;
}

/**
 * Tolerance per megabyte above the best candidate. Conversion rounds to 1/10000 of the unit, which can change the
 * order of nearly equal prices; 1 % is more than any rounding of amounts from 0.01 upwards.
 */
const keptShare = 1.01;

/** Adds a candidate to the list unless it is dominated, and drops those it dominates. Mutates the list. */
export function mergeCandidates(kept: FloorCandidate[], candidate: FloorCandidate): void {
  if (kept.some((other) => isNeedless(candidate, other))) return;
  let length = 0;
  for (const other of kept) {
    if (!isNeedless(other, candidate)) kept[length++] = other;
  }
  kept.length = length;
  kept.push(candidate);
}

/** Whether the other is at least as low in every currency and after every rounding. */
function isNeedless(candidate: FloorCandidate, other: FloorCandidate): boolean {
  if (other.units <= candidate.units && other.megabytes >= candidate.megabytes) return true;
  return candidate.units * other.megabytes > other.units * candidate.megabytes * keptShare;
}
