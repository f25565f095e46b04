import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { DataKind, Generation, PlanFacts, PlanScope, ProviderFacts } from '#domain/plan/plan.ts';
import type { PlanFeature } from '#domain/plan/plan-fields.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

/** An offered plan with everything that its feed states and the catalogue keeps. */
export interface WholePlan {
  readonly id: number;
  /** As visitors see it. */
  readonly provider: ProviderFacts;
  /** As its feed names it: another one if the operator has merged two. */
  readonly statedProvider: ProviderSlug;
  /** `statedAt` is when the price was last seen: never null here. */
  readonly plan: PlanFacts & { readonly statedAt: string };
  /** True: missing from the newest runs of its feed. */
  readonly isUnconfirmed: boolean;
  /** The operator's price, in place of those of the feed; null: the price is the feed's. */
  readonly pin: PinTimes | null;
}

/** Since when and until when a pinned price counts. ISO 8601 in UTC. */
interface PinTimes {
  readonly at: string;
  readonly until: string;
}

/** Filters of plans; absent ones match all. */
export interface PlanSelection {
  readonly destination?: DestinationKey;
  readonly provider?: ProviderSlug;
  /** Ids of coverage sets. */
  readonly coverageSets?: readonly number[];
  readonly scope?: PlanScope;
  readonly dataKind?: DataKind;
  /** Megabytes; plans without a stated amount never match. */
  readonly leastMb?: number;
  readonly mostMb?: number;
  /** Days. Plans that never expire always match. */
  readonly leastDays?: number;
  readonly mostDays?: number;
  /** The best network that the plan states in the destination; without one, anywhere. */
  readonly generation?: Generation;
  /** Stated features: a plan that does not state one matches neither value. */
  readonly features?: Partial<Readonly<Record<PlanFeature, boolean>>>;
}
