import { z } from 'zod';
import { afterDataKinds } from '#domain/plan/after-data.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainType } from '#domain/plan/field-type.ts';
import { dataKinds, type PlanFacts } from '#domain/plan/plan.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';

// Fields of a plan shared by all API responses.

export const known = z.boolean().nullable().describe('Null: the seller does not say.');
export const dataKind = z.enum(dataKinds);
export const generation = z.enum(['2G', '3G', '4G', '5G']).nullable().describe('Null: not stated.');
export const scope = z.enum(['local', 'regional', 'global']);
export const providerImage = z
  .string()
  .nullable()
  .describe('Base path of its picture: `.jpg` is to be appended. Null: it has none.');
export const time = z.string().describe('ISO 8601 in UTC.');

function plainSchema(type: PlainType): z.ZodType {
  switch (type.kind) {
    case 'known':
      return known;
    case 'whole':
      return z.number().int().nullable();
    case 'text':
      return z.string().nullable();
    case 'code':
      return z.string().regex(type.pattern).nullable();
    case 'choice':
      return z.enum(type.values).nullable();
  }
}

const plainShape = Object.fromEntries(
  plainFields.map(({ field, type, about }) => {
    const schema = plainSchema(type);
    return [field, about === null ? schema : schema.describe(about)];
  }),
) as unknown as { readonly [Field in PlainField]: z.ZodType<PlanFacts[Field]> };

/** Everything of a plan that is one value: data, speed, duration, extras and conditions. */
export const plainFacts = {
  dataKind,
  dataMb: z.number().nullable().describe('Decimal megabytes: a day for daily plans, else in all.'),
  ...plainShape,
};

const { dataMb, dataWords, validityDays } = plainFacts;

export const amountFacts = { dataKind, dataMb, dataWords, validityDays };

export const afterDataSchema = z
  .object({
    kind: z.enum(afterDataKinds),
    kbps: z.number().int().nullable().describe('kbit/s; null: not stated, or there is none.'),
  })
  .nullable()
  .describe(
    'What follows when the data is used up, from `reducedSpeedKbps`, `speedLimitKbps` and `afterEnd`, with the speed of `slowed` and `steady`; null: not stated.',
  );

export const offer = z
  .string()
  .nullable()
  .describe('Address on this site that leads to the seller; null: none is known.');
export const checkedAt = time.describe('When the price was last seen; ISO 8601 in UTC.');
export const isUnconfirmed = z.boolean().describe('True: the newest runs of its feed did not name it any more.');

export const pin = z
  .object({ at: time, until: time })
  .nullable()
  .describe(
    'The operator has set the price in place of those of the feed: since when, and until when it counts. Null: the price is the feed’s.',
  );
