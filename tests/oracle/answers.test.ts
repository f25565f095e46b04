import { expect, it } from 'vitest';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { countriesOf, regionsOf, type Area } from './areas.ts';
import { answersOf, type Answers } from './answers.ts';
import { staleness } from './fact-words.ts';
import { rank, type Ranked } from './list-order.ts';
import { startOracleSite } from './oracle-site.ts';
import { readList } from './page-data.ts';
import { anyTrip, shownCurrencies, tripQuery } from './random-trips.ts';
import { readMarket, type Plan } from './read-market.ts';

const seed = Number(process.env['SEED'] ?? 29);
const lists = Number(process.env['ANSWERS'] ?? 300);
const names = ['cheapest', 'fewestWorries', 'bestValue'] as const satisfies readonly (keyof Answers)[];

it(`the answers of ${lists} lists are those of the rules (SEED=${seed})`, async () => {
  await using site = await startOracleSite();
  const market = readMarket(site.databaseFile);
  const places = countriesOf(market) as [Area, ...Area[]];
  const regions = regionsOf(market) as [Area, ...Area[]];
  const random = new SeededRandom(seed);
  const faults: string[] = [];
  const compared = new Map<string, number>();
  const kinds = new Map<string, number>();
  for (let index = 0; index < lists && faults.length < 20; index += 1) {
    const { path, countries, plans, able } = random.pick(index % 6 === 5 ? regions : places);
    const [trip, currency] = [anyTrip(random), random.pick(shownCurrencies)];
    const ranked = rank(able, trip, { currency, rates: market.rates, now: site.now });
    const right = answersOf(ranked, { countries, plans, trip, now: site.now });
    const address = `${path}?${tripQuery(trip)}&dominated=1`;
    const { picks } = (await readList(site, address, currency)).view;
    for (const name of names) {
      const [said, id] = [picks[name]?.plan.id, right[name]?.plan.id];
      if (said !== id) faults.push(`${address} ${currency}, ${name}: plan ${said}, but ${id}`);
      const outcome = `${name}${id === undefined ? ': none' : ''}`;
      compared.set(outcome, (compared.get(outcome) ?? 0) + 1);
    }
    if (right.cheapest === undefined) continue;
    for (const kind of kindsOf(right.cheapest, countries, site.now)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  console.log(Object.fromEntries(compared), Object.fromEntries(kinds));
  expect(faults).toEqual([]);
});

/** What somebody who buys the first without reading on might not expect. */
function kindsOf(row: Ranked, countries: readonly string[], now: number): readonly string[] {
  const { plan, purchases, fit } = row;
  const facts: Readonly<Record<string, boolean>> = {
    'several plans': purchases > 1,
    'partly at reduced speed': fit === 'slow',
    'for a first purchase only': plan.newCustomersOnly === true,
    '2G or 3G at best': ['2G', '3G'].includes(bestGeneration(plan, countries)),
    'no generation stated': bestGeneration(plan, countries) === '',
    'ID check': plan.ekyc === true,
    'with ads': plan.ads === true,
    'starts when bought': plan.activation === 'purchase',
    'not confirmed for a week': staleness(plan, now) !== null,
    'seller with under ten reviews': plan.provider.reviews < 10,
  };
  const unexpected = Object.entries(facts).flatMap(([name, isSo]) => (isSo ? [name] : []));
  return unexpected.length === 0 ? ['none of these'] : unexpected;
}

function bestGeneration({ networks }: Plan, countries: readonly string[]): string {
  const stated = networks.flatMap(({ country, generation }) => (countries.includes(country) ? (generation ?? []) : []));
  return stated.sort().at(-1) ?? '';
}
