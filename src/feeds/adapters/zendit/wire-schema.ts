import { z } from 'zod';
import { wireDays, wireNumber } from '#feeds/row/wire-number.ts';

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

/** Whole numbers of 1/denomination of the currency's unit: 6000 at 100 is 60.00. */
export const priceSchema = z.object({
  currency: z.object({ code: z.string(), denomination: wireNumber }),
  fixed: wireNumber.nullish(),
});

/** Absent for a plan without. Unlimited minutes have no number. */
const allowance = z.object({ type: z.string(), minutes: wireNumber.nullish(), number: wireNumber.nullish() }).nullish();

const detailsSchema = z.object({
  durationDays: wireDays,
  /** `gb` counts 1000 MB a gigabyte and is 0 for unlimited offers. */
  data: z.object({ gb: wireNumber.nullish(), type: z.enum(['limited', 'unlimited']) }),
  voice: allowance,
  sms: allowance,
  dataSpeeds: texts,
  roamingDetails: z
    .array(z.object({ dataSpeeds: texts, country: z.object({ code: text, name: text }).nullish() }))
    .nullish(),
});

/** Common to every offer, whatever it sells. */
export const offerSchema = z.object({ offerId: z.string().min(1), type: z.string(), enabled: z.boolean().nullish() });

/** One eSIM offer of Zendit. `cost` is what a reseller pays; `regions` is sometimes wrong. */
export const esimOfferSchema = offerSchema.extend({
  priceType: text,
  details: detailsSchema,
  country: z.object({ code: text, name: text }).nullish(),
  notes: text,
  notesShort: text,
  subTypes: texts,
  price: priceSchema.nullish(),
  cost: z.unknown().optional(),
});

export type EsimOffer = z.output<typeof esimOfferSchema>;
