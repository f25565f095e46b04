/** Clicks this close together are a double click: the second one must not undo the first. */
const guardMs = 200;

export interface ClickGuard {
  /** False for a click too soon after the last admitted one. */
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
