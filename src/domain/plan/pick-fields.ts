import { listedFields } from './field-lists.ts';
import type { ListedFacts } from './listed-plan.ts';

/**
 * Makes a function that copies fields. Every copy begins as one of an object that has them all: engines keep its shape,
 * while objects that get more than a dozen computed properties one by one become slow dictionaries.
 */
export function fieldPicker<Field extends string>(
  fields: readonly Field[],
): <Facts extends Readonly<Record<Field, unknown>>>(facts: Facts) => Pick<Facts, Field> {
  const empty = Object.fromEntries(fields.map((field) => [field, null])) as Record<Field, unknown>;
  return (facts) => {
    const picked = { ...empty };
    for (const field of fields) picked[field] = facts[field];
    return picked as Pick<typeof facts, Field>;
  };
}

/** The facts of a plan that lists hold as they are. */
export const listedFactsOf: (facts: ListedFacts) => ListedFacts = fieldPicker(listedFields);
