import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { ShownMoney } from '#domain/money/money.ts';

/** A plan as the choice names it. */
export interface CoverageChoice extends Pick<ListedPlan, 'id' | 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays'> {
  readonly provider: string;
  /** As it is shown; null: it cannot be converted. */
  readonly price: ShownMoney | null;
}

/** Where a plan works, as far as a region's page tells. */
export interface PlanCoverage {
  readonly id: number;
  /** Over `CoverageData.members`, see `domain/plan/coverage-mask.ts`. */
  readonly mask: string;
  /** Networks by country, each `Orange 5G`, or the generation alone; none: not stated. */
  readonly networks: Readonly<Record<CountryCode, readonly string[]>>;
  /** Names of the countries that it covers beyond the region. */
  readonly beyond: readonly string[];
}

/** What the coverage map of a region's page is drawn from. */
export interface CoverageData {
  /** Slug; names the map. */
  readonly region: string;
  /** Pixels of the map. */
  readonly width: number;
  readonly height: number;
  /** The region's countries in the order of the mask. */
  readonly members: readonly CountryCode[];
  /** The inhabited ones, by name: what the list shows and the count counts. */
  readonly countries: readonly { readonly code: CountryCode; readonly name: string }[];
  readonly choice: CoverageChoice;
  readonly coverage: PlanCoverage;
  /** True: the list begins with the countries that the plan does not cover. */
  readonly showsMissingFirst: boolean;
}
