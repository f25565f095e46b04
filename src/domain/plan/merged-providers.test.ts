import { describe, expect, it } from 'vitest';
import { checkMerge, type MergedProvider } from './merged-providers.ts';
import type { ProviderSlug } from './provider-slug.ts';

const provider = (slug: string, facts: Partial<MergedProvider> = {}): MergedProvider => ({
  slug: slug as ProviderSlug,
  isExample: false,
  mergedInto: null,
  mergedFrom: [],
  ...facts,
});
const slug = (text: string): ProviderSlug => text as ProviderSlug;

describe('checkMerge', () => {
  it('lets two providers of one kind be one, beside others', () => {
    expect(checkMerge(provider('a'), provider('b', { mergedFrom: [slug('c')] })).ok).toBe(true);
    expect(checkMerge(provider('a', { isExample: true }), provider('b', { isExample: true })).ok).toBe(true);
  });

  it.each([
    [provider('a'), provider('a'), 'a cannot be merged into itself.'],
    [provider('a', { isExample: true }), provider('b'), 'An invented provider and a real one cannot be merged.'],
    [provider('a', { mergedInto: slug('c') }), provider('b'), 'a is merged into c already; split it first.'],
    [provider('a'), provider('b', { mergedInto: slug('a') }), 'b is merged into a; split it first.'],
    [provider('a'), provider('b', { mergedInto: slug('c') }), 'b is merged into c; name c instead.'],
    [provider('a', { mergedFrom: [slug('c')] }), provider('b'), 'c is merged into a; split it first.'],
  ])('refuses a chain, a cycle and what is no pair (%#)', (from, into, reason) => {
    expect(checkMerge(from, into)).toEqual({ ok: false, reason });
  });
});
