import { memo } from '#domain/kernel/memo.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/** Without the plans that renew by themselves. Memoized. */
export const endingPlans = memo((plans: TripPlans): TripPlans => plans.filter(({ item }) => !isRenewing(item.plan)));

/** Plans that renew by themselves answer only where no other serves the trip. */
export function answeringPlans(listed: TripPlans): TripPlans {
  const ending = endingPlans(listed);
  return cheapestPlan(ending) === null && cheapestPlan(listed) !== null ? listed : ending;
}

/** The first in trip order, where it serves the trip at a known cost. */
export function cheapestPlan([first]: TripPlans): TripPlan | null {
  return first !== undefined && first.serves && first.cost !== Infinity ? first : null;
}
