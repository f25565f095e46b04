import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateTo } from './navigate-to.ts';

describe('navigateTo', () => {
  const went: string[] = [];

  beforeEach(() => {
    went.length = 0;
    vi.stubGlobal('location', {
      href: 'https://roamchart.example/germany',
      origin: 'https://roamchart.example',
      assign: (address: string) => went.push(address),
      replace: (address: string) => went.push(`instead: ${address}`),
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('goes to an address of the site', () => {
    navigateTo('/japan?days=3');
    navigateTo('/japan', { isReplacement: true });
    expect(went).toEqual(['https://roamchart.example/japan?days=3', 'instead: https://roamchart.example/japan']);
  });

  it('refuses another site unless it is said', () => {
    expect(() => navigateTo('https://elsewhere.example/')).toThrow('another site');
    expect(() => navigateTo('//elsewhere.example/')).toThrow('another site');
    expect(went).toEqual([]);
    navigateTo('https://elsewhere.example/', { isExternal: true });
    expect(went).toEqual(['https://elsewhere.example/']);
  });

  it('never runs what is no address of the web', () => {
    expect(() => navigateTo('javascript:alert(1)', { isExternal: true })).toThrow('javascript:');
    expect(went).toEqual([]);
  });
});
