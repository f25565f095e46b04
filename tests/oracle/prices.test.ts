import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { listPrice, type Rates } from './money.ts';
import { startOracleSite } from './oracle-site.ts';
import { readList, type PageRow } from './page-data.ts';
import { placesOf, readMarket, type Place, type Plan } from './read-market.ts';

const seed = Number(process.env['SEED'] ?? 29);
const prices = Number(process.env['PRICES'] ?? 700);
const rowsPerPage = 20;

const currencies = (JSON.parse(readFileSync('data/currencies.json', 'utf8')) as { readonly code: string }[]).map(
  ({ code }) => code,
) as [string, ...string[]];

interface OpenPlan {
  readonly price: {
    readonly amount: string;
    readonly currency: string;
    readonly kind: string;
    readonly rateDate: string | null;
  } | null;
}

it(`${prices} prices are converted and rounded as the rates and the currencies say (SEED=${seed})`, async () => {
  await using site = await startOracleSite();
  const { plans, rates } = readMarket(site.databaseFile);
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const places = placesOf({ plans }) as [Place, ...Place[]];
  const random = new SeededRandom(seed);
  const faults: string[] = [];
  for (let compared = 0; compared < prices && faults.length < 20;) {
    // Half of the pages in the currencies of sellers, some of which have own prices in several.
    const currency = random.pick([random.pick(currencies), random.pick(['EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'USD'])]);
    const { slug, code } = random.pick(places);
    const pages = Math.ceil(plans.filter(({ countries }) => countries.includes(code)).length / rowsPerPage);
    const address = `/${slug}?view=plans&dominated=1&page=${1 + random.below(pages)}`;
    const { view } = await readList(site, address, currency);
    for (const row of view.list.rows) {
      const plan = byId.get(row.plan.id);
      const expected = plan === undefined ? 'no such plan' : describeShown(plan, currency, rates);
      const shown = describeRow(row);
      if (shown !== expected) faults.push(`${address} ${currency}, plan ${row.plan.id}: ${shown}, but ${expected}`);
    }
    const [first] = view.list.rows.flatMap(({ plan }) => byId.get(plan.id) ?? []);
    if (first !== undefined) {
      const open = JSON.parse(await site.get(`/api/v1/plans/${first.id}?currency=${currency}`)) as OpenPlan;
      const [said, expected] = [describeOpen(open), describeExact(first, currency, rates)];
      if (said !== expected) faults.push(`API in ${currency}, plan ${first.id}: ${said}, but ${expected}`);
    }
    compared += view.list.rows.length;
  }
  expect(faults).toEqual([]);
});

function describeRow({ plan, prices: { price } }: PageRow): string {
  return price === null ? 'no rate' : `${price.units} ${price.currency} ${plan.isEstimate}`;
}

function describeShown(plan: Plan, currency: string, rates: Rates): string {
  const price = listPrice(plan, currency, rates);
  return price === null ? 'no rate' : `${price.units} ${price.currency} ${price.isEstimate}`;
}

function describeOpen({ price }: OpenPlan): string {
  if (price === null) return 'no rate';
  return [Math.round(Number(price.amount) * 10_000), price.currency, price.kind, price.rateDate].join(' ');
}

/** Exact, with the day of the older of the two rates. */
function describeExact(plan: Plan, currency: string, rates: Rates): string {
  const price = listPrice(plan, currency, rates);
  if (price === null) return 'no rate';
  if (!price.isEstimate) return [price.exact, currency, 'seller', null].join(' ');
  const days = [plan.price.currency, currency].flatMap((code) => rates.get(code)?.date ?? []);
  return [price.exact, currency, 'estimate', days.sort()[0]].join(' ');
}
