/** A second click within this time belongs to the first: what opened under it is not closed again, nor the other way round. */
const guardMs = 200;

export interface ClickGuard {
  /** False for a click that comes too soon after the last one that was let through. */
  readonly admits: () => boolean;
}

/** @param now milliseconds */
export function createClickGuard(now: () => number = Date.now): ClickGuard {
  let last = Number.NEGATIVE_INFINITY;
  return {
    admits: () => {
      const time = now();
      if (time - last < guardMs) return false;
      last = time;
      return true;
    },
  };
}
