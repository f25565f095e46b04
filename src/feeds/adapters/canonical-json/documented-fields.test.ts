import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainFields } from '#domain/plan/field-lists.ts';

it('names every field in the documentation, with the values it may have', () => {
  const text = readFileSync('docs/canonical-format.md', 'utf8');
  const words = plainFields.flatMap(({ field, type }) => [field, ...(type.kind === 'choice' ? type.values : [])]);
  expect(words.filter((word) => !text.includes(`\`${word}\``))).toEqual([]);
});
