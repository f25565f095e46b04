import type { DestinationPlans } from './listed-plan.ts';

/** Every moment at which an offer of these plans starts or ends, milliseconds since 1970, each once, the first one first. */
export function offerTimes({ plans }: DestinationPlans): readonly number[] {
  const texts = new Set(plans.flatMap(({ promo }) => (promo === null ? [] : [promo.startsAt, promo.endsAt])));
  const times = [...texts].flatMap((text) => (text === null ? [] : [Date.parse(text)]));
  return times.filter((time) => !Number.isNaN(time)).sort((a, b) => a - b);
}

/** How many of these moments have come: as long as it stays the same, every offer is as it was. */
export function countPassed(times: readonly number[], now: number): number {
  const next = times.findIndex((time) => time > now);
  return next === -1 ? times.length : next;
}
