import type { ListedPlan, ListedPromo } from './listed-plan.ts';

/** One offer of a seller with its conditions; plans that share them are counted together. */
export interface PromoTerms extends Pick<
  ListedPromo,
  'code' | 'newCustomersOnly' | 'minimumSpend' | 'excludedKinds' | 'startsAt' | 'endsAt'
> {
  /** Plans that state it. */
  readonly planCount: number;
  /** Whole percent off the list price where it is largest, rounded down; null: a price cannot be converted. */
  readonly largestSaving: number | null;
}

/**
 * The offers of some plans, the one on most plans first. Offers that have ended are left out; those that have not begun
 * are kept, with their day.
 * @param now milliseconds since 1970
 */
export function listPromos(plans: readonly ListedPlan[], now: number): readonly PromoTerms[] {
  const offers = plans.flatMap((plan) => (plan.promo === null ? [] : [{ plan, promo: plan.promo }]));
  const open = offers.filter(({ promo }) => promo.endsAt === null || Date.parse(promo.endsAt) > now);
  return [...Map.groupBy(open, ({ promo }) => keyOf(promo)).values()]
    .flatMap((group) => {
      const promo = group[0]?.promo;
      return promo === undefined ? [] : [termsOf(promo, group)];
    })
    .sort((a, b) => b.planCount - a.planCount);
}

/** Everything but the price. */
function keyOf({ code, newCustomersOnly, minimumSpend, excludedKinds, startsAt, endsAt }: ListedPromo): string {
  return JSON.stringify([code, newCustomersOnly, minimumSpend?.units, excludedKinds, startsAt, endsAt]);
}

interface Offer {
  readonly plan: ListedPlan;
  readonly promo: ListedPromo;
}

function termsOf(promo: ListedPromo, group: readonly Offer[]): PromoTerms {
  const { code, newCustomersOnly, minimumSpend, excludedKinds, startsAt, endsAt } = promo;
  const savings = group.map(savingOf).filter((saving) => saving !== null);
  return {
    code,
    newCustomersOnly,
    minimumSpend,
    excludedKinds,
    startsAt,
    endsAt,
    planCount: group.length,
    largestSaving: savings.length === 0 ? null : Math.max(...savings),
  };
}

function savingOf({ plan, promo }: Offer): number | null {
  if (plan.price === null || promo.price === null || plan.price.units <= 0) return null;
  return Math.max(0, Math.floor(((plan.price.units - promo.price.units) / plan.price.units) * 100));
}
