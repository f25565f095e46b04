import type { FactColumns } from '#database/stated-columns.ts';
import type { SnakeCase } from '#domain/kernel/snake-case.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { asKnown } from './stored-values.ts';

interface FactReader<Field extends PlainField> {
  readonly columns: readonly `plan.${SnakeCase<Field>}`[];
  readonly read: (row: Pick<FactColumns, SnakeCase<Field>>) => Pick<PlanFacts, Field>;
}

/** Reads fields of plans that are a column each. */
export function factReader<Field extends PlainField>(fields: readonly Field[]): FactReader<Field> {
  const read = plainFields.filter(({ field }) => fields.some((each) => each === field));
  // A copy of an object that has all properties keeps its shape; see `fieldPicker`.
  const empty = Object.fromEntries(read.map(({ field }) => [field, null])) as Record<PlainField, unknown>;
  return {
    columns: read.map(({ column }) => `plan.${column}`) as FactReader<Field>['columns'],
    read: (row: Partial<FactColumns>) => {
      const facts = { ...empty };
      for (const { field, column, type } of read) {
        const value = row[column] ?? null;
        facts[field] = type.kind === 'known' ? asKnown(value as number | null) : value;
      }
      return facts as unknown as Pick<PlanFacts, Field>;
    },
  };
}
