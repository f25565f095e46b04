import { afterData } from '#domain/plan/after-data.ts';
import type { GivenUp, ListRow, Offer } from './destination-view.ts';

/** Null: nothing that is known of. */
export function givenUp({ plan, trip }: ListRow, { days }: Pick<Offer, 'days'>): GivenUp | null {
  if (trip.fit === 'slow') return { code: 'speed' };
  if (trip.purchases > 1) return { code: 'one-purchase' };
  const { validityDays } = plan;
  if (validityDays !== null && days !== null && validityDays < days && plan.dayPass !== true)
    return { code: 'days', days: validityDays, instead: days };
  if (plan.tethering !== true) return { code: 'hotspot' };
  if (plan.refund === null || plan.refund === 'never') return { code: 'refund' };
  if (plan.networks.generation !== '5G') return { code: 'fiveG' };
  const after = afterData(plan);
  if (after === null || after.kind === 'stops') return { code: 'afterwards' };
  return plan.phoneNumber === true ? null : { code: 'phone' };
}
