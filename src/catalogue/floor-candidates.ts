/** A price that may turn out to be the lowest one; `megabytes` is what it buys, 0 where only the price counts. */
export interface FloorCandidate {
  readonly units: number;
  readonly megabytes: number;
}

/**
 * How much dearer per megabyte than the best a candidate may be and still be kept. Conversion rounds to 1/10000 of the
 * unit, which can change who is lowest by a hair; 1 % is more than any rounding of amounts from 0.01 upwards.
 */
const keptShare = 1.01;

export function priceOnly(units: number): FloorCandidate {
  return { units, megabytes: 0 };
}

/** Adds a candidate to the list of those that no other makes needless. Changes the list. */
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
