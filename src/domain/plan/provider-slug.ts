import type { Branded } from '#domain/kernel/brand.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

export type ProviderSlug = Branded<string, 'ProviderSlug'>;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Parses `nori-mobile`: lower-case letters, digits and single hyphens, at most 60 characters. */
export function parseProviderSlug(text: string): Result<ProviderSlug> {
  if (text.length > 60) return failure('a provider slug has at most 60 characters');
  if (!slugPattern.test(text))
    return failure(`"${text}" is not a provider slug: lower-case letters, digits and hyphens`);
  return success(text as ProviderSlug);
}
