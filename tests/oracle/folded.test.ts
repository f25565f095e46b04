import { expect, it } from 'vitest';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { listPrice } from './money.ts';
import { startOracleSite } from './oracle-site.ts';
import { shownCurrencies } from './random-trips.ts';
import { placesOf, readMarket, type Place, type Plan } from './read-market.ts';

const seed = Number(process.env['SEED'] ?? 29);
const places = Number(process.env['PLACES'] ?? 40);

/** What browsers filter and sort: a column per fact, ids as differences. */
interface Columns {
  readonly numbers: { readonly id: readonly number[] };
  readonly pooled: {
    readonly terms: {
      readonly values: readonly { readonly isDominated: boolean }[];
      readonly places: readonly number[];
    };
  };
}

it(`a plan is folded away only where the same seller has one at least as good (SEED=${seed})`, async () => {
  await using site = await startOracleSite();
  const market = readMarket(site.databaseFile);
  const all = placesOf(market) as [Place, ...Place[]];
  const random = new SeededRandom(seed);
  const faults: string[] = [];
  let compared = 0;
  for (let index = 0; index < places; index += 1) {
    const [{ code }, currency] = [random.pick(all), random.pick(shownCurrencies)];
    const here = market.plans.filter(({ countries }) => countries.includes(code));
    const bySeller = Map.groupBy(here, ({ provider }) => provider.slug);
    const folded = foldedIn(
      JSON.parse(await site.get(`/api/destinations/${code}/plans?currency=${currency}`)) as Columns,
    );
    const costs = (plan: Plan): number => listPrice(plan, currency, market.rates)?.exact ?? Infinity;
    for (const plan of here.filter(({ id }) => folded.has(id))) {
      const others = bySeller.get(plan.provider.slug) ?? [];
      const isBeaten = others.some(
        (other) => other.id !== plan.id && costs(other) <= costs(plan) && isAsGood(other, plan),
      );
      compared += 1;
      if (!isBeaten) faults.push(`${code} ${currency}: plan ${plan.id} is folded, and nothing equals it`);
    }
  }
  expect(faults).toEqual([]);
  expect(compared).toBeGreaterThan(places);
});

function foldedIn({ numbers, pooled: { terms } }: Columns): ReadonlySet<number> {
  let id = 0;
  const folded = new Set<number>();
  for (const [index, step] of numbers.id.entries()) {
    id += step;
    if (terms.values[terms.places[index] ?? -1]?.isDominated === true) folded.add(id);
  }
  return folded;
}

/** In everything as stated: what is not stated never equals what is, and never beats it. */
function isAsGood(a: Plan, b: Plan): boolean {
  return (
    a.kind === b.kind &&
    isAtLeast(a.mb, b.mb) &&
    (a.days ?? Infinity) >= (b.days ?? Infinity) &&
    isAtLeast(a.reducedKbps, b.reducedKbps) &&
    (b.limitKbps === null ? a.limitKbps === null : isAtLeast(a.limitKbps, b.limitKbps)) &&
    b.countries.every((country) => a.countries.includes(country)) &&
    [a.hotspot, a.topUp, a.phone].every(
      (has, index) => has === true || [b.hotspot, b.topUp, b.phone][index] !== true,
    ) &&
    [a.ekyc, a.newCustomersOnly].every(
      (has, index) => has === false || [b.ekyc, b.newCustomersOnly][index] !== false,
    ) &&
    isStartAsGood(a.activation, b.activation) &&
    (b.promo === null || a.promo !== null)
  );
}

function isAtLeast(a: number | null, b: number | null): boolean {
  return b === null || (a !== null && a >= b);
}

const latestStart = 'first-use';
const starts = ['purchase', 'install', latestStart];

/** Days that start later are better; what is not stated is worse than the best alone. */
function isStartAsGood(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b || a === latestStart;
  return starts.indexOf(a) >= starts.indexOf(b);
}
