import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { percentileOf } from '#domain/kernel/percentile.ts';
import { isFixedAmount, totalMegabytes, type PlanData } from '#domain/plan/plan-data.ts';
import { fewestMarketSellers } from '#domain/plan/plausible-plans.ts';
import type { PlanScope } from '#domain/plan/plan.ts';

/** Facts that determine comparable offers. */
export interface MarketOffer extends PlanData {
  readonly scope: PlanScope;
  readonly coverage: readonly CountryCode[];
  readonly region: RegionSlug | null;
}

/** The comparable price of an offer. */
export interface MarketFigure {
  /** Offers of one group are compared with each other. */
  readonly group: string;
  /** US dollars for a gigabyte, or for a day of an unlimited plan. */
  readonly usd: number;
  readonly unit: 'GB' | 'day';
}

/** Gigabytes are dearer in small plans, days in short ones. */
const megabyteSteps = [1_000, 5_000, 20_000];
const daySteps = [3, 10];

function stepOf(amount: number, steps: readonly number[]): number {
  return steps.filter((step) => amount > step).length;
}

/**
 * Null: plans of this kind have no comparable price.
 * @param usd of the list price
 */
export function marketFigure(offer: MarketOffer, usd: number): MarketFigure | null {
  const megabytes = totalMegabytes(offer);
  const place = placeOf(offer);
  if (isFixedAmount(offer) && megabytes !== null && megabytes > 0) {
    return { group: `${place} GB ${stepOf(megabytes, megabyteSteps)}`, usd: (usd * 1000) / megabytes, unit: 'GB' };
  }
  const { dataKind, validityDays } = offer;
  if (dataKind !== 'unlimited' || validityDays === null) return null;
  return { group: `${place} day ${stepOf(validityDays, daySteps)}`, usd: usd / validityDays, unit: 'day' };
}

function placeOf({ scope, coverage, region }: MarketOffer): string {
  return scope === 'local' ? (coverage[0] ?? '') : `${scope} ${region ?? ''}`;
}

/** Prices of real sellers' published plans, by group. */
export class Market {
  readonly #groups = new Map<string, { readonly sellers: Set<number>; readonly amounts: number[] }>();
  readonly #levels = new Map<string, number | null>();
  readonly #fewestPlans: number;

  /** @param fewestPlans a group of fewer is no market */
  constructor(fewestPlans: number) {
    this.#fewestPlans = fewestPlans;
  }

  add({ group, usd }: MarketFigure, seller: number): void {
    if (usd <= 0) return;
    const entry = this.#groups.get(group) ?? { sellers: new Set(), amounts: [] };
    this.#groups.set(group, entry);
    entry.sellers.add(seller);
    entry.amounts.push(usd);
    this.#levels.delete(group);
  }

  /** The median of a group in US dollars; null: too few plans. */
  levelOf(group: string): number | null {
    const known = this.#levels.get(group);
    if (known !== undefined) return known;
    const entry = this.#groups.get(group);
    const isMarket =
      entry !== undefined && entry.amounts.length >= this.#fewestPlans && entry.sellers.size >= fewestMarketSellers;
    const level = isMarket ? percentileOf(entry.amounts, 0.5) : null;
    this.#levels.set(group, level);
    return level;
  }
}
