import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { findCountry } from '#domain/place/countries.ts';
import { findDestination } from '#domain/place/destinations.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import { journeyDays, stopsIn, stopStarts, type Journey } from '#domain/journey/journey.ts';
import type { Purchase } from '#domain/journey/journey-purchases.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { markEstimate, type ShownMoney } from '#domain/money/money.ts';
import type { JourneyAnswer, Way } from '#domain/journey/plan-journey.ts';
import { findRegion } from '#domain/place/regions.ts';
import { rowPrices } from '#domain/listing/row-prices.ts';
import { pathOf } from '#web/pages/places.ts';
import type { ShownNearMiss, ShownPurchase, ShownStop, ShownWay, TripAnswer, WayName } from './trip-data.ts';
import { isTrial } from '#domain/trip/trip-cost.ts';

interface Shaping {
  readonly journey: Journey;
  readonly listed: DestinationPlans;
  readonly locale: Locale;
}

/** Ids of all plans in an answer. */
export function plansNamed({ ways, locals, nearMiss }: JourneyAnswer): readonly number[] {
  const purchases = [...ways, ...(locals === null ? [] : [locals])].flatMap((way) => way.purchases);
  return [...purchases, ...(nearMiss === null ? [] : [nearMiss.purchase])].map(({ plan }) => plan.id);
}

/** The answer as page data: serializable, rounded, in the visitor's language. */
export function shapeAnswer(answer: JourneyAnswer, shaping: Shaping): TripAnswer {
  return {
    stops: shapeStops(shaping),
    days: journeyDays(shaping.journey),
    ways: shapeWays(answer, shaping),
    nearMiss: answer.nearMiss === null ? null : shapeNearMiss(answer.nearMiss, shaping),
    rateDates: shaping.listed.rateDates,
  };
}

function shapeStops({ journey, locale }: Shaping): readonly ShownStop[] {
  const starts = stopStarts(journey);
  return journey.stops.map(({ country, days, dataMb }, index) => {
    const destination = findDestination(country);
    return {
      name: findCountry(country)?.name[locale] ?? country,
      flag: country,
      path: destination === null ? '/' : pathOf(destination),
      start: starts[index] ?? 0,
      days,
      dataMb,
    };
  });
}

/** Cheapest first, then with fewer installations; last one plan per country, if that is different. */
function shapeWays({ ways, locals }: JourneyAnswer, shaping: Shaping): readonly ShownWay[] {
  const shown = ways.toReversed().map((way, index) => {
    const isLast = index === ways.length - 1;
    const name: WayName = index === 0 ? 'cheapest' : isLast ? 'fewest' : 'between';
    return shapeWay(way, name, { ...shaping, simpler: ways[ways.length - 2 - index] ?? null });
  });
  const isNew = locals !== null && !ways.some((way) => isSameWay(way, locals));
  return [...shown, ...(isNew ? [shapeWay(locals, 'locals', { ...shaping, simpler: null })] : [])].filter(
    (way) => way !== null,
  );
}

function isSameWay(a: Way, b: Way): boolean {
  const key = ({ purchases }: Way): string => purchases.map(({ plan, stops }) => `${plan.id}.${stops}`).join();
  return key(a) === key(b) || (a.units === b.units && a.installs === b.installs && a.missing === b.missing);
}

/** Null: one of its plans has been withdrawn since it was calculated. */
function shapeWay(
  way: Way,
  name: WayName,
  { simpler, ...shaping }: Shaping & { readonly simpler: Way | null },
): ShownWay | null {
  const purchases = way.purchases.flatMap((purchase) => shapePurchase(purchase, shaping) ?? []);
  if (purchases.length < way.purchases.length) return null;
  const { gaps, installs, isProven, units } = way;
  const isEstimate = purchases.some((purchase) => purchase.isEstimate);
  const shown = (amount: number): ShownMoney => {
    const money = { units: amount, currency: shaping.listed.currency };
    return markEstimate(roundShownPrice({ money, estimate: isEstimate }, shaping.listed.rules), isEstimate);
  };
  const isCheaper = simpler !== null && simpler.missing === way.missing && simpler.units > units;
  return {
    name,
    cost: shown(units),
    installs,
    saving: isCheaper ? shown(simpler.units - units) : null,
    purchases,
    gaps,
    isProven,
  };
}

function shapePurchase(purchase: Purchase, { journey, listed, locale }: Shaping): ShownPurchase | null {
  const plan = listed.plans.find(({ id }) => id === purchase.plan.id);
  if (plan === undefined) return null;
  const { region } = plan.coverage;
  const stops = stopsIn(purchase.stops);
  const starts = stopStarts(journey);
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  return {
    plan,
    trip: purchase.trip,
    prices: rowPrices(plan, purchase.trip, listed.rules),
    isEstimate: isCostEstimate(plan, purchase.trip),
    stops,
    idle: journey.stops.flatMap(({ days }, index) =>
      index > first && index < last && !stops.includes(index) ? [{ start: starts[index] ?? 0, days }] : [],
    ),
    regionName: region === null ? null : (findRegion(region)?.name[locale] ?? null),
    isForNew: purchase.onceAt !== null && !isTrial(purchase.plan),
  };
}

function shapeNearMiss(nearMiss: NonNullable<JourneyAnswer['nearMiss']>, shaping: Shaping): ShownNearMiss | null {
  const purchase = shapePurchase(nearMiss.purchase, shaping);
  return purchase && { purchase, missed: nearMiss.missed };
}
