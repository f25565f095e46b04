import { z } from 'zod';

const text = z.string().nullish();

/**
 * One plan of a price tracker. `data_gb` counts 1000 MB a gigabyte. `price_usd` is wrong at the source, one cent for every
 * plan, so it is not a field here.
 */
export const trackedPlanSchema = z.object({
  provider: z.string().min(1),
  country: z.string().min(1),
  /** ISO alpha-3; for groups of countries three letters of the brand's own. */
  country_code: z.string().min(1),
  /** `local` or `regional`. */
  region: text,
  plan_type: text,
  data_gb: z.number(),
  validity_days: z.number(),
  price_eur: z.union([z.number(), z.string()]),
});

export type TrackedPlan = z.output<typeof trackedPlanSchema>;

/** A plan and when the tracker saw it. */
export interface TrackedRow {
  readonly entry: unknown;
  readonly scrapedAt: unknown;
}
