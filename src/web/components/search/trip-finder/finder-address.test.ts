import { describe, expect, it } from 'vitest';
import { searchAddress, tripAddress } from './finder-address.ts';

const nothing = { days: null, gb: null };

describe('tripAddress', () => {
  it.each([
    [nothing, '/japan'],
    [{ days: 10, gb: null }, '/japan?days=10'],
    [{ days: 10, gb: 'unlimited' }, '/japan?days=10&gb=unlimited'],
  ])('for %o is %s', (trip, address) => {
    expect(tripAddress('/japan', trip)).toBe(address);
  });
});

describe('searchAddress', () => {
  it.each([
    ['japan', nothing, '/region?q=japan'],
    [' côte d’ivoire', { days: null, gb: '5' }, '/region?q=c%C3%B4te+d%E2%80%99ivoire&gb=5'],
  ])('of "%s" for %o is %s', (written, trip, address) => {
    expect(searchAddress(written, trip)).toBe(address);
  });

  it('is nowhere until something is written', () => {
    expect(searchAddress('  ', { days: 10, gb: '5' })).toBeNull();
  });
});
