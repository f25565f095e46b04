import type { Money } from '#domain/money/money.ts';
import type { PlanPromo } from '#domain/plan/plan.ts';
import { smallestStep, toPriceTag } from './plan-price.ts';
import { discountSteps, type ProviderProfile } from './provider-profiles.ts';
import type { Random } from './random.ts';
import { createLottery } from './shares.ts';

const dayMs = 86_400_000;

export type PromoHabits = Pick<
  ProviderProfile,
  Extract<keyof ProviderProfile, `promo${string}`> | 'discountShares' | 'currencies'
>;

/** Makes the seller's promo maker: called with each list price, it gives the lower price and its terms, or null. */
export function createPromoMaker(habits: PromoHabits, asOf: Date): (price: Money, random: Random) => PlanPromo | null {
  const sampleStep = createLottery(
    discountSteps.map((value, index) => ({ value, weight: habits.discountShares[index] ?? 0 })),
  );
  const minimumIn = createMinimum(habits);
  return (price, random) => {
    const promoted = random.chance(habits.promoShare);
    const step = sampleStep(random);
    const discount = step.from + (step.to - step.from) * random.next();
    const lowered = lower(price, discount);
    if (!promoted || lowered === null) return null;
    const days = random.between(-5, 60);
    return {
      price: lowered,
      code: habits.promoCode,
      newCustomersOnly: habits.promoNewCustomersOnly,
      minimumSpend: minimumIn(price.currency),
      excludedKinds: habits.promoExcludedKinds,
      startsAt: null,
      endsAt: habits.promoEnds ? new Date(asOf.getTime() + days * dayMs).toISOString() : null,
    };
  };
}

/** The least that an order must cost, in the currency that the seller names prices in first. */
function createMinimum({ promoMinimumUsd, currencies }: PromoHabits): (currency: string) => Money | null {
  const [first] = currencies;
  const minimum = promoMinimumUsd === null || first === undefined ? null : toPriceTag(promoMinimumUsd, first, 0);
  return (currency) => (minimum?.currency === currency ? minimum : null);
}

/** The price less the discount, at least one step lower; null where nothing would be left. */
function lower(price: Money, discount: number): Money | null {
  const step = smallestStep(price.currency);
  const steps = Math.min(Math.round((price.units * (1 - discount)) / step), price.units / step - 1);
  return steps < 1 ? null : { units: Math.floor(steps) * step, currency: price.currency };
}
