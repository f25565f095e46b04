import { expect, it } from 'vitest';
import { parseName } from './parse-name.ts';

it.each([
  ['Ana', 'Ana'],
  ['  Jo   van\tDam ', 'Jo van Dam'],
  ['渡辺', '渡辺'],
  ['Zoe\u0308', 'Zo\u00eb'],
])('%j is a name', (text, name) => {
  expect(parseName(text)).toEqual({ ok: true, value: name });
});

it.each(['', ' \t', 'x'.repeat(41), 'Ana\u202eanA', 'A\u0000na', 'A\u200bna'])('%j is none', (text) => {
  expect(parseName(text).ok).toBe(false);
});
