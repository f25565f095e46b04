import { z } from 'zod';
import { wireDays, wireInteger, wireNumber } from '#feeds/row/wire-number.ts';

const text = z.string().nullish();
const known = z.boolean().nullish();
const speed = wireInteger(1, 10_000_000).nullish();
const network = z.union([z.string(), z.object({ name: text, types: z.array(z.string()).nullish() })]);
const breakout = z.union([z.string(), z.object({ country: text })]);

/** One DataPlan. Amounts are in `dataUnit`, 1000 MB a gigabyte; speeds are kbit/s; prices are the seller's own. */
export const dataPlanSchema = z.object({
  /** Not part of the format; feeds that have one have it for every plan. */
  id: z.union([z.string().min(1), z.number()]).nullish(),
  provider: text,
  planName: z.string().min(1),
  /** Days. */
  validity: wireDays,
  /** 0: unlimited. */
  dataCap: wireNumber,
  dataUnit: z.string(),
  /** `day`: the amount is renewed every day; null: it is for the whole validity. */
  dataCapPer: z.enum(['day']).nullish(),
  maxSpeed: speed,
  reducedSpeed: speed,
  prices: z.record(z.string(), z.union([z.number(), z.string()])),
  coverages: z.array(z.object({ code: z.string(), networks: z.array(network).nullish() })).min(1),
  internetBreakouts: z.array(breakout).nullish(),
  telephony: z.unknown().optional(),
  subscription: known,
  canTopUp: known,
  eKYC: known,
  tethering: known,
  newUserOnly: known,
  hasAds: known,
  payAsYouGo: known,
  link: text,
});

export type DataPlan = z.output<typeof dataPlanSchema>;
