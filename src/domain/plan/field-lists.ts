import { keysOf } from '#domain/kernel/records.ts';
import { snakeCase, type SnakeCase } from '#domain/kernel/snake-case.ts';
import type { IsAtLeast } from './field-rules.ts';
import type { AnyType, PlainType, PoolName } from './field-type.ts';
import type { PlanFacts } from './plan.ts';
import {
  planFields,
  type ListedField,
  type OptionalField,
  type PlainField,
  type PlanFeature,
  type PlanFields,
  type PooledField,
} from './plan-fields.ts';

/** A field that is one value wherever it is kept, with its type and its column. */
export interface PlainEntry {
  readonly field: PlainField;
  readonly column: SnakeCase<PlainField>;
  readonly type: PlainType;
  readonly about: string | null;
}

/** What every entry of the table has. */
interface Declared {
  readonly type: AnyType;
  readonly unknown: 'stated' | null | readonly [];
  readonly fingerprint: string;
  readonly pool: string | null;
  readonly better: unknown;
  readonly about?: string;
}

const declared: Readonly<Record<keyof PlanFacts, Declared>> = planFields;

/** In the order of the table. */
const entries = keysOf(planFields).map((field) => [field, declared[field]] as const);

/** In the order of the table. */
export const plainFields: readonly PlainEntry[] = entries.flatMap(([name, { type, about = null }]) => {
  const field = name as PlainField;
  return type.kind === 'own' ? [] : [{ field, column: snakeCase(field), type, about }];
});

function fieldsWhere<Field extends keyof PlanFacts>(fits: (entry: Declared) => boolean): readonly Field[] {
  return entries.flatMap(([field, entry]) => (fits(entry) ? [field as Field] : []));
}

/** What a seller may say yes or no to. */
export const planFeatures = fieldsWhere<PlanFeature>(({ type }) => type.kind === 'known');

/** Fields that lists hold as they are. */
export const listedFields = fieldsWhere<ListedField>(({ pool }) => pool !== null && pool !== 'own');

/** Those of them that are one value. */
export const listedPlainFields = listedFields.filter((field): field is Extract<PlainField, ListedField> =>
  plainFields.some((plain) => plain.field === field),
);

export function fieldsOfPool<Pool extends PoolName>(name: Pool): readonly PooledField<Pool>[] {
  return fieldsWhere(({ pool }) => pool === name);
}

export const worthRules = entries.flatMap(([field, { better }]) =>
  typeof better === 'function' ? [{ field: field as ListedField, isAtLeast: better as IsAtLeast<unknown> }] : [],
);

/** Fields of the fingerprint by name; those without `always` count only where they are stated. */
export const fingerprintFields = entries
  .flatMap(([field, { fingerprint }]) =>
    fingerprint === 'always' || fingerprint === 'stated' ? [{ field, isAlways: fingerprint === 'always' }] : [],
  )
  .sort((a, b) => (a.field < b.field ? -1 : 1));

/** Values of the fields that a feed does not mention: not stated. A mapper overrides what its feed states. */
export const unstatedFacts = Object.fromEntries(
  entries.flatMap(([field, { unknown }]) => (unknown === 'stated' ? [] : [[field, unknown]])),
) as unknown as { readonly [Field in OptionalField]: PlanFields[Field]['unknown'] };
