import type { Random } from './random.ts';
import { splitWhole } from './shares.ts';

const medianPlans = 650;
const sigma = 1.2;
const fewest = 20;
const most = 3200;

/**
 * Plans of each provider: log-normal, clipped and scaled to the wanted total as the market model's calibration says.
 * The parts sum exactly to `planCount`; largest first.
 */
export function drawProviderSizes(providerCount: number, planCount: number, random: Random): readonly number[] {
  const drawn = Array.from({ length: providerCount }, () => {
    const size = medianPlans * Math.exp(sigma * random.normal());
    return Math.min(most, Math.max(fewest, size));
  });
  return splitWhole(planCount, drawn).toSorted((a, b) => b - a);
}
