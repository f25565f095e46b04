import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ProviderSlug } from './provider-slug.ts';

/** A provider with its merges: feeds spell one seller in different ways, and visitors see one of them. */
export interface MergedProvider {
  readonly slug: ProviderSlug;
  /** True: invented. */
  readonly isExample: boolean;
  /** As whom visitors see it; null: as itself. */
  readonly mergedInto: ProviderSlug | null;
  /** Who is seen as it, too; by slug. */
  readonly mergedFrom: readonly ProviderSlug[];
}

/** Merges have one level, so that each split restores what was before. */
export function checkMerge(from: MergedProvider, into: MergedProvider): Result<null> {
  const [first] = from.mergedFrom;
  if (from.slug === into.slug) return failure(`${from.slug} cannot be merged into itself.`);
  if (from.isExample !== into.isExample) return failure('An invented provider and a real one cannot be merged.');
  if (from.mergedInto !== null)
    return failure(`${from.slug} is merged into ${from.mergedInto} already; split it first.`);
  if (into.mergedInto === from.slug) return failure(`${into.slug} is merged into ${from.slug}; split it first.`);
  if (into.mergedInto !== null)
    return failure(`${into.slug} is merged into ${into.mergedInto}; name ${into.mergedInto} instead.`);
  if (first !== undefined) return failure(`${first} is merged into ${from.slug}; split it first.`);
  return success(null);
}
