import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { ShownMoney } from '#domain/money/money.ts';

/** A plan as an option. */
export interface CoverageChoice extends Pick<ListedPlan, 'id' | 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays'> {
  readonly provider: string;
  /** Display price; null: it cannot be converted. */
  readonly price: ShownMoney | null;
}

/** Where a plan works, for a region's page. */
export interface PlanCoverage {
  readonly id: number;
  /** Bit mask over `CoverageData.members`, see `domain/plan/coverage-mask.ts`. */
  readonly mask: string;
  /** Networks by country, each `Orange 5G`, or the generation alone; none: not stated. */
  readonly networks: Readonly<Record<CountryCode, readonly string[]>>;
  /** Names of the countries that it covers beyond the region. */
  readonly beyond: readonly string[];
}

/** Data of the coverage map on a region's page. */
export interface CoverageData {
  /** Slug; part of the map's file name. */
  readonly region: string;
  /** Pixels of the map. */
  readonly width: number;
  readonly height: number;
  /** The region's countries in the order of the mask. */
  readonly members: readonly CountryCode[];
  /** The inhabited ones, by name: shown in the list and counted. */
  readonly countries: readonly { readonly code: CountryCode; readonly name: string }[];
  readonly choice: CoverageChoice;
  readonly coverage: PlanCoverage;
}
