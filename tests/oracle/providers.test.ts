import { expect, it } from 'vitest';
import { countriesOf, type Area } from './areas.ts';
import { startOracleSite, type OracleSite } from './oracle-site.ts';
import { readMarket, type Market, type Plan } from './read-market.ts';
import { costTrip, type Setting, type Trip } from './trip-cost.ts';

const currencies = ['USD', 'EUR', 'JPY'];
const usualTrip: Trip = { days: 7, mb: 5000, hotspot: false, isNew: true, usesPromo: false };
const weekMs = 7 * 86_400_000;

interface ProfilePage {
  readonly places: readonly { readonly path: string; readonly place: number; readonly of: number }[];
  readonly cheapestIn: number;
  readonly median: number;
  readonly planCount: number;
  readonly stated: Readonly<Record<string, number>>;
  readonly moves: { readonly lower: number; readonly higher: number; readonly prices: number };
}

it('every provider stands where its prices put it, in three currencies', async () => {
  await using site = await startOracleSite();
  const market = readMarket(site.databaseFile);
  const areas = countriesOf(market);
  const slugs = [...new Set(market.plans.map(({ provider }) => provider.slug))];
  const faults: string[] = [];
  for (const currency of currencies) {
    const ranks = rankAll(areas, { currency, rates: market.rates, now: site.now });
    for (const slug of slugs) {
      const shown = describe(await readProfile(site, slug, currency), slug);
      const expected = describe(expectedOf(market, { slug, now: site.now, places: ranks.get(slug) ?? [] }), slug);
      faults.push(...differences(shown, expected).map((difference) => `${slug} in ${currency}: ${difference}`));
    }
  }
  expect(slugs.length).toBeGreaterThan(19);
  expect(faults).toEqual([]);
});

async function readProfile(site: OracleSite, slug: string, currency: string): Promise<ProfilePage> {
  const payload = JSON.parse(await site.get(`/providers/${slug}/_payload.json`, { currency })) as {
    readonly content: { readonly data: ProfilePage };
  };
  return payload.content.data;
}

type Places = ProfilePage['places'];

function rankAll(areas: readonly Area[], setting: Setting): ReadonlyMap<string, Places> {
  const places = new Map<string, Places[number][]>();
  for (const area of areas) {
    const costs = new Map<string, number>();
    for (const plan of area.plans.filter(({ renews }) => renews !== true)) {
      const { fit, cost } = costTrip(plan, usualTrip, setting);
      const { slug } = plan.provider;
      if ((fit === 'full' || fit === 'slow') && cost !== null)
        costs.set(slug, Math.min(cost.units, costs.get(slug) ?? Infinity));
    }
    for (const [slug, cost] of costs) {
      const place = 1 + [...costs.values()].filter((other) => other < cost).length;
      places.set(slug, [...(places.get(slug) ?? []), { path: `${area.path}/${slug}`, place, of: costs.size }]);
    }
  }
  return places;
}

const facts: Readonly<Record<string, (plan: Plan) => unknown>> = {
  network: ({ networks }) => networks[0] ?? null,
  limits: ({ reducedKbps }) => reducedKbps,
  hotspot: ({ hotspot }) => hotspot,
  starts: ({ activation }) => activation,
  topUp: ({ topUp }) => topUp,
  phoneNumber: ({ phone }) => phone,
  ekyc: ({ ekyc }) => ekyc,
  subscription: ({ renews }) => renews,
  newCustomersOnly: ({ newCustomersOnly }) => newCustomersOnly,
};

function expectedOf(
  { plans, historyOf }: Market,
  { slug, now, places }: { readonly slug: string; readonly now: number; readonly places: Places },
): ProfilePage {
  const own = plans.filter(({ provider }) => provider.slug === slug);
  const sorted = places.map(({ place }) => place).toSorted((a, b) => a - b);
  const endOfDay = Math.floor(now / 86_400_000 + 1) * 86_400_000 - 1;
  const moves = own.flatMap(({ id }) => {
    const list = historyOf(id).filter(({ isOwn }) => !isOwn);
    return list.flatMap(({ at, units, currency }, index) => {
      const before = list[index - 1];
      const isRecent = endOfDay - at < 13 * weekMs;
      if (!isRecent || units === null || before?.currency !== currency || before.units === null) return [];
      return Math.abs(units - before.units) < 50 ? [] : [units - before.units];
    });
  });
  return {
    places,
    cheapestIn: sorted.filter((place) => place === 1).length,
    median: sorted[Math.ceil(sorted.length / 2) - 1] ?? 0,
    planCount: own.length,
    stated: Object.fromEntries(
      Object.entries(facts).map(([name, of]) => [name, own.filter((plan) => of(plan) !== null).length]),
    ),
    moves: {
      lower: moves.filter((move) => move < 0).length,
      higher: moves.filter((move) => move > 0).length,
      prices: own.length,
    },
  };
}

function describe({ places, cheapestIn, median, planCount, stated, moves }: ProfilePage, slug: string): string {
  const standing = places.map(({ path, place, of }) => `${path.replace(`/${slug}`, '')} ${place}/${of}`).toSorted();
  const known = Object.keys(facts).map((name) => `${name} ${stated[name]}`);
  return [cheapestIn, median, planCount, moves.lower, moves.higher, moves.prices, ...known, ...standing].join(', ');
}

/** What is said otherwise than expected, fact by fact. */
function differences(shown: string, expected: string): readonly string[] {
  const [left, right] = [shown.split(', '), expected.split(', ')];
  return left.flatMap((part, index) => (part === right[index] ? [] : [`${part}, but ${right[index]}`]));
}
