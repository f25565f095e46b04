import { expect, it } from 'vitest';
import { readSellerFact } from './seller-facts.ts';

it.each([
  ['jp: Docomo , KDDI; KR:SK Telecom', { ok: true, value: 'JP: Docomo, KDDI; KR: SK Telecom' }],
  ['JP: Docomo; JP: KDDI', { ok: true, value: 'JP: Docomo, KDDI' }],
])('reads the networks "%s"', (text, expected) => expect(readSellerFact('networks', text)).toEqual(expected));

it.each(['', 'Docomo', 'JP:', 'UK: EE', 'JP: Docomo; XX: One', `JP: ${'x, '.repeat(200)}`])(
  'refuses the networks "%s"',
  (text) => expect(readSellerFact('networks', text).ok).toBe(false),
);
