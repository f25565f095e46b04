import { InvalidArgumentError } from 'commander';
import { readPlanId } from '#domain/plan/plan-id.ts';

/** Parses a plan number of the command line. Throws commander's error for anything else. */
export function parsePlan(text: string): number {
  const id = readPlanId(text);
  if (id === null) throw new InvalidArgumentError('It must be a plan number.');
  return id;
}

export const planNumber = ['<plan>', 'its number, found after plan= in its address', parsePlan] as const;
