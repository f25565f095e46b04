import { z } from 'zod';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import { locales } from '#domain/kernel/locale.ts';
import {
  afterDataSchema,
  checkedAt,
  generation,
  isUnconfirmed,
  offer,
  pin,
  plainFacts,
  providerImage,
  scope,
  time,
} from './plan-facts.ts';

const moneySchema = z.object({
  units: z.number().int().describe('1/10000 of the currency’s unit, exact.'),
  currency: z.string(),
});

const named = z.object({ code: z.string(), name: z.string() });
const pricePoint = z.object({
  at: time,
  statedAt: time.optional().describe('The feed’s own date of the price; absent: it states none.'),
  money: moneySchema.nullable().describe('Null: from then on it was not offered.'),
});

/** Body of `GET /plans/{id}`; see the domain's `PlanAnswer`. */
export const planSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  provider: z.object({ slug: z.string(), name: z.string(), image: providerImage, example: z.boolean() }),
  scope,
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
  ...plainFacts,
  afterData: afterDataSchema,
  refundRule: z
    .discriminatedUnion('of', [
      z.object({ of: z.literal('plan'), rule: z.string() }),
      z.object({ of: z.literal('provider'), text: z.string(), language: z.enum(locales) }),
    ])
    .nullable()
    .describe('`refund` of the plan, else what the provider says of all its plans; null: neither is known.'),
  price: moneySchema.nullable().describe('List price in the asked currency; null: it cannot be converted.'),
  isEstimate: z.boolean().describe('True: converted from `sellerPrice`.'),
  rateDate: z
    .string()
    .nullable()
    .describe('Day of the exchange rate behind an estimate, YYYY-MM-DD; null: the seller itself asks `price`.'),
  sellerPrice: moneySchema,
  offer,
  history: z
    .array(pricePoint)
    .readonly()
    .describe('List prices in the seller’s currency, in the order in which they were seen.'),
  lowest30Days: pricePoint.nullable().describe('The lowest list price of the last 30 days.'),
  checkedAt,
  isUnconfirmed,
  pin,
} satisfies Readonly<Record<keyof PlanAnswer, z.ZodType>>);
