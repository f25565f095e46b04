import type { DestinationPlans } from './listed-plan.ts';
import { indexPlans, type IndexedPlan } from './plan-index.ts';
import { pricePerDay, pricePerGb } from './price-per.ts';
import { promoPriceOfOne } from './promo-price.ts';
import { costTrip, type TripCost, type TripFit } from './trip-cost.ts';
import type { Trip } from './trip.ts';

/** A plan with what it means for one trip. Amounts are plain units; `Infinity`: there is none. */
export interface TripPlan {
  readonly item: IndexedPlan;
  readonly trip: TripCost;
  readonly cost: number;
  /** Of one plan: with its promo where that applies, else at its list price. */
  readonly price: number;
  readonly perGb: number;
  readonly perDay: number;
  /** Place in the order of this trip, from 0: no two plans share one. */
  readonly rank: number;
}

export interface TripQuery {
  readonly trip: Trip;
  readonly usesPromo: boolean;
  /** Milliseconds since 1970; offers start and end on the minute. */
  readonly now: number;
}

/** In the order of the trip. */
export type TripPlans = readonly TripPlan[];

interface Remembered {
  readonly key: string;
  readonly plans: TripPlans;
}

/** The trip before this one is kept too: visitors go back, and switch promo prices on and off. */
const rememberedTrips = 2;

const known = new WeakMap<DestinationPlans, readonly Remembered[]>();

/** What the trip costs with every plan, in the order of the trip. Remembered for the last trips. */
export function planTrip(source: DestinationPlans, { trip, usesPromo, now }: TripQuery): TripPlans {
  const minute = Math.floor(now / 60_000);
  const key = [trip.days, trip.dataMb, trip.hotspot, trip.isNewCustomer, usesPromo, minute].join('|');
  const earlier = known.get(source) ?? [];
  const found = earlier.find((each) => each.key === key);
  const plans = found?.plans ?? costAll(source, { trip, usesPromo, now: minute * 60_000 });
  const others = earlier.filter((each) => each.key !== key).slice(0, rememberedTrips - 1);
  known.set(source, [{ key, plans }, ...others]);
  return plans;
}

function costAll(source: DestinationPlans, { trip, usesPromo, now }: TripQuery): TripPlans {
  const options = { usesPromo, now };
  const costed = indexPlans(source).items.map((item) => withCost(item, costTrip(item.plan, trip, options)));
  return costed.sort(compareForTrip).map((plan, rank) => Object.assign(plan, { rank }));
}

type Costed = Omit<TripPlan, 'rank'>;

function withCost(item: IndexedPlan, trip: TripCost): Costed & { rank: number } {
  const { price, perGb, perDay, plan } = item;
  const costed = { item, trip, cost: trip.cost?.units ?? Infinity, price, perGb, perDay, rank: 0 };
  const promo = promoPriceOfOne(plan, trip);
  if (promo === null) return costed;
  costed.price = promo.units;
  costed.perGb = pricePerGb(promo, plan)?.units ?? Infinity;
  costed.perDay = pricePerDay(promo, plan.validityDays)?.units ?? Infinity;
  return costed;
}

const fitClass: Readonly<Record<TripFit, number>> = { full: 0, slow: 0, unknown: 1, short: 2 };

/**
 * The order of a trip, for `sort`: plans that serve it, at full or reduced speed, by what the trip costs; then plans of
 * which that is not known, by cost; then plans that do not serve it, by list price. At equal amounts: full speed, the
 * lower list price, more data, the lower id. Without a price: last of its kind.
 */
export function compareForTrip(a: Costed, b: Costed): number {
  const kind = fitClass[a.trip.fit];
  return (
    kind - fitClass[b.trip.fit] ||
    (kind === 2 ? 0 : compareNumbers(a.cost, b.cost)) ||
    Number(a.trip.fit !== 'full') - Number(b.trip.fit !== 'full') ||
    compareNumbers(a.item.price, b.item.price) ||
    b.item.dataRank - a.item.dataRank ||
    a.item.plan.id - b.item.plan.id
  );
}

/** For `sort`; two infinite amounts are equal. */
export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** At full or at reduced speed. */
export function servesTrip({ trip: { fit } }: Pick<TripPlan, 'trip'>): boolean {
  return fit === 'full' || fit === 'slow';
}
