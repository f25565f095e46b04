import { memo } from '#domain/kernel/memo.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import type { TripPlans } from './rank-by-trip.ts';

/** Without the plans that renew by themselves. Memoized. */
export const endingPlans = memo((plans: TripPlans): TripPlans => plans.filter(({ item }) => !isRenewing(item.plan)));
