import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { isInEurope } from './europe.ts';

describe('isInEurope', () => {
  it.each(['DE', 'IS', 'GB', 'CH', 'UA', 'CY', 'RE'] as CountryCode[])('%s is', (country) => {
    expect(isInEurope(country)).toBe(true);
  });

  it.each(['JP', 'US', 'TR', 'GE', 'GL'] as CountryCode[])('%s is not', (country) => {
    expect(isInEurope(country)).toBe(false);
  });

  it('counts a visitor from nobody knows where as European', () => {
    expect(isInEurope(null)).toBe(true);
  });
});
