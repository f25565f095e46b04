import { z } from 'zod';
import { countryCode, money } from '#database/stored-money.ts';
import { locales } from '#domain/kernel/locale.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { FeedPrices } from '#domain/plan/price-pin.ts';
import type { PlanNetwork } from '#domain/plan/plan.ts';
import type { PartialText } from '#domain/plan/provider-profile.ts';

// JSON columns of the catalogue. What an older version has not written yet has a default; what a newer one has added is
// dropped. Everything throws a `ZodError` for a damaged row.

/** A plan as it was before an import changed it, as its feed stated it. */
export interface PlanBefore {
  /** The row of `plan`. */
  readonly row: Readonly<Record<string, string | number | null>>;
  readonly prices: FeedPrices;
  /** ISO 8601 in UTC: when its feed had last confirmed it. */
  readonly checkedAt: string;
}

const networks: z.ZodType<readonly PlanNetwork[]> = z.array(
  z.object({
    country: countryCode,
    operator: z.string().nullable().default(null),
    generation: z.enum(['2G', '3G', '4G', '5G']).nullable().default(null),
  }),
);

const promo = z.object({
  price: money,
  code: z.string().nullable().default(null),
  newCustomersOnly: z.boolean().nullable().default(null),
  minimumSpend: money.nullable().default(null),
  excludedKinds: z.array(z.enum(['total', 'daily', 'unlimited', 'payg'])).default([]),
  startsAt: z.string().nullable().default(null),
  endsAt: z.string().nullable().default(null),
});

const feedPrices: z.ZodType<FeedPrices> = z.object({
  price: money,
  ownPrices: z.array(money).default([]),
  promo: promo.nullable().default(null),
});

const planBefore: z.ZodType<PlanBefore> = z.object({
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  prices: feedPrices,
  checkedAt: z.string(),
});

const texts: z.ZodType<PartialText> = z.partialRecord(z.enum(locales), z.string());

const listOfTexts = z.array(z.string());

export function parseNetworks(json: string): readonly PlanNetwork[] {
  return networks.parse(JSON.parse(json));
}

/** Like `parseNetworks`, for one country: only its networks of possibly a hundred countries are parsed. */
export function parseNetworksIn(json: string, country: DestinationKey): readonly PlanNetwork[] {
  if (!json.includes(`"country":"${country}"`)) return [];
  const all: unknown = JSON.parse(json);
  return networks.parse(Array.isArray(all) ? all.filter((network) => Object(network).country === country) : all);
}

export function parseFeedPrices(json: string): FeedPrices {
  return feedPrices.parse(JSON.parse(json));
}

export function parsePlanBefore(json: string): PlanBefore {
  return planBefore.parse(JSON.parse(json));
}

/** Texts by language; other languages are dropped. @param json null: none */
export function parseTexts(json: string | null): PartialText {
  return json === null ? {} : texts.parse(JSON.parse(json, dropOtherLanguages));
}

/** @param json null: none */
export function parseTextList(json: string | null): readonly string[] {
  return json === null ? [] : listOfTexts.parse(JSON.parse(json));
}

function dropOtherLanguages(key: string, value: unknown): unknown {
  return key === '' || locales.some((locale) => locale === key) ? value : undefined;
}
