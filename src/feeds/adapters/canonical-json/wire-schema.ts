import { z } from 'zod';
import { locales } from '#domain/kernel/locale.ts';
import { cleanText } from '#feeds/feed-text.ts';

/** Version of the format that files name in `format`. */
export const formatName = 'esim-catalogue/1';

const money = z.object({ amount: z.union([z.number(), z.string()]), currency: z.string() });
const known = z.boolean().nullish();
const code = z.string();
const whole = (least: number, most: number) => z.int().min(least).max(most).nullish();
const time = z.iso.datetime({ offset: true }).nullish();
/** Length limit of the decoded text: entities are longer than their characters. */
const words = (most: number) => z.string().refine((text) => (cleanText(text, 20_000) ?? '').length <= most);
const name = words(160);
const dataKind = z.enum(['total', 'daily', 'unlimited', 'payg']);

export const providerSchema = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  name: words(80).min(1),
  image: z.string().nullish(),
  url: z.string().nullish(),
  fictional: z.boolean().nullish(),
});

/** A plan of the canonical catalogue format. Money has at most four decimals; a megabyte is 1/1000 of a gigabyte. */
export const planSchema = z.object({
  id: z.string().min(1),
  provider: z.string().min(1),
  name: z.union([name, z.partialRecord(z.enum(locales), name)]).nullish(),
  scope: z.enum(['local', 'regional', 'global']),
  coverage: z.array(code).min(1).max(250),
  region: z.string().nullish(),
  dataType: dataKind,
  dataMb: z.number().positive().max(10_000_000).nullish(),
  dataWords: words(80).nullish(),
  reducedSpeedKbps: whole(0, 10_000_000),
  speedLimitKbps: whole(1, 10_000_000),
  fairUse: words(500).nullish(),
  validityDays: whole(1, 3650),
  dayCount: z.enum(['24h', 'calendar']).nullish(),
  activation: z.enum(['first-use', 'install', 'purchase']).nullish(),
  installWithinDays: whole(1, 3650),
  price: money,
  prices: z.array(money).max(200).nullish(),
  promoPrice: money
    .extend({
      code: words(40).nullish(),
      newCustomersOnly: known,
      minimumSpend: money.nullish(),
      excludedKinds: z.array(dataKind).max(4).nullish(),
      startsAt: time,
      endsAt: time,
    })
    .nullish(),
  networks: z
    .array(
      z.object({
        country: code,
        operator: words(80).nullish(),
        generation: z.enum(['2G', '3G', '4G', '5G']).nullish(),
      }),
    )
    .nullish(),
  breakout: z.array(code).nullish(),
  tethering: known,
  topUp: known,
  dayPass: known,
  ekyc: known,
  phoneNumber: known,
  voiceMinutes: whole(0, 1_000_000),
  smsCount: whole(0, 1_000_000),
  subscription: known,
  newCustomersOnly: known,
  ads: known,
  url: z.string().nullish(),
  updatedAt: time,
  active: z.boolean().nullish(),
});

export type CanonicalPlan = z.output<typeof planSchema>;

export type CanonicalProvider = z.output<typeof providerSchema>;
