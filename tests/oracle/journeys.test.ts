import { expect, it } from 'vitest';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { bestWays, type Stop } from './journey-cost.ts';
import { startOracleSite, type OracleSite } from './oracle-site.ts';
import { placesOf, readMarket, type Place } from './read-market.ts';

const seed = Number(process.env['SEED'] ?? 29);
const journeys = Number(process.env['JOURNEYS'] ?? 100);
/** Three dollars for each eSIM, exact. */
const installPrice = 30_000;
const halfCent = 50;

it(`${journeys} journeys cost what the rules say, and the way to name first is first (SEED=${seed})`, async () => {
  await using site = await startOracleSite();
  const market = readMarket(site.databaseFile);
  const places = placesOf(market) as [Place, ...Place[]];
  const random = new SeededRandom(seed);
  const faults: string[] = [];
  for (let index = 0; index < journeys; index += 1) {
    const visited = Array.from({ length: random.pick([2, 2, 3, 3, 4]) }, () => random.pick(places));
    const stops = visited.map(({ code }): Stop => ({
      country: code,
      days: random.pick([1, 2, 3, 5, 7, 10, 14]),
      mb: random.pick([500, 1000, 3000, 5000, 10_000]),
    }));
    const query = stops.map(({ days, mb }, at) => `stop=${visited[at]?.slug}.${days}.${mb / 1000}`).join('&');
    const expected = bestWays(stops, market, installPrice);
    const right = [expected.missing, expected.cheapest, expected.leastEffort];
    const { said, unequal, most } = await readAnswer(site, `/trip?${query}`, stops);
    // Each line is rounded to the cent, and the total is their sum.
    const isRight = said.every((value, at) => Math.abs(value - (right[at] ?? 0)) <= (at === 0 ? 0 : most * halfCent));
    if (!isRight) faults.push(`/trip?${query}: ${said.join(' ')}, but by the rules ${right.join(' ')}`);
    if (unequal.length > 0) faults.push(`/trip?${query}: totals ${unequal.join(', ')} are not the sum of their lines`);
  }
  expect(faults).toEqual([]);
});

interface PageWay {
  readonly isFirst: boolean;
  readonly cost: { readonly units: number };
  readonly installs: number;
  readonly gaps: readonly number[];
  readonly purchases: readonly unknown[];
  readonly lines: readonly { readonly cost: { readonly units: number } }[];
}

interface PageAnswer {
  /** Days without data, the lowest cost, and the cost of the first way with the price of its installations. */
  readonly said: readonly number[];
  /** Totals that are not the sum of their lines. */
  readonly unequal: readonly number[];
  /** The most lines of a way. */
  readonly most: number;
}

async function readAnswer(site: OracleSite, address: string, stops: readonly Stop[]): Promise<PageAnswer> {
  const [path, query = ''] = address.split('?');
  const payload = JSON.parse(await site.get(`${path}/_payload.json?${query}`, { currency: 'USD' })) as {
    readonly content: { readonly data: { readonly answer: { readonly ways: readonly PageWay[] } } };
  };
  const { ways } = payload.content.data.answer;
  const missingOf = ({ gaps }: PageWay): number => gaps.reduce((days, at) => days + (stops[at]?.days ?? 0), 0);
  const missing = Math.min(...ways.map(missingOf));
  const first = ways.find(({ isFirst }) => isFirst);
  const cheapest = Math.min(...ways.filter((way) => missingOf(way) === missing).map(({ cost }) => cost.units));
  const sumOf = ({ lines }: PageWay): number => lines.reduce((sum, { cost }) => sum + cost.units, 0);
  return {
    said: [missing, cheapest, first === undefined ? Infinity : first.cost.units + first.installs * installPrice],
    unequal: ways.filter((way) => sumOf(way) !== way.cost.units).map(({ cost }) => cost.units),
    most: Math.max(...ways.map(({ purchases }) => purchases.length)),
  };
}
