import { describe, expect, it } from 'vitest';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { unnamedSellers, vendors } from './vendors.ts';

describe('the vendors of formats', () => {
  it.each(Object.values(vendors))('$name has a valid slug and address, and is no example', ({ slug, url, example }) => {
    expect(parseProviderSlug(slug).ok).toBe(true);
    expect(isHttpsUrl(url ?? '')).toBe(true);
    expect(example).toBe(false);
  });

  it('have stand-ins with slugs of their own for sellers that nobody names', () => {
    const sellers = Object.values({ ...vendors, ...unnamedSellers });
    expect(new Set(sellers.map(({ slug }) => slug)).size).toBe(sellers.length);
    for (const { slug, name, url } of Object.values(unnamedSellers)) {
      expect([parseProviderSlug(slug).ok, name.startsWith('Unnamed '), url]).toEqual([true, true, null]);
    }
  });
});
