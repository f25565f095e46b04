import type { ShownCorrection } from '#domain/site/correction.ts';
import { methodRules, type MethodRules } from '#domain/site/method-rules.ts';
import type { ModerationCounts } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';

export interface MethodologyData {
  readonly rules: MethodRules;
  readonly reviews: Pick<ModerationCounts, 'received' | 'published' | 'rejected' | 'removed'>;
  /** The latest day first. */
  readonly corrections: readonly ShownCorrection[];
}

/** How plans are compared, with the constants from the code. */
export async function loadMethodology(request: PageRequest, context: Context): Promise<Loaded<MethodologyData>> {
  const { locale, messages } = request;
  const [counts, corrections] = await Promise.all([
    context.reviews.moderationCounts(),
    context.corrections.corrections(locale),
  ]);
  const { received, published, rejected, removed } = counts;
  const { title, description } = messages.methodology;
  return {
    kind: 'page',
    head: { title, description },
    search: '',
    data: { rules: methodRules(), reviews: { received, published, rejected, removed }, corrections },
  };
}
