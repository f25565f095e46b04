import { z } from 'zod';

/** One package, all of it text: `2,5 GB` or `Unlimited data with calls`, `5 Days`, `39.00`, `EUR`. 1 GB is 1000 MB. */
const packageSchema = z.object({
  data: z.string().min(1),
  duration: z.string().min(1),
  price: z.union([z.string(), z.number()]),
  currency: z.string().min(1),
});

/** A package under the page of its destination; none where the page offered nothing. */
export const scrapedSchema = z.object({
  country: z.string().min(1),
  url: z.string().min(1),
  package: packageSchema.nullish(),
});

export type Scraped = z.output<typeof scrapedSchema>;
