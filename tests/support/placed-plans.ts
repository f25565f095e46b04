import fc from 'fast-check';
import { basketOf } from '#catalogue/read/destination-baskets.ts';
import { floorOf } from '#catalogue/read/destination-floors.ts';
import { DestinationSummaries, type DestinationSummary } from '#catalogue/project/destination-summary.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { PlanAmount } from '#domain/plan/plan-data.ts';
import { anyPlan } from './random-catalogue.ts';

/** The destination of every summary made here. */
const summarisedPlace = 'JP' as DestinationKey;

/** A plan whose id is its place in the list, from 1. */
export interface PlacedPlan {
  readonly plan: PlanFacts;
  readonly providerId: number;
  readonly coverageSetId: number;
}

export const anyPlaced: fc.Arbitrary<PlacedPlan> = fc.record({
  plan: anyPlan,
  providerId: fc.integer({ min: 1, max: 4 }),
  coverageSetId: fc.integer({ min: 1, max: 4 }),
});

export function summarise(plans: readonly PlacedPlan[], setIds: readonly number[]): DestinationSummary | null {
  const summaries = new DestinationSummaries();
  for (const [index, { plan, providerId, coverageSetId }] of plans.entries()) {
    summaries.add({
      ...plan,
      id: index + 1,
      providerId,
      coverageSetId,
      checkedAt: plan.statedAt ?? '2026-10-01',
      changedAt: '',
    });
  }
  return summaries.summarise(summarisedPlace, setIds);
}

interface PriceQuery {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** As it is read from the rows that the summary stores. */
export function readFloor(summary: DestinationSummary, plans: readonly PlacedPlan[], query: PriceQuery) {
  const rows = summary.floors.map((row) => ({
    kind: row.kind,
    display_currency: row.displayCurrency,
    source_currency: row.sourceCurrency,
    units: row.units,
    data_mb: row.megabytes,
    plan: amountOf(plans[(row.planId ?? 0) - 1]?.plan),
  }));
  return floorOf(summarisedPlace, rows, { destinations: [summarisedPlace], ...query });
}

/** As it is read from the rows that the summary stores. */
export function readBasket(summary: DestinationSummary, query: PriceQuery) {
  const rows = summary.baskets.map((row) => ({
    display_currency: row.displayCurrency,
    source_currency: row.sourceCurrency,
    place: row.place,
    units: row.units,
    plan_id: row.planId,
    plan_count: row.planCount,
    price_count: row.priceCount,
  }));
  return basketOf(summarisedPlace, rows, query);
}

export function amountOf(plan: PlanAmount | undefined): PlanAmount | null {
  if (plan === undefined) return null;
  const { dataKind, dataMb, dataWords, validityDays } = plan;
  return { dataKind, dataMb, dataWords, validityDays };
}
