import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { SnakeCase } from '#domain/kernel/snake-case.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';

/** Yes, no or not stated: 1, 0 or null. Both engines store it as an integer. */
export type KnownColumn = number | null;

/** A column of each field that is one value. */
export type FactColumns = {
  [Field in PlainField as SnakeCase<Field>]: true extends PlanFacts[Field] ? KnownColumn : PlanFacts[Field];
};

/** Columns that a plan and a statement of it have in common. */
export interface StatedColumns extends FactColumns {
  /** The seller's own name, or the best one of `names` in English. */
  name: string;
  /** JSON of the names by language; null: the seller gives one name. */
  names: string | null;
  coverage_set_id: number;
  network_set_id: number;
  data_kind: 'total' | 'daily' | 'unlimited' | 'payg';
  data_mb: number | null;
  price_currency: CurrencyCode;
  price_units: number;
  url: string | null;
}
