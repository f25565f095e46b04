import { memo } from '#domain/kernel/memo.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ListRow, RegionalPick } from './destination-view.ts';
import { endingPlans } from './ending-plans.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

const maxPicks = 6;
/** Further neighbours would turn a row into a list. */
const maxNeighbours = 12;

/**
 * For each region that sellers name plans after (and for regional and for global plans without a name) the plan with
 * the lowest cost of the trip, at full speed if possible; the best first. Ignores filters: a visitor who wants local
 * plans may still be on the way to a neighbour. Empty for regions.
 */
export function regionalPicks(
  { kind, neighbours }: DestinationPlans,
  allByTrip: TripPlans,
  toRow: (plan: TripPlan) => ListRow,
): readonly RegionalPick[] {
  if (kind === 'region') return [];
  const shown = neighbours.slice(0, maxNeighbours);
  return bestOfRegions(allByTrip).map((plan) => {
    const { coverage } = plan.item.plan;
    const isCovered = (_code: CountryCode, bit: number): boolean => ((coverage.neighbours >>> bit) & 1) === 1;
    return {
      row: toRow(plan),
      region: coverage.region,
      coverage,
      covered: shown.filter(isCovered),
      missing: shown.filter((code, bit) => !isCovered(code, bit)),
    };
  });
}

const bestOfRegions = memo((allByTrip: TripPlans): TripPlans => {
  // In trip order the first one of a region is its best.
  const full = new Map<string, TripPlan>();
  const others = new Map<string, TripPlan>();
  for (const plan of endingPlans(allByTrip)) {
    const { coverage, isDominated } = plan.item.plan;
    if (coverage.scope === 'local' || isDominated || plan.cost === Infinity) continue;
    const best = plan.trip.fit === 'full' ? full : others;
    const name = coverage.region ?? coverage.scope;
    if (!best.has(name)) best.set(name, plan);
  }
  const second = [...others].filter(([name]) => !full.has(name)).map(([, plan]) => plan);
  return [...full.values(), ...second].slice(0, maxPicks);
});
