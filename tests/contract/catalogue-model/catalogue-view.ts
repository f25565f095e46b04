import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import { findCountry } from '#domain/place/countries.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';
import type { StoredPlan } from '#domain/plan/stored-listing.ts';
import type { ShownPlan } from './catalogue-happenings.ts';

/** What visitors see of a catalogue, as the reference says it. */
export interface CatalogueView {
  readonly plans: Readonly<Record<string, ShownPlan>>;
  /** Numbers of the shown plans, which are in their addresses. */
  readonly ids: ReadonlyMap<string, number>;
  /** ISO 8601 in UTC. */
  readonly checkedAt: readonly string[];
  readonly showsExamples: boolean;
}

const countries = ['JP', 'TH'].flatMap((code) => findCountry(code)?.code ?? []);

export async function readView(reader: CatalogueReader): Promise<CatalogueView> {
  const { plans: all } = await reader.findPlans({ selection: {}, after: null, limit: 200 });
  const listings = await Promise.all(countries.map((country) => reader.plansAt(country)));
  const listed = listings.flatMap((listing) => listing?.plans ?? []);
  const byId = new Map(listed.map((plan) => [plan.id, plan]));
  const histories = await reader.priceHistories([...byId.keys()]);
  const found = all.flatMap(({ id, statedProvider, plan: { externalId }, pin }) => {
    const plan = byId.get(id);
    const key = `${statedProvider} ${externalId}`;
    return plan === undefined
      ? []
      : [{ id, key, shown: shownPlan(key, plan, { pin, history: histories.get(id) ?? [] }) }];
  });
  if (found.length !== all.length || found.length !== listed.length)
    throw new Error(`${all.length} plans are found, and ${listed.length} listed at their destinations`);
  return {
    plans: Object.fromEntries(found.map(({ key, shown }) => [key, shown])),
    ids: new Map(found.map(({ id, key }) => [key, id])),
    checkedAt: listed.map(({ checkedAt }) => checkedAt),
    showsExamples: await reader.showsExamples(),
  };
}

interface PricesOverTime {
  readonly pin: { readonly until: string } | null;
  readonly history: readonly PricePoint[];
}

function shownPlan(key: string, plan: StoredPlan, { pin, history }: PricesOverTime): ShownPlan {
  const { facts, price, ownPrices, promo, isUnconfirmed, provider } = plan;
  // Two changes at one time are shown as one.
  const points = history.filter(({ at }, index) => history[index + 1]?.at !== at);
  return {
    key,
    gb: (facts.dataMb ?? 0) / 1000,
    days: facts.validityDays ?? 0,
    price: amountOf(price) ?? 0,
    own: amountOf(ownPrices[0]),
    promo: amountOf(promo?.price),
    isUnconfirmed,
    pinnedUntil: pin?.until ?? null,
    seller: provider.slug,
    name: provider.name,
    history: points.map(({ at, money }) => `${at} ${amountOf(money)}`),
  };
}

function amountOf(money: Money | null | undefined): number | null {
  return money === null || money === undefined ? null : money.units / unitsPerWhole;
}
