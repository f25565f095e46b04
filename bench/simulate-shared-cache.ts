import { z } from 'zod';

// node bench/simulate-shared-cache.ts [SECONDS …]: how much of a day a shared cache in front of the site answers, for each
// number of page requests a day and each CDN_SECONDS (default 0, 5 and 60). A model, not a measurement; it prints in seconds.

/** Addresses by how often they are asked for: Zipf, as visits to destinations spread. 250 places and 60 sellers, five languages. */
const addresses = 2_500;
/** Requests with a cookie, for `/`, and for searches and filters: always answered by the site. */
const answeredBySite = 0.4;
const daySeconds = 86_400;
/** Busy hours have twice the mean. */
const rateAt = (second: number): number => 1 + Math.sin((2 * Math.PI * second) / daySeconds);
/** Catalogue, rates and reviews: each makes all pages out of date. */
const changesADay = 48;
/** A page that shows times is rendered again when it is asked for in a later minute. */
const minuteSeconds = 60;

interface Day {
  readonly requests: number;
  readonly sharedSeconds: number;
}

/** Shares of all page requests, and renders a second. */
interface Figures {
  readonly hit: number;
  /** Sent from the shared cache while it asks the site. */
  readonly stale: number;
  readonly bySite: number;
  readonly rendersPerSecond: number;
}

/** A fixed sequence, so that runs can be compared. */
function createRandom(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function createPicker(random: () => number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= addresses; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const total = sums.at(-1) ?? 1;
  return () => {
    const wanted = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function simulate({ requests, sharedSeconds }: Day): Figures {
  const random = createRandom();
  const pick = createPicker(random);
  const storedAt = new Float64Array(addresses).fill(-Infinity);
  const renderedIn = new Map<number, string>();
  const counts = { hit: 0, stale: 0, bySite: 0, renders: 0, all: 0 };
  const askSite = (address: number, second: number): void => {
    const version = `${Math.floor(second / minuteSeconds)} ${Math.floor((second / daySeconds) * changesADay)}`;
    if (renderedIn.get(address) !== version) counts.renders += 1;
    renderedIn.set(address, version);
  };
  for (let second = 0; counts.all < requests;) {
    // Exponential gaps: visitors do not wait for each other.
    second += -Math.log(random()) / ((requests / daySeconds) * Math.max(0.01, rateAt(second)));
    if (second >= daySeconds) break;
    counts.all += 1;
    const address = pick();
    const age = second - (storedAt[address] ?? -Infinity);
    const isForSite = sharedSeconds === 0 || random() < answeredBySite;
    if (!isForSite && age < sharedSeconds) counts.hit += 1;
    else {
      const isStale = !isForSite && age < 2 * sharedSeconds;
      counts[isStale ? 'stale' : 'bySite'] += 1;
      askSite(address, second);
      if (!isForSite) storedAt[address] = second;
    }
  }
  const share = (count: number): number => count / counts.all;
  return {
    hit: share(counts.hit),
    stale: share(counts.stale),
    bySite: share(counts.bySite),
    rendersPerSecond: counts.renders / daySeconds,
  };
}

const given = z.array(z.coerce.number().int().min(0)).parse(process.argv.slice(2));
const rows = [20_000, 200_000, 2_000_000, 20_000_000].flatMap((requests) =>
  (given.length > 0 ? given : [0, 5, 60]).map((sharedSeconds) => {
    const { hit, stale, bySite, rendersPerSecond } = simulate({ requests, sharedSeconds });
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    return {
      'page requests a day': requests,
      CDN_SECONDS: sharedSeconds,
      hit: percent(hit),
      stale: percent(stale),
      'answered by the site': percent(bySite),
      'asked of the site a second': (((1 - hit) * requests) / daySeconds).toFixed(1),
      'renders a second': rendersPerSecond.toFixed(2),
    };
  }),
);
console.table(rows);
