import { expect, it } from 'vitest';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { bestOfEach, rank, serves, type Ranked } from './list-order.ts';
import { startOracleSite } from './oracle-site.ts';
import { readList, type PageRow } from './page-data.ts';
import { anyTrip, shownCurrencies, tripQuery } from './random-trips.ts';
import { placesOf, readMarket, type Place } from './read-market.ts';

const seed = Number(process.env['SEED'] ?? 29);
const trips = Number(process.env['TRIPS'] ?? 300);
const rowsPerPage = 20;

it(`${trips} trips cost what the rules say, and are listed in the order of the rules (SEED=${seed})`, async () => {
  await using site = await startOracleSite();
  const market = readMarket(site.databaseFile);
  const places = placesOf(market) as [Place, ...Place[]];
  const random = new SeededRandom(seed);
  const faults: string[] = [];
  for (let index = 0; index < trips && faults.length < 20; index += 1) {
    const [place, trip, currency] = [random.pick(places), anyTrip(random), random.pick(shownCurrencies)];
    const here = market.plans.filter(({ countries }) => countries.includes(place.code));
    const every = rank(here, trip, { currency, rates: market.rates, now: site.now });
    const isBest = random.below(3) === 0;
    const expected = isBest ? bestOfEach(every) : every;
    const page = random.pick([1, 1 + random.below(Math.ceil(expected.length / rowsPerPage))]);
    const address = `/${place.slug}?${tripQuery(trip)}&dominated=1${isBest ? '' : '&view=plans'}${page > 1 ? `&page=${page}` : ''}`;
    const { view } = await readList(site, address, currency);
    const said = [view.list.total, view.fitCount, ...view.list.rows.map(describeRow)];
    const start = (page - 1) * rowsPerPage;
    const right = [
      expected.length,
      every.filter(serves).length,
      ...expected.slice(start, start + rowsPerPage).map(describeRanked),
    ];
    const at = Array.from({ length: Math.max(right.length, said.length) }).findIndex(
      (_none, row) => right[row] !== said[row],
    );
    if (at !== -1) faults.push(`${address} ${currency}: ${said[at]}, but by the rules ${right[at]}`);
  }
  expect(faults).toEqual([]);
});

function describeRow({ plan, trip, prices }: PageRow): string {
  const one = prices.promoPrice ?? prices.price;
  return [plan.id, trip.fit, trip.count, prices.cost?.units, one?.units].join(' ');
}

function describeRanked({ plan, fit, count, cost, one }: Ranked): string {
  return [plan.id, fit, count, cost?.units, one?.units].join(' ');
}
