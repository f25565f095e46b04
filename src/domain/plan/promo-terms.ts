import { groupBy } from '#domain/kernel/group-by.ts';
import type { ListedPlan, ListedPromo } from './listed-plan.ts';

/** The terms of an offer; plans with the same terms are counted together, whenever their offer ends. */
export interface PromoTerms extends Pick<
  ListedPromo,
  'code' | 'newCustomersOnly' | 'minimumSpend' | 'excludedKinds' | 'startsAt'
> {
  /** `startsAt` is null for running offers. First of the stated ends; null: none. */
  readonly firstEnd: string | null;
  /** Null: for some of its plans no end is stated. */
  readonly lastEnd: string | null;
  readonly planCount: number;
  /** Whole percent off the list price where it is largest, rounded down; null: a price cannot be converted. */
  readonly largestSaving: number | null;
}

interface Offer {
  readonly plan: ListedPlan;
  readonly promo: ListedPromo;
}

/**
 * The offers of some plans, the most frequent first. Ended offers are left out; future ones are included, with their
 * day.
 * @param now milliseconds since 1970
 */
export function listPromos(plans: readonly ListedPlan[], now: number): readonly PromoTerms[] {
  const open = plans.flatMap((plan): Offer[] => {
    const { promo } = plan;
    if (promo === null || (promo.endsAt !== null && Date.parse(promo.endsAt) <= now)) return [];
    const runs = promo.startsAt === null || Date.parse(promo.startsAt) <= now;
    return [{ plan, promo: runs ? { ...promo, startsAt: null } : promo }];
  });
  return [...groupBy(open, ({ promo }) => keyOf(promo)).values()]
    .flatMap((group) => {
      const promo = group[0]?.promo;
      return promo === undefined ? [] : [termsOf(promo, group)];
    })
    .sort((a, b) => b.planCount - a.planCount);
}

/** Everything but the price and the end. */
function keyOf({ code, newCustomersOnly, minimumSpend, excludedKinds, startsAt }: ListedPromo): string {
  return JSON.stringify([code, newCustomersOnly, minimumSpend?.units, excludedKinds, startsAt]);
}

function termsOf(promo: ListedPromo, group: readonly Offer[]): PromoTerms {
  const { code, newCustomersOnly, minimumSpend, excludedKinds, startsAt } = promo;
  // ISO times in UTC sort as text.
  const ends = group.map((offer) => offer.promo.endsAt);
  const stated = ends.filter((end) => end !== null).sort();
  const savings = group.map(savingOf).filter((saving) => saving !== null);
  return {
    code,
    newCustomersOnly,
    minimumSpend,
    excludedKinds,
    startsAt,
    firstEnd: stated[0] ?? null,
    lastEnd: stated.length < ends.length ? null : (stated.at(-1) ?? null),
    planCount: group.length,
    largestSaving: savings.length === 0 ? null : Math.max(...savings),
  };
}

function savingOf({ plan, promo }: Offer): number | null {
  if (plan.price === null || promo.price === null || plan.price.units <= 0) return null;
  return Math.max(0, Math.floor(((plan.price.units - promo.price.units) / plan.price.units) * 100));
}
