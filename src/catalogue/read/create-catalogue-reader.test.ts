import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { describe, expect, it } from 'vitest';
import { providerSummary } from './provider-summary.ts';

describe('providerSummary', () => {
  it('takes nothing along that readers do not need', () => {
    const stored = {
      public_id: 'p',
      slug: 's' as ProviderSlug,
      name: 'N',
      url: null,
      image: '/n',
      example: 1,
      id: 9,
      plan_count: 3,
    };
    expect(providerSummary(stored)).toEqual({
      publicId: 'p',
      slug: 's',
      name: 'N',
      url: null,
      image: '/n',
      example: true,
      planCount: 3,
    });
  });
});
