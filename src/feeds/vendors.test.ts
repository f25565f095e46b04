import { describe, expect, it } from 'vitest';
import { parseProviderSlug } from '#domain/provider-slug.ts';
import { isHttpsUrl } from './offer-url.ts';
import { vendors } from './vendors.ts';

describe('the vendors of formats', () => {
  it.each(Object.values(vendors))('$name has a valid slug and address, and is no example', ({ slug, url, example }) => {
    expect(parseProviderSlug(slug).ok).toBe(true);
    expect(isHttpsUrl(url ?? '')).toBe(true);
    expect(example).toBe(false);
  });
});
