import type { Currency } from '#domain/money/currency.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { markEstimate, type Money, type ShownMoney } from '#domain/money/money.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

/** Gigabytes that travellers compare; null: unlimited, by the day. */
const positionSizes = [1, 3, 5, 10, 20, null] as const;

type PositionSize = (typeof positionSizes)[number];

/**
 * Rank of one provider's cheapest plan of a size among the cheapest ones of all providers. Amounts are as displayed.
 */
export interface PricePosition {
  /** Gigabytes of one plan; null: unlimited plans, whose prices are of one day. */
  readonly sizeGb: PositionSize;
  /** Its own lowest price. */
  readonly price: ShownMoney;
  /** Rank: 1 + providers whose lowest price is lower; equal prices share it. */
  readonly place: number;
  /** Another provider has the same price. */
  readonly isShared: boolean;
  /** Providers with a plan of this size here, this one included. */
  readonly providerCount: number;
  readonly lowest: ShownMoney;
  /** The median of all lowest prices; of an even number the lower middle one. */
  readonly median: ShownMoney;
  readonly highest: ShownMoney;
  /** Positions of the prices between lowest (0) and highest (100), each whole number once. */
  readonly marks: readonly number[];
  /** Position of its own price on the same scale. */
  readonly ownMark: number;
}

/** Some sellers count a gigabyte as 1024 MB. */
const largestMbPerGb = 1024;

/**
 * The ranks of a provider at one destination, one line for each size that it sells, smallest first, unlimited last.
 * Only plans with a fixed amount count for a size, whatever their validity; promos do not count. Plans whose price
 * cannot be converted are left out.
 * @param plans all plans of the destination, priced in one currency
 */
export function rankProvider(
  plans: readonly ListedPlan[],
  provider: ProviderSlug,
  rules: Pick<Currency, 'decimalDigits' | 'rounding'>,
): readonly PricePosition[] {
  return positionSizes.flatMap((sizeGb) => {
    const lowest = new Map<ProviderSlug, ShownMoney>();
    for (const plan of plans) {
      const price = priceAtSize(plan, sizeGb);
      if (price === null) continue;
      const rounded = roundShownPrice({ money: price, estimate: plan.isEstimate || sizeGb === null }, rules);
      const shown = markEstimate(rounded, plan.isEstimate);
      const known = lowest.get(plan.provider.slug);
      if (known === undefined || isBetter(shown, known)) lowest.set(plan.provider.slug, shown);
    }
    const own = lowest.get(provider);
    return own === undefined ? [] : [placeAmong(sizeGb, own, [...lowest.values()])];
  });
}

/** The exact price that counts for a size; null: it renews by itself, is of another size or has no price in this currency. */
function priceAtSize(plan: ListedPlan, sizeGb: PositionSize): Money | null {
  const { price, dataKind, dataMb, validityDays } = plan;
  if (price === null || isRenewing(plan)) return null;
  if (sizeGb === null) {
    if (dataKind !== 'unlimited' || validityDays === null || validityDays < 1) return null;
    return { ...price, units: Math.round(price.units / validityDays) };
  }
  const isSize = dataMb !== null && dataMb >= sizeGb * 1000 && dataMb <= sizeGb * largestMbPerGb;
  return dataKind === 'total' && isSize ? price : null;
}

/** Of equal amounts the seller's own price. */
function isBetter(a: ShownMoney, b: ShownMoney): boolean {
  return a.units < b.units || (a.units === b.units && a.isEstimate !== true && b.isEstimate === true);
}

function placeAmong(sizeGb: PositionSize, own: ShownMoney, prices: readonly ShownMoney[]): PricePosition {
  const sorted = prices.toSorted((a, b) => a.units - b.units);
  const lowest = sorted[0] ?? own;
  const highest = sorted.at(-1) ?? own;
  const span = highest.units - lowest.units;
  const markOf = ({ units }: Money): number => (span === 0 ? 0 : Math.round(((units - lowest.units) / span) * 100));
  return {
    sizeGb,
    price: own,
    place: 1 + sorted.filter(({ units }) => units < own.units).length,
    isShared: sorted.filter(({ units }) => units === own.units).length > 1,
    providerCount: sorted.length,
    lowest,
    median: sorted[Math.floor((sorted.length - 1) / 2)] ?? own,
    highest,
    marks: [...new Set(sorted.map(markOf))],
    ownMark: markOf(own),
  };
}
