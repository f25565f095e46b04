import { activePlans, setsAtDestinations, type SummarisedPlan } from '#catalogue/stored/active-plans.ts';
import type { Queries } from '#database/schema.ts';
import { yieldToEventLoop } from '#database/yield-to-event-loop.ts';
import type { SellerBasket, SellerBaskets } from '#domain/listing/provider-ranks.ts';
import type { Money } from '#domain/money/money.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { costBasket } from '#domain/trip/basket.ts';

/** By the currencies that decide where it counts, with its whole cost. */
type Lowest = Map<string, SellerBasket & { readonly units: number }>;

/** As many plans as one turn of the event loop takes. */
const plansPerTurn = 500;

/** What the basket costs with every provider, by coverage set: one pass over all active plans. */
export async function readSellerBaskets(queries: Queries): Promise<SellerBaskets> {
  const slugs = await readSlugs(queries);
  const sets = new Map<number, Map<ProviderSlug, Lowest>>();
  let count = 0;
  for await (const plan of activePlans(queries)) {
    if (++count % plansPerTurn === 0) await yieldToEventLoop();
    const slug = slugs.get(plan.providerId);
    if (slug === undefined || isRenewing(plan)) continue;
    const set = sets.get(plan.coverageSetId) ?? new Map<ProviderSlug, Lowest>();
    sets.set(plan.coverageSetId, set);
    const lowest: Lowest = set.get(slug) ?? new Map();
    set.set(slug, lowest);
    addPlan(lowest, plan);
  }
  const here = await setsAtDestinations(queries);
  return {
    destinations: new Map([...here].map(([destination, { enough }]) => [destination, enough])),
    sets: new Map(
      [...sets].map(([id, set]) => [id, new Map([...set].map(([slug, all]) => [slug, [...all.values()]]))]),
    ),
  };
}

async function readSlugs(queries: Queries): Promise<ReadonlyMap<number, ProviderSlug>> {
  const rows = await queries.selectFrom('provider').select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

function addPlan(lowest: Lowest, plan: SummarisedPlan): void {
  const ownElsewhere = plan.ownPrices.map(({ currency }) => currency);
  addPrice(lowest, plan, { price: plan.price, ownElsewhere });
  for (const price of plan.ownPrices) addPrice(lowest, plan, { price, ownElsewhere: null });
}

function addPrice(
  lowest: Lowest,
  plan: SummarisedPlan,
  { price, ownElsewhere }: { readonly price: Money } & Pick<SellerBasket, 'ownElsewhere'>,
): void {
  const trip = costBasket({ ...plan, price });
  if (trip === null) return;
  const key = `${price.currency} ${ownElsewhere?.toSorted().join(' ') ?? 'own'}`;
  const { units } = trip.cost;
  if (units < (lowest.get(key)?.units ?? Infinity)) lowest.set(key, { price, count: trip.count, ownElsewhere, units });
}
