import { expect, it } from 'vitest';
import { elide } from './article.ts';

it.each([
  ['il', '1º novembre', 'il 1º novembre'],
  ['il', '8 novembre', 'l’8 novembre'],
  ['Il', '11 novembre', 'L’11 novembre'],
  ['dal', '18 agosto 2026', 'dal 18 agosto 2026'],
  ['dal', '11 agosto 2026', 'dall’11 agosto 2026'],
  ['del', '1%', 'dell’1%'],
  ['del', '8%', 'dell’8%'],
  ['del', '11%', 'dell’11%'],
  ['al', '80%', 'all’80%'],
  ['del', '18%', 'del 18%'],
  ['del', '110%', 'del 110%'],
  ['i', '8 piani', 'gli 8 piani'],
  ['i', '11.000 piani', 'gli 11.000 piani'],
  ['i', '1100 piani', 'i 1100 piani'],
  ['i', '21 piani', 'i 21 piani'],
] as const)('%s before %s', (article, figure, words) => {
  expect(elide(article, figure)).toBe(words);
});
