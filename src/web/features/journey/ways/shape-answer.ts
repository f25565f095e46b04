import type { CountryCode } from '#domain/kernel/codes.ts';
import { journeyDays, stopStarts } from '#domain/journey/journey.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { JourneyAnswer } from '#domain/journey/plan-journey.ts';
import { markedPrice } from '#domain/listing/row-prices.ts';
import type { DisplayPrice } from '#domain/money/exchange.ts';
import { rateDays } from '#domain/money/exchange-rates.ts';
import { findDestination } from '#domain/place/destinations.ts';
import { pathOf } from '#web/shared/place/places.ts';
import { shapeOwnSim, type OwnSimOnJourney } from './own-way.ts';
import { shapePurchase, type Shaping } from './shape-purchase.ts';
import { shapeWays } from './shape-ways.ts';
import type { ShownNearMiss, ShownStop, TripAnswer } from '#web/features/journey/trip/trip-data.ts';

/** Ids of all plans in an answer. */
export function plansNamed(
  { ways, locals, fullSpeed, nearMiss }: JourneyAnswer,
  ownSim: OwnSimOnJourney | null,
): readonly number[] {
  const purchases = [...ways, locals, fullSpeed, ownSim?.way?.plans ?? null].flatMap((way) => way?.purchases ?? []);
  return [...purchases, ...(nearMiss === null ? [] : [nearMiss.purchase])].map(({ plan }) => plan.id);
}

interface AnswerShaping extends Shaping {
  /** Where any plan works. */
  readonly served: ReadonlySet<CountryCode>;
  readonly extraInstall: DisplayPrice | null;
  readonly ownSim: OwnSimOnJourney | null;
}

/** The answer as page data: serializable, rounded, in the visitor's language. */
export function shapeAnswer(
  answer: JourneyAnswer,
  { extraInstall, served, ownSim, ...shaping }: AnswerShaping,
): TripAnswer {
  const { rateDates, rules } = shaping.listed;
  return {
    stops: shapeStops(shaping, served),
    days: journeyDays(shaping.journey),
    ways: shapeWays(answer, shaping, extraInstall?.money ?? null),
    extraInstall: extraInstall && markedPrice(extraInstall.money, extraInstall.estimate, rules),
    nearMiss: answer.nearMiss === null ? null : shapeNearMiss(answer.nearMiss, shaping),
    ownSim: ownSim && shapeOwnSim(ownSim, shaping),
    rateDates: rateDays([rateDates?.oldest ?? null, rateDates?.newest ?? null, extraInstall?.rateDate ?? null]),
  };
}

function shapeStops({ journey, locale }: Shaping, served: ReadonlySet<CountryCode>): readonly ShownStop[] {
  const starts = stopStarts(journey);
  return journey.stops.map(({ country, days, dataMb }, index) => {
    const destination = findDestination(country);
    return {
      place: formsOfPlace(country, locale),
      flag: country,
      path: destination === null ? '/' : pathOf(destination),
      start: starts[index] ?? 0,
      days,
      dataMb,
      hasPlans: served.has(country),
    };
  });
}

function shapeNearMiss(nearMiss: NonNullable<JourneyAnswer['nearMiss']>, shaping: Shaping): ShownNearMiss | null {
  const purchase = shapePurchase(nearMiss.purchase, shaping);
  return purchase && { purchase, missed: nearMiss.missed };
}
