import { describe, expect, it } from 'vitest';
import { destinationOfAddress } from './destination-of-address.ts';

const origin = 'https://esim.example';

describe('destinationOfAddress', () => {
  it.each([
    ['https://esim.example/japan', 'JP'],
    ['https://esim.example/ja/japan?days=7&gb=5', 'JP'],
    ['https://esim.example/fr/region/europe/nori-mobile', 'europe'],
    ['https://esim.example/global', 'global'],
    ['https://esim.example/', null],
    ['https://esim.example/trip', null],
    ['https://esim.example/atlantis', null],
    ['https://elsewhere.example/japan', null],
    ['/japan', null],
    ['', null],
  ])('finds in %s: %s', (address, key) => expect(destinationOfAddress(address, origin)).toBe(key));
});
