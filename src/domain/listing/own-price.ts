import type { Money } from '#domain/money/money.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { cheapestOfSellers, sellerPrices, usualPrices } from './seller-prices.ts';
import type { GivenUp, ListRow, Offer, OfferAnswer, OfferRank, SellerPrice } from './destination-view.ts';
import { listRows } from './listed-rows.ts';
import { indexTask } from './plan-index.ts';
import { planTripTask, type TripQuery } from './rank-by-trip.ts';
import { afterData } from '#domain/plan/after-data.ts';

/** Fewer sellers make no rank. */
const leastRanked = 8;

const cheaperShown = 3;

interface OfferQuery extends TripQuery {
  readonly offer: Offer;
  /** 1 or 0 by index in `DestinationPlans.plans`: the plans that pass the filters. */
  readonly isListed: Uint8Array;
}

export function* rankOfferTask(
  plans: DestinationPlans,
  { offer, isListed, ...query }: OfferQuery,
): CooperativeTask<OfferAnswer> {
  const trip = comparedTrip(query.trip, offer);
  const all = yield* planTripTask(plans, { ...query, trip });
  const byTrip = all.filter(({ item }) => isListed[item.index] === 1);
  const cheapest = cheapestOfSellers(byTrip);
  const { toRow } = listRows(yield* indexTask(plans), { inOrder: byTrip, byTrip });
  const sellers = sellerPrices(cheapest, plans.rules);
  return { trip, sellers, rank: rankPrice(sellers, offer.price), cheaper: cheaperRows(cheapest.map(toRow), offer) };
}

/** 3 GB are never measured against 5, and 5 days never against 7. */
function comparedTrip(trip: Trip, { dataMb, days }: Offer): Trip {
  return { ...trip, dataMb, days: Math.min(days ?? trip.days, trip.days) };
}

/** @param sellers cheapest first, in the currency of the price */
function rankPrice(sellers: readonly SellerPrice[], { units }: Money): OfferRank | null {
  const usual = usualPrices(sellers);
  if (usual === null || sellers.length < leastRanked) return null;
  if (units >= usual.lower.units && units <= usual.upper.units) return { kind: 'usual' };
  const isHigher = units > usual.upper.units;
  const count = sellers.filter(({ price }) => (isHigher ? price.units < units : price.units > units)).length;
  return { kind: isHigher ? 'higher' : 'lower', count, of: sellers.length };
}

function cheaperRows(rows: readonly ListRow[], offer: Offer): OfferAnswer['cheaper'] {
  return rows
    .filter(({ prices }) => prices.cost !== null && prices.cost.units < offer.price.units)
    .slice(0, cheaperShown)
    .map((row) => ({ row, givesUp: givenUp(row, offer) }));
}

/** Null: nothing that is known of. */
function givenUp({ plan, trip }: ListRow, { days }: Pick<Offer, 'days'>): GivenUp | null {
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
