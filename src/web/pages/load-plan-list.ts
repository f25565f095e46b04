import type { PlanSummary } from '#catalogue/catalogue-reader.ts';
import type { DestinationKey } from '#domain/destination-key.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import type { Locale } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import { findRegion } from '#domain/regions.ts';
import type { Context } from '#runtime/context.ts';
import { countPages } from '#web/components/paging.ts';
import type { PlanListData, PlanRowData } from '#web/components/plan-row-data.ts';
import { showPrices } from './shown-price.ts';

const plansPerPage = 20;

interface PlanListQuery {
  readonly destination: DestinationKey;
  readonly provider?: ProviderSlug;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly locale: Locale;
  /** From 1. */
  readonly page: number;
}

/** One page of the plans of a destination; null: there is no such page, or no plan at all. */
export async function loadPlanList(query: PlanListQuery, context: Context): Promise<PlanListData | null> {
  const { plans, total } = await context.catalogue.planPage({ ...query, pageSize: plansPerPage });
  if (plans.length === 0) return null;
  const shaped = plans.map((plan) => shapePlan(plan, query));
  const dates = shaped.flatMap(({ rateDate }) => rateDate ?? []).sort();
  const from = (query.page - 1) * plansPerPage + 1;
  return {
    rows: shaped.map(({ row }) => row),
    page: query.page,
    pages: countPages(total, plansPerPage),
    from,
    to: from + plans.length - 1,
    total,
    rateDates: dates.length === 0 ? null : { oldest: dates[0] ?? '', newest: dates.at(-1) ?? '' },
  };
}

interface ShapedPlan {
  readonly row: PlanRowData;
  readonly rateDate: string | null;
}

function shapePlan(plan: PlanSummary, options: PlanListQuery): ShapedPlan {
  const { price, perGb, rateDate } = showPrices(plan, options);
  const { slug, name, image } = plan.provider;
  return {
    rateDate,
    row: {
      id: plan.id,
      provider: { slug, name, image },
      name: plan.name,
      scope: plan.scope,
      regionName: plan.region === null ? null : (findRegion(plan.region)?.name[options.locale] ?? null),
      countryCount: plan.countryCount,
      dataKind: plan.dataKind,
      dataMb: plan.dataMb,
      dataWords: plan.dataWords,
      reducedSpeedKbps: plan.reducedSpeedKbps,
      speedLimitKbps: plan.speedLimitKbps,
      fairUse: plan.fairUse,
      validityDays: plan.validityDays,
      generation: plan.generation,
      tethering: plan.tethering,
      topUp: plan.topUp,
      phoneNumber: plan.phoneNumber,
      price,
      perGb,
      checkedAt: plan.checkedAt,
      url: plan.url,
    },
  };
}
