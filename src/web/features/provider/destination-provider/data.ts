import type { ProviderProfile, TextIn } from '#domain/plan/provider-profile.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import type { PromoTerms } from '#domain/plan/promo-terms.ts';
import type { StatedFacts } from '#domain/plan/stated-facts.ts';
import type { PlanStart } from '#catalogue/read/provider-pages.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import type { CheaperElsewhere } from '#web/features/provider/compare-with-others.ts';
import type { ProviderReviews } from './load-reviews.ts';

/** What is known of a company, in the page's language. */
export interface ShownProfile extends Omit<ProviderProfile, 'refundRule'> {
  readonly refundRule: TextIn | null;
}

export interface ProviderData {
  readonly provider: {
    /** Opaque public id. */
    readonly publicId: string;
    readonly slug: string;
    readonly name: string;
    readonly image: string | null;
    /** The provider's own site. */
    readonly url: string | null;
  };
  readonly destination: PlaceForms & {
    /** Without language prefix. */
    readonly path: string;
    readonly flag: string | null;
  };
  /** What is known of the company behind it; null: nothing. */
  readonly profile: ShownProfile | null;
  readonly list: ListData;
  readonly facts: StatedFacts;
  readonly starts: readonly PlanStart[];
  readonly promos: readonly PromoTerms[];
  readonly cheaper: CheaperElsewhere;
  readonly reviews: ProviderReviews;
}
