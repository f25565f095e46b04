import type { CountryCode } from './country.ts';
import type { ListRow, RegionalPick } from './destination-view.ts';
import type { DestinationPlans } from './listed-plan.ts';
import type { TripPlan, TripPlans } from './trip-plans.ts';

const maxPicks = 6;
/** Further neighbours would turn a row into a list. */
const maxNeighbours = 12;

/**
 * For each region that sellers name plans after (and for regional and for global plans without a name) the plan that
 * costs the trip least, at full speed where one does that; the best first. Filters do not count here: a visitor who
 * wants local plans alone may still be on the way to a neighbour. Empty for regions.
 */
export function regionalPicks(
  { kind, neighbours }: DestinationPlans,
  byTrip: TripPlans,
  toRow: (plan: TripPlan) => ListRow,
): readonly RegionalPick[] {
  if (kind === 'region') return [];
  const candidates = byTrip.filter(
    ({ item: { plan }, cost }) => plan.coverage.scope !== 'local' && cost !== Infinity && !plan.isDominated,
  );
  const best = new Map<string, TripPlan>();
  // Full speed first, each part in the order of the trip: the first one of a region is its best.
  for (const plan of [...candidates.filter(isFull), ...candidates.filter((plan) => !isFull(plan))]) {
    const { region, scope } = plan.item.plan.coverage;
    const name = region ?? scope;
    if (!best.has(name)) best.set(name, plan);
  }
  return [...best.values()].slice(0, maxPicks).map((plan) => {
    const { coverage } = plan.item.plan;
    const isCovered = (_code: CountryCode, bit: number): boolean => ((coverage.neighbours >>> bit) & 1) === 1;
    const shown = neighbours.slice(0, maxNeighbours);
    return {
      row: toRow(plan),
      region: coverage.region,
      coverage,
      covered: shown.filter(isCovered),
      missing: shown.filter((code, bit) => !isCovered(code, bit)),
    };
  });
}

function isFull({ trip }: TripPlan): boolean {
  return trip.fit === 'full';
}
