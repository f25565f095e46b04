import { z } from 'zod';

// Fields of a plan shared by all API responses.

export const known = z.boolean().nullable().describe('Null: the seller does not say.');
export const dataKind = z.enum(['total', 'daily', 'unlimited', 'payg']);
export const generation = z.enum(['2G', '3G', '4G', '5G']).nullable();
export const scope = z.enum(['local', 'regional', 'global']);
export const time = z.string().describe('ISO 8601 in UTC.');

const count = z.number().int().nullable();
const kbps = z.number().nullable().describe('kbit/s; null: not stated.');

/** What a plan buys. */
export const amountFacts = {
  dataKind,
  dataMb: z.number().nullable().describe('Decimal megabytes: a day for daily plans, else in all.'),
  dataWords: z.string().nullable().describe('The seller’s own words.'),
  validityDays: count.describe('Null: does not expire.'),
};

/** Data volume, speed and duration. */
export const allowanceFacts = {
  ...amountFacts,
  reducedSpeedKbps: kbps,
  speedLimitKbps: kbps,
  fairUse: z.string().nullable(),
  dayCount: z.enum(['24h', 'calendar']).nullable(),
  activation: z.enum(['first-use', 'install', 'purchase']).nullable(),
  installWithinDays: count,
};

/** Extras and conditions. */
export const conditionFacts = {
  tethering: known,
  topUp: known,
  dayPass: known.describe('True: sold for any number of its days as one eSIM.'),
  ekyc: known,
  phoneNumber: known,
  voiceMinutes: count,
  smsCount: count,
  subscription: known,
  newCustomersOnly: known,
  ads: known,
};

export const offer = z
  .string()
  .nullable()
  .describe('Address on this site that leads to the seller; null: none is known.');
export const checkedAt = time.describe('When the price was last seen; ISO 8601 in UTC.');
export const isUnconfirmed = z.boolean().describe('True: the newest runs of its feed did not name it any more.');
