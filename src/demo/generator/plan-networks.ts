import operators from '#data/demo-operators.json' with { type: 'json' };
import type { CountryCode } from '#domain/kernel/codes.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';
import type { PlanNetwork } from '#domain/plan/plan.ts';
import { createRandom } from './random.ts';

/** The two to four invented operators of each country, the same for every seller. */
const operatorsOf = referenceData<Readonly<Record<string, readonly Omit<PlanNetwork, 'country'>[]>>>(operators);

/**
 * The networks that a seller states for a coverage: the same for all its plans there. Of a place's plans 80 % name
 * operators, another 10 % the generation alone.
 * @param rank see `rankStalls`
 */
export function sampleNetworks(seller: string, rank: number, coverage: readonly CountryCode[]): readonly PlanNetwork[] {
  if (rank > 0.9) return [];
  return coverage.flatMap((country) => {
    const random = createRandom(`${seller} in ${country}`);
    const known = operatorsOf[country] ?? [];
    const picked = new Set([random.pick(known), random.pick(known)].slice(coverage.length > 1 ? 1 : 0));
    const named = [...picked].map((network) => ({ country, ...network }));
    return rank > 0.8 ? named.slice(0, 1).map((network) => ({ ...network, operator: null })) : named;
  });
}
