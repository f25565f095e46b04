import type { DestinationPlans } from './listed-plan.ts';

/** Every time at which an offer of these plans starts or ends, milliseconds since 1970, distinct and ascending. */
export function offerTimes({ plans }: DestinationPlans): readonly number[] {
  const texts = new Set(plans.flatMap(({ promo }) => (promo === null ? [] : [promo.startsAt, promo.endsAt])));
  const times = [...texts].flatMap((text) => (text === null ? [] : [Date.parse(text)]));
  return times.filter((time) => !Number.isNaN(time)).sort((a, b) => a - b);
}

/** How many of these times have passed: while it stays the same, no offer starts or ends. */
export function countPassed(times: readonly number[], now: number): number {
  const next = times.findIndex((time) => time > now);
  return next === -1 ? times.length : next;
}
