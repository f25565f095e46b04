import type { ProviderSummary } from '#catalogue/catalogue-reader.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { Generation, Known, PlanFacts, PlanNetwork } from '#domain/plan/plan.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';

/** A plan of the memory's catalogue. What it leaves out is not stated. */
export interface StoredPlan extends Pick<
  PlanFacts,
  | 'scope'
  | 'region'
  | 'coverage'
  | 'dataKind'
  | 'dataMb'
  | 'dataWords'
  | 'reducedSpeedKbps'
  | 'speedLimitKbps'
  | 'fairUse'
  | 'validityDays'
  | 'price'
  | 'promo'
  | 'tethering'
  | 'topUp'
  | 'ekyc'
  | 'phoneNumber'
  | 'url'
> {
  readonly id: number;
  readonly provider: ProviderSummary;
  readonly name: string;
  readonly countryCount: number;
  /** The seller's own price in one further currency. */
  readonly ownPrice: Money | null;
  readonly generation: Generation | null;
  readonly checkedAt: string;
  readonly networks?: readonly PlanNetwork[];
  readonly breakout?: readonly CountryCode[];
  readonly dayCount?: PlanFacts['dayCount'];
  readonly dayPass?: Known;
  readonly newCustomersOnly?: Known;
  readonly subscription?: Known;
  readonly activation?: PlanFacts['activation'];
  readonly installWithinDays?: number | null;
  readonly voiceMinutes?: number | null;
  readonly smsCount?: number | null;
  readonly ads?: Known;
  readonly isWithdrawn?: true;
  /** Oldest first; left out: the list price since `checkedAt`. */
  readonly history?: readonly PricePoint[];
}
