import { z } from 'zod';
import { countryCode, currencyCode, money } from '#database/stored-money.ts';
import { markUpRoundings, type MarkUp } from '#domain/money/mark-up.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';
import { feedFormatNames, type FeedFormatName } from '#feeds/adapters/feed-format.ts';
import { holdRules } from '#feeds/judge/hold-reasons.ts';
import type { ImportReport } from '#feeds/judge/import-report.ts';
import { parseOfferUrl } from '#feeds/row/offer-url.ts';
import { skipReasons } from '#feeds/read/skip-reason.ts';
import { suspicionRules } from '#feeds/judge/suspicion.ts';
import { mappingSchema } from '#feeds/row/mapping-schema.ts';
import { parsed } from '#feeds/row/mapping-values.ts';

// JSON columns of runs and held feeds. What an older version has not written yet has a default; what a newer one has
// added is dropped. Everything throws a `ZodError` for a damaged row.

/** Options of a held import, reused when it is published. */
export interface HeldRequest extends FeedOptions {
  readonly format: FeedFormatName;
  readonly partial: boolean;
  readonly feed: string | null;
}

const count = z.int().min(0);
const counts = z.record(z.string(), count);
const format = z.enum(feedFormatNames);

const markUp: z.ZodType<MarkUp> = z.object({
  percentHundredths: count,
  fixed: money.nullable().default(null),
  rounding: z.enum(markUpRoundings),
});

const heldRequest: z.ZodType<HeldRequest> = z.object({
  format,
  partial: z.boolean().default(false),
  feed: z.string().nullable().default(null),
  provider: parsed(parseProviderSlug).nullable().default(null),
  offerUrl: parsed(parseOfferUrl).nullable().default(null),
  currency: currencyCode.nullable().default(null),
  markUp: markUp.nullable().default(null),
  places: z.record(z.string(), z.array(countryCode)).optional(),
  mapping: mappingSchema.nullable().default(null),
});

const planPrice = z.object({ provider: z.string(), id: z.string(), price: money });
const skipSample = z.object({ row: count, reason: z.enum(skipReasons), field: z.string(), value: z.string() });
const suspiciousRow = z.object({ row: count, id: z.string(), rule: z.enum(suspicionRules), finding: z.string() });

const importReport: z.ZodType<ImportReport> = z.object({
  format,
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  withdrawn: count,
  unseen: count.default(0),
  examplesWithdrawn: count.default(0),
  repriced: count.default(0),
  skipped: byName(skipReasons, z.object({ count, samples: z.array(skipSample) })),
  suspicious: byName(suspicionRules, z.object({ count, samples: z.array(suspiciousRow) })),
  examples: z.object({
    added: z.array(planPrice),
    changed: z.array(planPrice.extend({ before: money })),
    withdrawn: z.array(planPrice),
    unseen: z.array(planPrice),
  }),
  sellers: z
    .array(z.object({ provider: z.string(), active: count, missing: count, repriced: count }))
    .nullable()
    .default(null),
  worst: z
    .array(
      z.object({
        provider: z.string(),
        id: z.string(),
        price: z.string().default('price'),
        before: money,
        after: money.nullable(),
        factor: z.number().nullable(),
      }),
    )
    .default([]),
  holdReasons: z.array(z.object({ rule: z.enum(holdRules), words: z.string() })),
  leftOut: counts,
  complete: z.boolean(),
  damage: z.string().nullable().default(null),
  unreadColumns: counts.default({}),
  markUp: z.object({ rule: markUp, plans: count }).nullable().default(null),
});

export function parseHeldRequest(json: string): HeldRequest {
  return heldRequest.parse(JSON.parse(json));
}

/** @param json null: nothing was read */
export function parseImportReport(json: string | null): ImportReport | null {
  return json === null ? null : importReport.parse(JSON.parse(json));
}

/** Entries by names of a closed list; those of other versions are dropped. */
function byName<Name extends string, Entry>(names: readonly Name[], entry: z.ZodType<Entry>) {
  return z
    .record(z.string(), z.unknown())
    .default({})
    .transform((all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => names.some((known) => known === name))),
    )
    .pipe(z.partialRecord(z.enum(names), entry));
}
