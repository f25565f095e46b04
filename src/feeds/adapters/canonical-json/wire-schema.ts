import { z } from 'zod';
import { locales } from '#domain/kernel/locale.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainType } from '#domain/plan/field-type.ts';
import { dataKinds, type PlanFacts, type ProviderFacts } from '#domain/plan/plan.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { wireInteger, wireNumber } from '#feeds/row/wire-number.ts';

/** A plan and the providers that the file lists. */
export interface CanonicalRow {
  readonly entry: unknown;
  readonly providers: ReadonlyMap<string, ProviderFacts>;
}

/** Version of the format that files name in `format`. */
export const formatName = 'esim-catalogue/1';

const money = z.object({ amount: z.union([z.number(), z.string()]), currency: z.string() });
const known = z.boolean().nullish();
const code = z.string();
const time = z.iso.datetime({ offset: true }).nullish();
/** Length limit of the decoded text: entities are longer than their characters. */
const words = (most: number) => z.string().refine((text) => (cleanText(text, 20_000) ?? '').length <= most);
const name = words(160);
const dataKind = z.enum(dataKinds);

function plainSchema(type: PlainType): z.ZodType {
  switch (type.kind) {
    case 'known':
      return z.boolean();
    case 'whole':
      return wireInteger(type.least, type.most);
    case 'text':
      return words(type.most);
    case 'code': {
      const aliases = new Map(Object.entries(type.aliases));
      return z
        .string()
        .transform((word) => aliases.get(word) ?? word)
        .pipe(z.string().regex(type.pattern));
    }
    case 'choice':
      return z.enum(type.values);
  }
}

/** Fields that are one value: left out or null where the seller does not state them. */
const plainShape = Object.fromEntries(
  plainFields.map(({ field, type }) => [field, plainSchema(type).nullish()]),
) as unknown as { readonly [Field in PlainField]: z.ZodOptional<z.ZodType<PlanFacts[Field]>> };

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
  dataMb: wireNumber.pipe(z.number().positive().max(10_000_000)).nullish(),
  ...plainShape,
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
  url: z.string().nullish(),
  updatedAt: time,
  /** Exports say it for their readers: the operator's price, not the feed's. Imports ignore it. */
  pinnedUntil: z.string().nullish(),
  active: z.boolean().nullish(),
});

export type CanonicalPlan = z.output<typeof planSchema>;

export type CanonicalProvider = z.output<typeof providerSchema>;
