import { z } from 'zod';
import { countryCode, money } from '#database/stored-money.ts';
import { locales } from '#domain/kernel/locale.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { Money } from '#domain/money/money.ts';
import type { Absence } from '#domain/plan/effective-plan.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import type { FeedPrices } from '#domain/plan/price-pin.ts';
import { dataKinds, type PlanNetwork } from '#domain/plan/plan.ts';
import type { PartialText } from '#domain/plan/provider-profile.ts';
import { sellerFacts, type SellerFacts } from '#domain/plan/provider-profile.ts';

// JSON columns of the catalogue. What an older version has not written yet has a default; what a newer one has added is
// dropped. Everything throws a `ZodError` for a damaged row.

type FurtherPrices = Omit<FeedPrices, 'price'>;

/** A statement that a later one has replaced. */
export interface StatementDifference {
  /** Columns whose values differ from those of the next newer statement. */
  readonly columns: Readonly<Record<string, string | number | null>>;
  /** Runs that missed the plan before it was stated again. */
  readonly absences: readonly Absence[];
}

const generation = z.enum(['2G', '3G', '4G', '5G']).nullable().default(null);

const networks: z.ZodType<readonly PlanNetwork[]> = z.array(
  z.object({
    country: countryCode,
    operator: z.string().nullable().default(null),
    generation,
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

const furtherPrices: z.ZodType<FurtherPrices> = z.object({
  ownPrices: z.array(money).default([]),
  promo: promo.nullable().default(null),
});

const noFurtherPrices: FurtherPrices = { ownPrices: [], promo: null };

const difference: z.ZodType<StatementDifference> = z.object({
  columns: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).default({}),
  absences: z.array(z.object({ runId: z.int(), withdraws: z.boolean(), unconfirmedAfter: z.int() })).default([]),
});

const networkCorrection = z.object({
  countries: z.array(countryCode).nullable().default(null),
  networks: z.array(z.object({ operator: z.string().nullable().default(null), generation })),
});

const correction = z.object({
  networks: networkCorrection.exactOptional(),
  dataKind: z.enum(dataKinds).exactOptional(),
  dataMb: z.number().nullable().exactOptional(),
  dataWords: z.string().nullable().exactOptional(),
  validityDays: z.int().nullable().exactOptional(),
  tethering: z.boolean().nullable().exactOptional(),
});

const texts: z.ZodType<PartialText> = z.partialRecord(z.enum(locales), z.string());

const facts: z.ZodType<SellerFacts> = z.partialRecord(z.enum(sellerFacts), z.string());

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

/** @param json null: neither own prices nor a promo */
export function parseFurtherPrices(json: string | null): FurtherPrices {
  return json === null ? noFurtherPrices : furtherPrices.parse(JSON.parse(json));
}

/** The reverse of `parseFurtherPrices`. */
export function furtherPricesText({ ownPrices, promo: offer }: FurtherPrices): string | null {
  return ownPrices.length === 0 && offer === null ? null : JSON.stringify({ ownPrices, promo: offer });
}

export function parseDifference(json: string): StatementDifference {
  return difference.parse(JSON.parse(json));
}

export function parsePinnedPrice(json: string): Money {
  return money.parse(JSON.parse(json));
}

/** What is stored of a correction: its facts, and networks beside them. */
export function parseCorrection(json: string): Pick<PlanCorrection, 'facts' | 'networks'> {
  const { networks: corrected, ...facts } = correction.parse(JSON.parse(json));
  return { facts, ...(corrected !== undefined && { networks: corrected }) };
}

/** Texts by language; other languages are dropped. @param json null: none */
export function parseTexts(json: string | null): PartialText {
  return json === null ? {} : texts.parse(JSON.parse(json, onlyNames(locales)));
}

/** @param json null: none */
export function parseSellerFacts(json: string | null): SellerFacts {
  return json === null ? {} : facts.parse(JSON.parse(json, onlyNames(sellerFacts)));
}

/** @param json null: none */
export function parseTextList(json: string | null): readonly string[] {
  return json === null ? [] : listOfTexts.parse(JSON.parse(json));
}

/** What a newer version has added is dropped. */
function onlyNames(names: readonly string[]) {
  return (key: string, value: unknown): unknown => (key === '' || names.includes(key) ? value : undefined);
}
