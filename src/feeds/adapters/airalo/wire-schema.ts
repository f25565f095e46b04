import { z } from 'zod';
import { wireDays, wireNumber } from '#feeds/row/wire-number.ts';

const text = z.string().nullish();
const count = wireNumber.nullish();
const flag = z.union([z.boolean(), z.literal([0, 1])]).nullish();
const prices = z.record(z.string(), z.union([z.number(), z.string()])).nullish();

/** One package of `GET /v2/packages` of the Airalo Partner API; `amount` is MB, 1024 a gigabyte. */
const packageSchema = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  slug: text,
  type: z.string(),
  title: text,
  day: wireDays,
  amount: count,
  is_unlimited: flag,
  data: text,
  voice: count,
  text: count,
  is_stock: z.boolean().nullish(),
  fair_usage_policy: text,
  price: z.union([z.number(), z.string()]).nullish(),
  prices: z.object({ recommended_retail_price: prices, net_price: z.unknown().optional() }).nullish(),
  net_price: z.unknown().optional(),
});

const apnSchema = z.object({ apn_type: text, apn_value: text });

const networkSchema = z.object({ name: text, types: z.array(z.string()).nullish() });

/** What sells the package: a network brand of the vendor, local or for a region. */
const operatorSchema = z.object({
  title: text,
  plan_type: text,
  activation_policy: text,
  is_kyc_verify: flag,
  rechargeability: flag,
  install_window_days: count,
  topup_grace_window_days: count,
  is_roaming: flag,
  apn: z.object({ ios: apnSchema.nullish(), android: apnSchema.nullish() }).nullish(),
  coverages: z.array(z.object({ code: text, name: text, networks: z.array(networkSchema).nullish() })).nullish(),
  /** From here on only in site responses, which state no coverages. */
  data_roaming: flag,
  apn_type_ios: text,
  apn_type_android: text,
  apn_single: text,
  networks: z.array(z.object({ network: text, service_type: text })).nullish(),
  /** In both. */
  countries: z.array(z.object({ title: text, country_code: text })).nullish(),
});

/** A package with the operator and the destination that it is listed under. */
export const offerSchema = z.object({
  destination: z.object({ title: text, country_code: text }),
  operator: operatorSchema,
  package: packageSchema,
});

export type Offer = z.output<typeof offerSchema>;
