/** Whether a fact is worth at least as much to a traveller as another. Both may be unknown. */
export type IsAtLeast<Fact> = (a: Fact, b: Fact) => boolean;

/** Equal answers, or yes against any other; not stated and a plain "no" are incomparable. */
export const yes: IsAtLeast<boolean | null> = (a, b) => a === b || a === true;

export const no: IsAtLeast<boolean | null> = (a, b) => a === b || a === false;

/** Null: not stated, which is worse than any number. */
export const more: IsAtLeast<number | null> = (a, b) => b === null || (a !== null && a >= b);

/** Null: not stated, which is not the same as none: it compares with its like only. */
export const moreOfStated: IsAtLeast<number | null> = (a, b) => (a === null || b === null ? a === b : a >= b);

/** Null: without end. */
export const longer: IsAtLeast<number | null> = (a, b) => (a ?? Infinity) >= (b ?? Infinity);

/** Values from worst to best; the best is better than not stated too. */
export function ranked<Value>(order: readonly Value[]): IsAtLeast<Value | null> {
  return (a, b) => {
    if (a === b) return true;
    if (a === null || b === null) return a !== null && a === order.at(-1);
    return order.indexOf(a) >= order.indexOf(b);
  };
}

/** Which one is better is a matter of taste. */
export const same: IsAtLeast<unknown> = (a, b) => a === b;
