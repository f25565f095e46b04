import { z } from 'zod';

const text = z.string().nullish();
const amount = z.union([z.number(), z.string()]);
const flag = z.boolean().nullish();

/** An offer of one tier in one currency. `discounted_price` is `price` where there is no discount. */
const tierPriceSchema = z.object({ price: amount, discounted_price: amount.nullish() });
const currencyPriceSchema = z.object({
  currency_code: z.string(),
  standard: tierPriceSchema.nullish(),
  premium: tierPriceSchema.nullish(),
});

const networkSchema = z.object({
  name: text,
  support_2g: flag,
  support_3g: flag,
  support_4g_lte: flag,
  support_5g: flag,
});
const coveredSchema = z.object({ code_iso_2: z.string(), networks: z.array(networkSchema).nullish() });

/** The destination that products are listed under. */
const destinationSchema = z.object({
  name: z.string().min(1),
  is_saleable: flag,
  details: z.array(z.object({ text: z.string(), value: flag })).nullish(),
  coverages: z.object({ standard: z.array(coveredSchema).nullish(), premium: z.array(coveredSchema).nullish() }),
});

/** One product; `quota_in_gb` counts 1000 MB a gigabyte and is the fair-use amount of an unlimited one. */
const itemSchema = z.object({
  natural_name: text,
  validity_days: z.number(),
  data_type: z.enum(['limited', 'unlimited']),
  quota_in_gb: z.number().nullish(),
  prices: z.array(currencyPriceSchema).nullish(),
});

/** Networks are bought in tiers, each at a price and with an id of its own. */
export const tiers = ['standard', 'premium'] as const;

export const brandOfferSchema = z.object({
  tier: z.enum(tiers),
  destination: destinationSchema,
  item: itemSchema,
  /** The offer of that tier in the brand's first currency. */
  offer: tierPriceSchema.extend({ id: z.string().min(1), currency_code: z.string() }),
});

export type BrandOffer = z.output<typeof brandOfferSchema>;
