import { z } from 'zod';

export const planIdParameter = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { error: 'must be the number of a plan' })
  .describe('Number of the plan, as lists give it.');
