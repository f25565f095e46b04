import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { JourneyPlan } from '#domain/journey/journey-plan.ts';
import { planOwnWay, type OwnWay } from '#domain/journey/own-way.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { findRoamingLaw, roamingHomes, type SimHome } from '#domain/trip/roaming-law.ts';
import type { CostOptions } from '#domain/trip/trip-cost.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ShownOwnWay, TripOwnSim } from '#web/features/journey/trip/trip-data.ts';
import { nameHomes, ownSimChecked, ownSimTerms } from '#web/features/list/load/own-sim.ts';
import { shapeLines, sumOf } from '#web/features/journey/route/shape-lines.ts';
import type { PageRequest } from '#web/shared/definition/page-loader.ts';
import { shapePurchase, type Shaping } from './shape-purchase.ts';

interface OwnSimQuery extends Pick<PageRequest, 'currency' | 'locale'> {
  /** Left out: not said. */
  readonly home: SimHome | undefined;
  readonly rates: RateTable;
  readonly options: CostOptions;
}

/** The own SIM on a journey before its plans are listed. */
export interface OwnSimOnJourney extends Omit<TripOwnSim, 'way'> {
  readonly way: OwnWay | null;
}

/** Null: nothing can be said. */
export async function planOwnSim(
  journey: Journey,
  plans: readonly JourneyPlan[],
  query: OwnSimQuery & { readonly context: Context },
): Promise<OwnSimOnJourney | null> {
  const { home, locale, options, context, ...money } = query;
  const checked = await ownSimChecked(context);
  if (home === 'none' || checked === undefined) return null;
  const landing = context.now().toISOString().slice(0, 10);
  const holds = (from: CountryCode): boolean =>
    journey.stops.some(({ country }) => findRoamingLaw({ home: from, destination: country, landing }).ok);
  const homes = nameHomes(roamingHomes.filter(holds), locale);
  if (homes.length === 0) return null;
  if (home === undefined) return { home: null, homes, checked, way: null };
  const termsOf = (law: Parameters<typeof ownSimTerms>[0]) => ownSimTerms(law, money);
  const way = planOwnWay(journey, plans, { ...options, home, landing, termsOf });
  return way && { home, homes, checked, way };
}

/** Null: one of its plans has been withdrawn since it was calculated. */
export function shapeOwnSim({ way, ...own }: OwnSimOnJourney, shaping: Shaping): TripOwnSim | null {
  if (way === null) return { ...own, way };
  const planned = way.plans?.purchases ?? [];
  const purchases = planned.flatMap((purchase) => shapePurchase(purchase, shaping) ?? []);
  if (purchases.length < planned.length) return null;
  const { terms, stops, dataMb, most } = way;
  const lines = shapeLines(purchases);
  const shown: ShownOwnWay = {
    terms,
    stops,
    dataMb,
    most,
    lines,
    cost: sumOf([most, ...lines.map(({ cost }) => cost)]),
  };
  return { ...own, way: shown };
}
