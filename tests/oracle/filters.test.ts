import { expect, it } from 'vitest';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { facets, type FacetPlace } from './facets.ts';
import { rank, type Ranked } from './list-order.ts';
import { startOracleSite } from './oracle-site.ts';
import { readList } from './page-data.ts';
import { anyTrip, shownCurrencies, tripQuery } from './random-trips.ts';
import { placesOf, readMarket, type Place } from './read-market.ts';

const seed = Number(process.env['SEED'] ?? 29);
const combinations = Number(process.env['FILTERS'] ?? 250);
const rowsPerPage = 20;

type Chosen = ReadonlyMap<string, ReadonlySet<string>>;

interface Limits {
  /** Whole units of the display currency; null: none. */
  readonly min: number | null;
  readonly max: number | null;
}

it(`${combinations} combinations of filters list and count what they say (SEED=${seed})`, async () => {
  await using site = await startOracleSite();
  const market = readMarket(site.databaseFile);
  const places = placesOf(market) as [Place, ...Place[]];
  const random = new SeededRandom(seed);
  const faults: string[] = [];
  for (let index = 0; index < combinations && faults.length < 20; index += 1) {
    const [{ slug, code }, trip, currency] = [random.pick(places), anyTrip(random), random.pick(shownCurrencies)];
    const place = { country: code, now: site.now };
    const ofAll = rank(
      market.plans.filter(({ countries }) => countries.includes(code)),
      trip,
      { currency, rates: market.rates, now: site.now },
    );
    // Each fourth is the page of one seller.
    const seller = index % 4 === 3 ? ofAll[random.below(ofAll.length)]?.plan.provider.slug : undefined;
    const here = seller === undefined ? ofAll : ofAll.filter(({ plan }) => plan.provider.slug === seller);
    const countsPlans = new Set(here.map(({ plan }) => plan.provider.slug)).size === 1;
    const [chosen, limits] = [anyChoice(here, place, random), anyLimits(here, random)];
    const within = here.filter((row) => isWithin(row, limits));
    const expected = within.filter((row) => failures(row, chosen, place).length === 0);
    const page = 1 + random.below(Math.max(1, Math.ceil(expected.length / rowsPerPage)));
    const path = [slug, seller].filter(Boolean).join('/');
    const address = `/${path}?${tripQuery(trip)}&view=plans&dominated=1&page=${page}${queryOf(chosen, limits)}`;
    const { view } = await readList(site, address, currency);
    const complain = (what: string, said: unknown, right: unknown): void => {
      if (String(said) !== String(right)) faults.push(`${address} ${currency}, ${what}: ${said}, but ${right}`);
    };
    complain('plans', view.matchCount, expected.length);
    const start = (page - 1) * rowsPerPage;
    const ids = expected.slice(start, start + rowsPerPage).map(({ plan }) => plan.id);
    complain('ids', view.list.rows.map(({ plan }) => plan.id).join(), ids.join());
    for (const name of Object.keys(facets)) {
      const counts = countValues(name, within, { chosen, place, countsPlans });
      const shown = new Map(view.facets[name]?.map(({ value, count }) => [value, count]));
      for (const value of new Set([...counts.keys(), ...shown.keys()]))
        complain(`${name}=${value}`, shown.get(value) ?? 'not offered', counts.get(value) ?? 0);
    }
  }
  expect(faults).toEqual([]);
});

/** One to three facets, each with one or two values that some plan has. */
function anyChoice(rows: readonly Ranked[], place: FacetPlace, random: SeededRandom): Chosen {
  const chosen = new Map<string, ReadonlySet<string>>();
  const names = Object.keys(facets) as [string, ...string[]];
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const name = random.pick(names);
    const values = [0, 1].flatMap(() => {
      const plan = rows[random.below(rows.length)]?.plan;
      return plan === undefined ? [] : (facets[name]?.(plan, place).slice(0, 1) ?? []);
    });
    chosen.set(name, new Set(values.slice(0, 1 + random.below(2))));
  }
  return chosen;
}

/** Around the prices of two plans. */
function anyLimits(rows: readonly Ranked[], random: SeededRandom): Limits {
  const wholeOf = (): number => Math.round((rows[random.below(rows.length)]?.one?.units ?? 0) / 10_000);
  const [low = 0, high = 0] = [wholeOf(), wholeOf()].sort((a, b) => a - b);
  return { min: random.below(3) === 0 ? low : null, max: random.below(2) === 0 ? high : null };
}

function queryOf(chosen: Chosen, { min, max }: Limits): string {
  const pairs = [...chosen].flatMap(([name, values]) => [...values].map((value): [string, string] => [name, value]));
  if (min !== null) pairs.push(['min', String(min)]);
  if (max !== null) pairs.push(['max', String(max)]);
  return `&${new URLSearchParams(pairs).toString()}`;
}

/** By the price that the row shows for one plan. */
function isWithin({ one }: Ranked, { min, max }: Limits): boolean {
  if (min === null && max === null) return true;
  return one !== null && one.units >= (min ?? 0) * 10_000 && one.units <= (max ?? Infinity) * 10_000;
}

/** The facets that exclude a plan. */
function failures({ plan }: Ranked, chosen: Chosen, place: FacetPlace): readonly string[] {
  return [...chosen].flatMap(([name, values]) =>
    facets[name]?.(plan, place).some((value) => values.has(value)) === true ? [] : [name],
  );
}

interface Counting {
  readonly chosen: Chosen;
  readonly place: FacetPlace;
  /** Whether all plans are of one seller. */
  readonly countsPlans: boolean;
}

/** How many sellers each value would list if nothing else of its facet were chosen; where all plans are of one, its plans. */
function countValues(
  name: string,
  rows: readonly Ranked[],
  { chosen, place, countsPlans }: Counting,
): ReadonlyMap<string, number> {
  const listed = new Map<string, Set<string | number>>();
  for (const row of rows) {
    if (failures(row, chosen, place).some((failed) => failed !== name)) continue;
    for (const value of facets[name]?.(row.plan, place) ?? []) {
      const counted = listed.get(value) ?? new Set();
      listed.set(value, counted.add(countsPlans ? row.plan.id : row.plan.provider.slug));
    }
  }
  return new Map([...listed].map(([value, counted]) => [value, counted.size]));
}
