import { expect, it } from 'vitest';
import { dal } from './italian-date.ts';

it.each([
  ['8 agosto 2026', 'dall’8 agosto 2026'],
  ['11 agosto 2026', 'dall’11 agosto 2026'],
  ['18 agosto 2026', 'dal 18 agosto 2026'],
  ['1 agosto 2026', 'dal 1 agosto 2026'],
])('the article before %s', (date, words) => {
  expect(dal(date)).toBe(words);
});
