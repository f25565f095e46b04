import { isolateText } from '#domain/kernel/bidi-text.ts';
import { countries, findCountry } from '#domain/place/countries.ts';
import type { Country } from '#domain/place/country.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import { readPlanId } from '#domain/plan/plan-id.ts';
import {
  readPlanClock,
  type Activation,
  type ClockReading,
  type ClockRules,
  type DayCount,
} from '#domain/trip/plan-clock.ts';
import { formatWallTime, formatZone } from '#i18n/format-time.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { intlTag } from '#i18n/intl-cache.ts';
import type { Context } from '#runtime/services/context.ts';
import { sayData } from '#web/shared/plan/plan-words.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import type { ClockField } from './clock-fields.ts';
import { readClock, type AskedClock } from './read-clock.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ClockPlan {
  readonly id: number;
  readonly provider: string;
  readonly name: string;
  readonly data: string;
  readonly installWithinDays: number | null;
}

export interface ClockEnd {
  readonly activation: Activation;
  readonly dayCount: DayCount;
  /** As text, in the local time of the place. */
  readonly starts: string;
  readonly ends: string;
  /** ISO 8601 with the place's UTC offset. */
  readonly endsAt: string;
  /** True: a daylight saving change lies in between. */
  readonly shifts: boolean;
}

export interface ClockData {
  /** Null: the visitor enters the plan's rules. */
  readonly plan: ClockPlan | null;
  /** True: the address names a plan that is not offered. */
  readonly isPlanGone: boolean;
  readonly rules: ClockRules;
  readonly places: readonly Choice[];
  readonly zones: readonly Choice[];
  /** Form values; empty: nothing chosen. */
  readonly place: string;
  readonly zone: string;
  readonly landing: string;
  readonly daysBefore: number;
  readonly refused: readonly ClockField[];
  /** Earliest first; null: input is missing; empty: the plan does not end. */
  readonly ends: readonly ClockEnd[] | null;
  /** The place's time zone as text, with its UTC offset at the first end; null: unknown. */
  readonly clocks: string | null;
  /** The first day to buy the plan for installation on landing, as text; null: no such rule. */
  readonly buyFrom: string | null;
}

/** When a plan ends, in the local time of the place where it is used. */
export async function loadClock(request: PageRequest, context: Context): Promise<Loaded<ClockData>> {
  const { query, locale, messages } = request;
  const planText = query.get('plan');
  const detail = planText === null ? null : await findPlan(planText, locale, context);
  const places = detail === null ? null : detail.coverage.flatMap((code) => findCountry(code) ?? []);
  const asked = readClock(query, { rules: detail, places, year: context.now().getUTCFullYear() });
  const { title, description } = messages.clock;
  return {
    kind: 'page',
    head: { title, description, ...(query.askedSearch !== '' && { noIndex: true }) },
    search: query.askedSearch,
    data: {
      plan: detail && describePlan(detail, request),
      isPlanGone: planText !== null && detail === null,
      rules: pickRules(asked.rules),
      places: listPlaces(places ?? countries.filter(({ inhabited }) => inhabited), locale),
      ...describeAsked(asked, { locale, now: context.now() }),
      ...describeEnds(asked, detail?.installWithinDays ?? null, locale),
    },
  };
}

async function findPlan(text: string, locale: Locale, { catalogue }: Context): Promise<PlanDetail | null> {
  const id = readPlanId(text);
  return id === null ? null : catalogue.planDetail(id, { locale });
}

function describePlan(detail: PlanDetail, { locale, messages }: PageRequest): ClockPlan {
  const { id, provider, name, installWithinDays } = detail;
  return {
    id,
    provider: isolateText(provider.name),
    name: isolateText(name),
    data: sayData(detail, { locale, messages }),
    installWithinDays,
  };
}

function pickRules({ validityDays, activation, dayCount }: ClockRules): ClockRules {
  return { validityDays, activation, dayCount };
}

function listPlaces(offered: readonly Country[], locale: Locale): readonly Choice[] {
  const compare = compareNames(locale);
  return offered
    .map(({ slug, name }) => ({ value: slug, label: name[locale] }))
    .toSorted((a, b) => compare(a.label, b.label));
}

type FormState = Pick<ClockData, 'zones' | 'place' | 'zone' | 'landing' | 'daysBefore' | 'refused'>;

function describeAsked(asked: AskedClock, { locale, now }: { readonly locale: Locale; readonly now: Date }): FormState {
  const { zones, landing } = asked;
  const when = (zone: string): Date =>
    landing === null ? now : new Date(landing.toZonedDateTime(zone).epochMilliseconds);
  return {
    zones: zones.map((zone) => ({ value: zone, label: formatZone(zone, when(zone), locale) })),
    place: asked.country?.slug ?? '',
    zone: asked.zone ?? '',
    landing: landing?.toString({ smallestUnit: 'minute' }) ?? '',
    daysBefore: asked.daysBefore,
    refused: asked.refused,
  };
}

type Answer = Pick<ClockData, 'ends' | 'clocks' | 'buyFrom'>;

function describeEnds(asked: AskedClock, installWithinDays: number | null, locale: Locale): Answer {
  const { landing, zone, daysBefore, rules } = asked;
  if (rules.validityDays === null) return { ends: [], clocks: null, buyFrom: null };
  if (landing === null || zone === null) return { ends: null, clocks: null, buyFrom: null };
  const arrival = landing.toZonedDateTime(zone);
  const dateOf = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'full', timeZone: zone });
  const firstDay = installWithinDays === null ? null : arrival.subtract({ days: installWithinDays });
  const readings = readPlanClock(rules, { time: landing, zone, daysBefore });
  const { epochMilliseconds } = readings[0]?.endsAt ?? arrival;
  return {
    ends: readings.map((reading) => describeEnd(reading, locale)),
    clocks: formatZone(zone, new Date(epochMilliseconds), locale),
    buyFrom: firstDay && dateOf.format(new Date(firstDay.epochMilliseconds)),
  };
}

function describeEnd({ activation, dayCount, startsAt, endsAt }: ClockReading, locale: Locale): ClockEnd {
  const say = (time: Temporal.ZonedDateTime): string =>
    formatWallTime(new Date(time.epochMilliseconds), time.timeZoneId, locale);
  return {
    activation,
    dayCount,
    starts: say(startsAt),
    ends: say(endsAt),
    endsAt: endsAt.toString({ timeZoneName: 'never', smallestUnit: 'minute' }),
    shifts: startsAt.offsetNanoseconds !== endsAt.offsetNanoseconds,
  };
}
