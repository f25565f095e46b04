import { groupBy } from '#domain/kernel/group-by.ts';
import { findCountry } from '#domain/place/countries.ts';
import { compareNames } from '#i18n/compare-names.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { DestinationView } from '#domain/listing/destination-view.ts';
import type { Destination } from '#domain/place/destinations.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { bestGeneration, OperatorNames } from '#domain/plan/operator-names.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import { globalRegion } from '#domain/place/regions.ts';
import { markedPrice } from '#domain/listing/row-prices.ts';
import type { Region } from '#domain/place/region.ts';
import type { Context } from '#runtime/services/context.ts';
import type { CoverageChoice, CoverageData, PlanCoverage } from './coverage-data.ts';
import { coverageOf } from './load-plan-coverage.ts';

interface CoverageQuery {
  readonly destination: Destination;
  readonly plans: DestinationPlans;
  /** The list; its first plan is the default. */
  readonly view: DestinationView;
  /** `plan`: an id of this destination's plans. Anything else is ignored. */
  readonly query: URLSearchParams;
  readonly locale: Locale;
}

/** Where the chosen plan works; null for countries, and where no plan is listed. */
export async function loadCoverage(asked: CoverageQuery, context: Context): Promise<CoverageData | null> {
  const { destination, plans, locale } = asked;
  if (destination.kind === 'country') return null;
  const plan = choosePlan(asked);
  const detail = plan === null ? null : await context.catalogue.planDetail(plan.id, { locale });
  if (plan === null || detail === null) return null;
  const { region } = destination;
  return {
    region: region.slug,
    ...sheetOf(region),
    members: region.countries,
    countries: listInhabited(region, locale),
    choice: describeChoice(plan, plans),
    coverage: describeCoverage(detail, region.countries, locale),
  };
}

/** Size of the map in pixels, see `pictures/country/draw-region-map.ts`, to reserve space. */
function sheetOf({ slug }: Region): { readonly width: number; readonly height: number } {
  return { width: 720, height: slug === globalRegion ? 360 : 640 };
}

function choosePlan({ plans, view, query }: CoverageQuery): ListedPlan | null {
  const asked = query.get('plan');
  const chosen = asked === null ? undefined : plans.plans.find(({ id }) => String(id) === asked);
  const { list, picks } = view;
  const first = picks.cheapest ?? list.rows[0] ?? picks.nearest;
  return chosen ?? first?.plan ?? plans.plans[0] ?? null;
}

function describeChoice(plan: ListedPlan, { rules }: DestinationPlans): CoverageChoice {
  const { id, provider, dataKind, dataMb, dataWords, validityDays, price, isEstimate } = plan;
  const shown = markedPrice(price, isEstimate, rules);
  return { id, provider: provider.name, dataKind, dataMb, dataWords, validityDays, price: shown };
}

/** By name. */
function listInhabited({ countries }: Region, locale: Locale): CoverageData['countries'] {
  const compare = compareNames(locale);
  return countries
    .filter((code) => findCountry(code)?.inhabited === true)
    .map((code) => ({ code, name: nameOf(code, locale) }))
    .sort((a, b) => compare(a.name, b.name));
}

function nameOf(code: CountryCode, locale: Locale): string {
  return findCountry(code)?.name[locale] ?? code;
}

function describeCoverage(
  { id, coverage, networks }: PlanDetail,
  members: readonly CountryCode[],
  locale: Locale,
): PlanCoverage {
  const compare = compareNames(locale);
  const named = coverage.map((code) => ({ code, name: nameOf(code, locale) }));
  const byCountry = groupBy(networks, ({ country }) => country);
  const operators = new OperatorNames();
  return coverageOf(
    {
      id,
      coverage: named.sort((a, b) => compare(a.name, b.name)),
      networks: [...byCountry].map(([code, stated]) => ({
        country: { code, name: nameOf(code, locale) },
        generation: bestGeneration(stated),
        operators: operators.merge(stated),
      })),
    },
    members,
  );
}
