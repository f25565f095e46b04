export type Random = ReturnType<typeof createRandom>;

/**
 * Random numbers that the seed text determines: the same on every machine, and not for secrets. Generator: mulberry32;
 * normal values by Box and Muller.
 */
export function createRandom(seed: string) {
  let state = hashText(seed);
  /** Uniform in [0, 1). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Whole number from `low` to `high`, both included. */
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  /** Normal with mean 0 and standard deviation 1. */
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const chance = (probability: number): boolean => next() < probability;
  /** One of the items, all equally likely. Throws a RangeError for an empty list. */
  const pick = <Item>(items: readonly Item[]): Item => {
    const picked = items[between(0, items.length - 1)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  };
  return { next, between, normal, chance, pick };
}

/** FNV-1a of UTF-16 units, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
