import type { ProviderSummary } from '#catalogue/read/catalogue-reader.ts';
import type { Money } from '#domain/money/money.ts';
import type { Generation, PlanFacts } from '#domain/plan/plan.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';

type Stated = 'scope' | 'region' | 'coverage' | 'dataKind' | 'dataMb' | 'validityDays' | 'price';

/** A plan of the memory's catalogue. What it leaves out is not stated. */
export interface MemoryPlan
  extends Pick<PlanFacts, Stated>, Partial<Omit<PlanFacts, Stated | 'externalId' | 'name' | 'ownPrices' | 'statedAt'>> {
  readonly id: number;
  readonly provider: ProviderSummary;
  readonly name: string;
  readonly countryCount: number;
  /** The seller's own price in one further currency. */
  readonly ownPrice: Money | null;
  readonly generation: Generation | null;
  readonly checkedAt: string;
  readonly isWithdrawn?: true;
  readonly isUnconfirmed?: true;
  /** Oldest first; left out: the list price since `checkedAt`. */
  readonly history?: readonly PricePoint[];
}
