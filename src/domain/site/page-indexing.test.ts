import { expect, it } from 'vitest';
import { isWorthIndexing } from './page-indexing.ts';

it.each([
  [0, false],
  [1, false],
  [2, true],
  [6300, true],
])('a page with %i plans is offered to search engines: %s', (planCount, expected) => {
  expect(isWorthIndexing(planCount)).toBe(expected);
});
