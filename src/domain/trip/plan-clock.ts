import type { PlanFacts } from '#domain/plan/plan.ts';

/** What determines the end of a plan; null: not stated (for `validityDays`: it does not end). */
export type ClockRules = Pick<PlanFacts, 'validityDays' | 'dayCount' | 'activation'>;

export type Activation = NonNullable<PlanFacts['activation']>;
export type DayCount = NonNullable<PlanFacts['dayCount']>;

export interface Landing {
  /** Local time. A time skipped by a clock change is moved forward; of an ambiguous time the first counts. */
  readonly time: Temporal.PlainDateTime;
  /** IANA name of the place's time zone. */
  readonly zone: string;
  /** How many days before landing the plan is bought or installed; counts where it starts with that. */
  readonly daysBefore: number;
}

/** One interpretation of the rules. */
export interface ClockReading {
  readonly activation: Activation;
  readonly dayCount: DayCount;
  readonly startsAt: Temporal.ZonedDateTime;
  /** From this instant on it no longer works. */
  readonly endsAt: Temporal.ZonedDateTime;
}

/**
 * When a plan ends, in local time: one reading, or where the seller is ambiguous one for each meaning, earliest end
 * first. Empty: it does not end. An unstated rule is read at both extremes: the plan starts on landing, or already
 * when it is bought.
 */
export function readPlanClock(rules: ClockRules, landing: Landing): readonly ClockReading[] {
  const { validityDays } = rules;
  if (validityDays === null) return [];
  const activations: readonly Activation[] = rules.activation === null ? ['purchase', 'first-use'] : [rules.activation];
  const dayCounts: readonly DayCount[] = rules.dayCount === null ? ['calendar', '24h'] : [rules.dayCount];
  const readings = activations.flatMap((activation) => {
    const startsAt = startOf(activation, landing);
    return dayCounts.map((dayCount): ClockReading => {
      return { activation, dayCount, startsAt, endsAt: endOf(startsAt, dayCount, validityDays) };
    });
  });
  return readings.toSorted((a, b) => Temporal.Instant.compare(a.endsAt.toInstant(), b.endsAt.toInstant()));
}

function startOf(activation: Activation, { time, zone, daysBefore }: Landing): Temporal.ZonedDateTime {
  const landing = time.toZonedDateTime(zone, { disambiguation: 'compatible' });
  return activation === 'first-use' ? landing : landing.subtract({ days: daysBefore });
}

/**
 * Days of 24 hours are hours, regardless of clock changes; calendar days end at local midnight, and the first day
 * counts.
 */
function endOf(start: Temporal.ZonedDateTime, dayCount: DayCount, days: number): Temporal.ZonedDateTime {
  return dayCount === '24h' ? start.add({ hours: 24 * days }) : start.startOfDay().add({ days }).startOfDay();
}

const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** Years for which time zone rules are known or announced. */
const years = { from: 2000, to: 2100 };

/** Parses a form's date and time field, `2026-12-05T14:30`; null: invalid. */
export function parseWallTime(text: string): Temporal.PlainDateTime | null {
  if (!wallTime.test(text)) return null;
  try {
    const time = Temporal.PlainDateTime.from(text);
    return time.year < years.from || time.year > years.to ? null : time;
  } catch {
    return null;
  }
}
