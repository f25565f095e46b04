import { expect, it } from 'vitest';
import { parseSellerNetworks, readSellerFact } from './seller-facts.ts';

it('reads networks by country', () => {
  const text = 'jp: Docomo , KDDI; KR:SK Telecom';
  expect(readSellerFact('networks', text)).toEqual({ ok: true, value: text });
  const named = parseSellerNetworks(text)?.map(({ country, operator }) => `${country} ${operator}`);
  expect(named).toEqual(['JP Docomo', 'JP KDDI', 'KR SK Telecom']);
});

it.each(['', 'Docomo', 'JP:', 'UK: EE', 'JP: Docomo; XX: One', `JP: ${'x, '.repeat(200)}`])(
  'refuses the networks "%s"',
  (text) => expect(readSellerFact('networks', text).ok).toBe(false),
);
