import { z } from 'zod';
import { planIdPattern } from '#domain/plan/plan-id.ts';

export const planIdParameter = z
  .string()
  .regex(planIdPattern, { error: 'must be the number of a plan' })
  .describe('Number of the plan, as lists give it.');
