import { SeededRandom } from '#tests/support/seeded-random.ts';

// Cache hit rate of visits: a model, not a measurement; deterministic. node bench/simulate-cache.ts

interface World {
  readonly visitsADay: number;
  /** Of one instance. */
  readonly megabytes: number;
  /** Whether a feed drops every page, or only those of the destinations it has plans for. */
  readonly drops: 'every page' | 'its destinations';
}

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
const mostVisits = 120_000;
/** As in src/server/page-cache/answer-cache.ts. */
const agedMs = 5 * minuteMs;
const destinations = 240;
/** Pages of sellers at a destination. */
const sellers = 60;
const pages = destinations * (1 + sellers);
/** A page in one coding with its bookkeeping. */
const kilobytesAPage = 22;
const feeds = 150;
const feedEveryMs = 6 * 60 * minuteMs;
/** Share of all destinations that a feed has plans for: sellers of travel plans sell for most of the world. */
const feedReach = 0.7;
const languages = [0.55, 0.15, 0.12, 0.1, 0.08];
const currencies = [0.6, 0.25, 0.08, 0.04, 0.03];
/** How steeply popularity falls from the first page to the last. */
const zipf = 0.9;

function simulate({ visitsADay, megabytes, drops }: World, seed = 1): Record<string, number> {
  const numbers = new SeededRandom(seed);
  const random = (): number => numbers.next();
  const choosePage = chooser(
    Array.from({ length: pages }, (_none, rank) => 1 / (rank + 1) ** zipf),
    random,
  );
  const [chooseLanguage, chooseCurrency] = [chooser(languages, random), chooser(currencies, random)];
  // Popularity says nothing about where a page belongs: ranks are dealt out to destinations in turn.
  const reached = Array.from({ length: feeds }, () => Array.from({ length: destinations }, () => random() < feedReach));
  const room = Math.floor((megabytes * 1024) / kilobytesAPage);
  const kept = new Map<string, number>();
  const counts = { hit: 0, aged: 0, changed: 0, old: 0, never: 0 };
  // Of a busy site the first hours of a day say as much as all of it.
  const visits = Math.min(visitsADay, mostVisits);
  for (let visit = 0; visit < visits; visit += 1) {
    const now = (visit / visitsADay) * dayMs + dayMs;
    const page = choosePage();
    const key = `${page} ${chooseLanguage()} ${chooseCurrency()}`;
    const madeAt = kept.get(key);
    const state = judge({ madeAt, now, changedAt: lastChange(now, drops === 'every page' ? null : page, reached) });
    counts[state] += 1;
    kept.delete(key);
    // A stale page is revalidated in the background.
    kept.set(key, state === 'hit' ? (madeAt ?? now) : now);
    if (kept.size > room) dropOldest(kept);
  }
  const share = (count: number): number => Math.round((count / visits) * 1000) / 10;
  return { 'from memory %': share(counts.hit + counts.aged), ...mapValues(counts, share), pagesInMemory: kept.size };
}

function dropOldest(kept: Map<string, number>): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}

interface Judged {
  readonly madeAt: number | undefined;
  readonly now: number;
  readonly changedAt: number;
}

function judge({ madeAt, now, changedAt }: Judged): 'hit' | 'aged' | 'changed' | 'old' | 'never' {
  if (madeAt === undefined) return 'never';
  if (changedAt > madeAt) return 'changed';
  if (Math.floor(madeAt / minuteMs) === Math.floor(now / minuteMs)) return 'hit';
  return now - madeAt < agedMs ? 'aged' : 'old';
}

/** Feeds come evenly over their six hours. @param page null: every feed counts */
function lastChange(now: number, page: number | null, reached: readonly (readonly boolean[])[]): number {
  const pause = feedEveryMs / feeds;
  for (let step = Math.floor(now / pause); ; step -= 1) {
    const isReached = page === null || reached[step % feeds]?.[page % destinations] === true;
    if (isReached || now - step * pause > feedEveryMs) return step * pause;
  }
}

function chooser(weights: readonly number[], random: () => number): () => number {
  let sum = 0;
  const sums = weights.map((weight) => (sum += weight));
  return () => {
    const at = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

function mapValues<Name extends string>(
  values: Readonly<Record<Name, number>>,
  change: (value: number) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries<number>(values).map(([name, value]) => [`${name} %`, change(value)]));
}

const worlds: World[] = [10_000, 100_000, 1_000_000].flatMap((visitsADay) =>
  (['every page', 'its destinations'] as const).map((drops) => ({ visitsADay, megabytes: 128, drops })),
);
worlds.push(
  { visitsADay: 1_000_000, megabytes: 32, drops: 'every page' },
  { visitsADay: 1_000_000, megabytes: 1024, drops: 'every page' },
);
console.table(worlds.map((world) => ({ ...world, ...simulate(world) })));
