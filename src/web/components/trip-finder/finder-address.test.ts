import { describe, expect, it } from 'vitest';
import { finderAddress } from './finder-address.ts';

const japan = { text: 'Japan', path: '/japan' };

describe('finderAddress', () => {
  it.each([
    [{ where: japan, days: null, gb: null }, '/japan'],
    [{ where: japan, days: 10, gb: null }, '/japan?days=10'],
    [{ where: japan, days: 10, gb: 'unlimited' }, '/japan?days=10&gb=unlimited'],
    [
      { where: { text: ' côte d’ivoire', path: null }, days: null, gb: '5' },
      '/region?q=c%C3%B4te+d%E2%80%99ivoire&gb=5',
    ],
  ])('of %o is %s', (choices, address) => {
    expect(finderAddress(choices)).toBe(address);
  });

  it('is nowhere until a place is said', () => {
    expect(finderAddress({ where: { text: '  ', path: null }, days: 10, gb: '5' })).toBeNull();
  });
});
