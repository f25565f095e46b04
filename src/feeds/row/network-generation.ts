import type { CountryCode } from '#domain/kernel/codes.ts';
import { readGeneration } from '#domain/plan/network-generation.ts';
import type { PlanNetwork } from '#domain/plan/plan.ts';

/** The generation that a seller states for a whole plan, in each of its countries. */
export function networksEverywhere(coverage: readonly CountryCode[], words: Iterable<string>): PlanNetwork[] {
  const generation = readGeneration(words);
  return generation === null ? [] : coverage.map((country) => ({ country, operator: null, generation }));
}

/** The generation of a speed without an operator: only for a plan for one country, since a group's countries differ. */
export function networksWithoutOperator(coverage: readonly CountryCode[], words: Iterable<string>): PlanNetwork[] {
  const generation = readGeneration(words);
  const [country, ...others] = coverage;
  if (country === undefined || others.length > 0 || generation === null) return [];
  return [{ country, operator: null, generation }];
}
