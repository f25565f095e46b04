import { z } from 'zod';

const moneySchema = z.object({
  units: z.number().int().describe('1/10000 of the currency’s unit, exact.'),
  currency: z.string(),
});

const known = z.boolean().nullable().describe('Null: the seller does not say.');
const kbps = z.number().nullable().describe('kbit/s; null: not stated.');
const generation = z.enum(['2G', '3G', '4G', '5G']).nullable().describe('Null: not stated.');
const count = z.number().int().nullable();
const time = z.string().describe('ISO 8601 in UTC.');
const named = z.object({ code: z.string(), name: z.string() });
const pricePoint = z.object({
  at: time,
  money: moneySchema.nullable().describe('Null: from then on it was not offered.'),
});

/** What `GET /plans/{id}` answers; see the domain's `PlanAnswer`. */
export const planSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  provider: z.object({ slug: z.string(), name: z.string(), image: z.string().nullable(), example: z.boolean() }),
  scope: z.enum(['local', 'regional', 'global']),
  region: named.nullable().describe('The region the seller names it after.'),
  coverage: z.array(named).readonly().describe('Countries by name.'),
  networks: z
    .array(
      z.object({
        country: named,
        generation,
        operators: z.array(z.object({ name: z.string(), generation })).readonly(),
      }),
    )
    .readonly()
    .describe('Empty: not stated.'),
  breakout: z.array(named).readonly().describe('Countries where traffic leaves to the internet; empty: not stated.'),
  dataKind: z.enum(['total', 'daily', 'unlimited', 'payg']),
  dataMb: z.number().nullable().describe('Decimal megabytes: a day for daily plans, else in all.'),
  dataWords: z.string().nullable().describe('The seller’s own words.'),
  reducedSpeedKbps: kbps,
  speedLimitKbps: kbps,
  fairUse: z.string().nullable(),
  validityDays: count.describe('Null: does not expire.'),
  dayCount: z.enum(['24h', 'calendar']).nullable(),
  activation: z.enum(['first-use', 'install', 'purchase']).nullable(),
  installWithinDays: count,
  tethering: known,
  topUp: known,
  ekyc: known,
  phoneNumber: known,
  voiceMinutes: count,
  smsCount: count,
  subscription: known,
  newCustomersOnly: known,
  ads: known,
  price: moneySchema.nullable().describe('List price in the asked currency; null: it cannot be converted.'),
  isEstimate: z.boolean().describe('True: converted from `sellerPrice`.'),
  sellerPrice: moneySchema,
  offer: z.string().nullable().describe('Address on this site that leads to the seller; null: none is known.'),
  history: z.array(pricePoint).readonly().describe('List prices in the seller’s currency, oldest first.'),
  lowest30Days: pricePoint.nullable().describe('The lowest list price of the last 30 days.'),
  checkedAt: time.describe('When the price was last seen; ISO 8601 in UTC.'),
});
