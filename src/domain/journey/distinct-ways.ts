import type { JourneyAnswer, Way } from './plan-journey.ts';

/**
 * The ways that are a choice: the simplest, the one to name first and the cheapest, and of the others those that leave
 * fewer days without data than each simpler one, or save more than the price of the extra installations.
 * @param unitsPerInstall what each extra installation has to save
 */
export function distinctWays({ ways, first, cheapest }: JourneyAnswer, unitsPerInstall: number): readonly Way[] {
  return ways.reduce<readonly Way[]>((kept, way) => {
    const isNamed = way === first || way === cheapest;
    return isNamed || kept.every((simpler) => differs(way, simpler, unitsPerInstall)) ? [...kept, way] : kept;
  }, []);
}

function differs(way: Way, simpler: Way, unitsPerInstall: number): boolean {
  const saved = simpler.units - way.units;
  return way.missing < simpler.missing || saved > (way.installs - simpler.installs) * unitsPerInstall;
}
