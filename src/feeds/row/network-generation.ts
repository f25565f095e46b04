import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Generation, PlanNetwork } from '#domain/plan/plan.ts';

const generations: readonly Generation[] = ['5G', '4G', '3G', '2G'];

/** The newest generation that the words name: `3G/4G` → 4G, `LTE` → 4G; null: none. */
export function readGeneration(words: Iterable<string>): Generation | null {
  const text = [...words].join(' ').toUpperCase();
  const found = generations.find((generation) => text.includes(generation));
  if (found === '5G' || !text.includes('LTE')) return found ?? null;
  return '4G';
}

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
