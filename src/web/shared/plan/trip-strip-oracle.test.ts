import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { afterData } from '#domain/plan/after-data.ts';
import { isUsableSpeed } from '#domain/plan/unlimited-speed.ts';
import type { SegmentKind, TimedPlan } from '#domain/trip/run-plan.ts';
import { timeOfDates, type TripDates } from '#domain/trip/time-of-dates.ts';
import { stripOfStays, type StripPlan, type StripStay, type TripStrip } from '#domain/trip/trip-strip.ts';
import { timeOfDays } from '#domain/trip/trip-time.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sayLasting } from './trip-strip-words.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;
const dayMinutes = 1440;
/** Minutes between two looks. */
const step = 10;

const anyPlan: fc.Arbitrary<TimedPlan> = fc.record({
  dataKind: fc.constantFrom('total', 'total', 'daily', 'unlimited', 'payg'),
  dataMb: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 100, max: 20_000 }) }, fc.constant(null)),
  reducedSpeedKbps: fc.constantFrom(null, null, 0, 128, 1000),
  speedLimitKbps: fc.constantFrom(null, null, null, 64, 5000),
  afterEnd: fc.constantFrom(null, 'nothing', 'throttled', 'payg'),
  validityDays: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 15 }) }, fc.constant(null)),
  dayCount: fc.constantFrom(null, 'calendar', '24h'),
  activation: fc.constantFrom(null, 'first-use', 'purchase', 'install'),
});

interface Asked {
  readonly plans: readonly StripPlan[];
  /** Whole days of each, and the position of its plan; null: none. */
  readonly stays: readonly { readonly days: number; readonly plan: number | null }[];
  readonly mbPerDay: number | null;
  readonly dates: TripDates | null;
}

const anyMoment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => Temporal.PlainDateTime.from(`${date.toISOString().slice(0, 15)}0`));
const zones = ['UTC', 'Asia/Tokyo', 'Europe/Rome', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe'] as const;

const anyAsked: fc.Arbitrary<Asked> = fc
  .record({
    plans: fc.array(fc.record({ plan: anyPlan, count: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    stays: fc.array(fc.record({ days: fc.integer({ min: 1, max: 9 }), plan: fc.option(fc.nat(2), { freq: 8 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    mbPerStep: fc.option(fc.integer({ min: 1, max: 25 }), { freq: 10 }),
    landing: fc.option(anyMoment, { freq: 3 }),
    zone: fc.constantFrom(...zones),
    daysBefore: fc.nat(4),
  })
  .map(({ landing, zone, daysBefore, mbPerStep, plans, stays }) => ({
    plans: plans.map(({ plan, count }) => ({ count, plan: { ...plan, dataMb: inSteps(plan.dataMb, mbPerStep ?? 1) } })),
    stays,
    mbPerDay: mbPerStep === null ? null : mbPerStep * (dayMinutes / step),
    dates: landing === null ? null : datesOf(landing, stays, { zone, daysBefore }),
  }));

/** An amount that is used up between two steps. */
function inSteps(dataMb: number | null, mbPerStep: number): number | null {
  return dataMb === null ? null : Math.ceil(dataMb / mbPerStep) * mbPerStep;
}

function datesOf(
  landing: Temporal.PlainDateTime,
  stays: Asked['stays'],
  place: Pick<TripDates, 'zone' | 'daysBefore'>,
): TripDates {
  const days = stays.reduce((sum, stay) => sum + stay.days, 0);
  return {
    landing: { time: landing, hasHour: true },
    leaving: { time: landing.add({ days }), hasHour: true },
    ...place,
  };
}

function stripOf({ plans, stays, mbPerDay, dates }: Asked): TripStrip {
  const days = stays.reduce((sum, stay) => sum + stay.days, 0);
  const time = (dates === null ? null : timeOfDates(dates)) ?? timeOfDays(days);
  const made = stays.map(({ plan }, index): StripStay => {
    const until = stays.slice(0, index + 1).reduce((sum, stay) => sum + stay.days, 0);
    const isLast = index === stays.length - 1;
    return { until: isLast ? time.length : until, mbPerDay, plan: plan === null ? null : plan % plans.length };
  });
  return stripOfStays(plans, made, time);
}

type Zoned = Temporal.ZonedDateTime;

/** A second computation: minute by minute, with the calendar of the platform. */
class Oracle {
  readonly landing: Zoned;
  readonly kinds: SegmentKind[] = [];
  readonly #asked: Asked;
  readonly #runs: { started: number; left: number; begun: number; ends: readonly number[]; day: number }[];
  readonly #dates: readonly number[];

  constructor(asked: Asked, minutes: number) {
    const { dates } = asked;
    this.#asked = asked;
    this.landing = (dates?.landing.time ?? Temporal.PlainDateTime.from('2026-01-01T00:00')).toZonedDateTime(
      dates?.zone ?? 'UTC',
    );
    this.#runs = asked.plans.map(() => ({ started: 0, left: 0, begun: 0, ends: [-1], day: -1 }));
    this.#dates = Array.from({ length: Math.ceil(minutes / dayMinutes) + 2 }, (_none, days) =>
      this.#minuteOf(this.landing.toPlainDate().add({ days }).toZonedDateTime(this.landing.timeZoneId)),
    );
    for (let minute = 0; minute < minutes; minute += step) this.kinds.push(this.#kindAt(minute));
  }

  /** Times without data at full speed, each from its first step to that of the next data. */
  gaps(): { kind: SegmentKind; from: number; until: number | null; stay: number; isDaily: boolean }[] {
    return this.kinds.flatMap((kind, from) => {
      if (kind === 'data' || kind === this.kinds[from - 1]) return [];
      const next = this.kinds.indexOf('data', from);
      const plan = this.#planAt(from * step);
      const isAfterData = this.kinds[from - 1] === 'data' && this.#planAt((from - 1) * step) === plan;
      const isDaily = next >= 0 && isAfterData && this.#asked.plans[plan ?? -1]?.plan.dataKind === 'daily';
      return [{ kind, from, until: next < 0 ? null : next, stay: this.#stayAt(from * step), isDaily }];
    });
  }

  /** Which date it is there, counted from that of landing. */
  #dateAt(minute: number): number {
    return this.#dates.findLastIndex((start) => start <= minute);
  }

  #stayAt(minute: number): number {
    let end = 0;
    const found = this.#asked.stays.findIndex(({ days }) => (end += days * dayMinutes) > minute);
    return found < 0 ? this.#asked.stays.length - 1 : found;
  }

  #planAt(minute: number): number | null {
    const plan = this.#asked.stays[this.#stayAt(minute)]?.plan ?? null;
    return plan === null ? null : plan % this.#asked.plans.length;
  }

  #kindAt(minute: number): SegmentKind {
    const position = this.#planAt(minute);
    const bought = this.#asked.plans[position ?? -1];
    const run = this.#runs[position ?? -1];
    if (bought === undefined || run === undefined) return 'none';
    const { plan, count } = bought;
    const isEmpty = (): boolean => plan.dataKind === 'total' && plan.dataMb !== null && run.left <= 0;
    while (run.started < count && (run.started === 0 || minute >= Math.min(...run.ends) || isEmpty())) {
      run.started += 1;
      const start = this.#startOf(run.started, plan, minute);
      Object.assign(run, {
        begun: this.#minuteOf(start),
        left: plan.dataMb ?? 0,
        day: -1,
        ends: this.#endsOf(plan, start),
      });
    }
    if (minute >= Math.max(...run.ends)) return 'ended';
    if (minute >= Math.min(...run.ends)) return 'ending';
    return this.#dataAt(minute, plan, run);
  }

  #dataAt(minute: number, plan: TimedPlan, run: { left: number; begun: number; day: number }): SegmentKind {
    if (plan.dataKind === 'payg') return 'payg';
    const full = plan.speedLimitKbps !== null && !isUsableSpeed(plan.speedLimitKbps) ? 'slow' : 'data';
    const isSteady = plan.dataKind === 'unlimited' && plan.speedLimitKbps !== null && plan.reducedSpeedKbps === null;
    if (plan.dataMb === null) return isSteady ? full : 'open';
    const { mbPerDay } = this.#asked;
    if (mbPerDay === null) return full;
    const day = plan.dayCount === '24h' ? Math.floor((minute - run.begun) / dayMinutes) : this.#dateAt(minute);
    if (plan.dataKind === 'daily' && day !== run.day) Object.assign(run, { day, left: plan.dataMb });
    if (run.left <= 0) return this.#afterwards(plan);
    run.left -= (mbPerDay / dayMinutes) * step;
    return full;
  }

  #afterwards(plan: TimedPlan): SegmentKind {
    const after = afterData(plan);
    if (after === null) return 'open';
    return { stops: 'gone', slowed: 'slow', payg: 'payg', steady: 'gone' }[after.kind] as SegmentKind;
  }

  /** Days before landing are dates: one of them has 25 hours where the clocks go back. */
  #startOf(nth: number, { activation }: TimedPlan, minute: number): Zoned {
    const isEarly = nth === 1 && (activation === 'purchase' || activation === 'install');
    const daysBefore = this.#asked.dates?.daysBefore ?? 0;
    return isEarly && daysBefore > 0
      ? this.landing.subtract({ days: daysBefore })
      : this.landing.add({ minutes: minute });
  }

  /** Minutes after landing, by each meaning of the seller's rules. */
  #endsOf({ validityDays, dayCount }: TimedPlan, start: Zoned): readonly number[] {
    if (validityDays === null) return [Infinity];
    const byHours = start.add({ hours: validityDays * 24 });
    const byCalendar = start.toPlainDate().add({ days: validityDays }).toZonedDateTime(start.timeZoneId);
    const ends = { '24h': [byHours], calendar: [byCalendar] };
    return (dayCount === null ? [byHours, byCalendar] : ends[dayCount]).map((end) => this.#minuteOf(end));
  }

  #minuteOf(at: Zoned): number {
    return (at.epochMilliseconds - this.landing.epochMilliseconds) / 60_000;
  }
}

function lookAt(asked: Asked): { readonly strip: TripStrip; readonly oracle: Oracle } {
  const strip = stripOf(asked);
  return { strip, oracle: new Oracle(asked, Math.round(strip.time.length * dayMinutes)) };
}

/** Where segments and oracle differ; null: nowhere. */
function wrongSegment(asked: Asked): string | null {
  const { strip, oracle } = lookAt(asked);
  const kindAt = (minute: number) => strip.segments.find(({ until }) => minute < until * dayMinutes)?.kind;
  const wrong = oracle.kinds.findIndex((kind, index) => kindAt((index + 0.5) * step) !== kind);
  return wrong < 0 ? null : `minute ${wrong * step}: ${kindAt((wrong + 0.5) * step)}, not ${oracle.kinds[wrong]}`;
}

/** Minutes after landing of a time in words: `day 5, about 09:00`, `16 Dec, about 21:00`, `day 5`. */
function readTime(words: string, landing: Zoned, isDated: boolean): number {
  const [, day = '', hour = '00:00'] = /^(.+?)(?:, about (\d\d:\d0))?$/.exec(words) ?? [];
  const minutes = Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
  if (!isDated) return (Number(day.replace('day ', '')) - 1) * dayMinutes + minutes;
  const date = new Date(`${day} ${landing.year} UTC`);
  const [month, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDate()];
  const year = month < landing.month ? landing.year + 1 : landing.year;
  const time = Temporal.PlainDateTime.from({ year, month, day: dayOfMonth }).add({ minutes });
  return (time.toZonedDateTime(landing.timeZoneId).epochMilliseconds - landing.epochMilliseconds) / 60_000;
}

const names: Partial<Record<SegmentKind, string>> = {
  slow: 'Slow',
  gone: 'Gone',
  payg: 'Pay as you go',
  none: 'No plan',
};
/** Of hours that are rounded, and of one that the clocks skip or repeat. */
const rounding = 30 + 60;

/** Words that the oracle does not confirm; null: none. */
function wrongWords(asked: Asked): string | null {
  const { strip, oracle } = lookAt(asked);
  const { text, isWarning } = sayLasting(strip, english);
  const said = (isRight: boolean): string | null =>
    isRight ? null : `"${text}" of ${strip.segments.map(({ kind, from }) => `${kind} ${from}`).join()}`;
  const near = (words: string | undefined, index: number): boolean =>
    words !== undefined && Math.abs(readTime(words, oracle.landing, asked.dates !== null) - index * step) <= rounding;
  const gaps = oracle.gaps();
  const [gap] = gaps;
  if (isWarning !== (gap !== undefined)) return said(false);
  if (gap === undefined) return said(/^(Lasts all|Half left after|How long it lasts depends)/.test(text));
  const { kind, from, until } = gap;
  if (kind === 'ended' || kind === 'ending') return said(text.startsWith('Plan ends '));
  if (kind === 'payg' && from === 0) return said(text === 'Pay as you go');
  if (kind === 'open' && from === 0) return said(text === 'How long it lasts: not stated');
  if (kind === 'open' && !gap.isDaily) return said(near(/^Limit reached on (.*)$/.exec(text)?.[1], from));
  const name = names[kind] ?? 'Not stated';
  if (!text.startsWith(name)) return said(false);
  const rest = text.slice(name.length);
  if (gap.isDaily) {
    const same = gaps.filter((each) => each.kind === kind && each.stay === gap.stay && each.isDaily);
    const hours = /^ for about (\d+)\u00a0h a day$/.exec(rest)?.[1];
    const isLongest = Math.abs(Number(hours) * 60 - Math.max(...same.map(lengthOf))) <= 60;
    return said(hours === undefined ? / daily from about \d\d:\d0$/.test(rest) : isLongest);
  }
  const [, at, end] = /^ from (.+?)(?: until (.+))?$/.exec(rest) ?? [];
  return said(near(at, from) && (until === null ? end === undefined : near(end, until)));
}

function lengthOf({ from, until }: { readonly from: number; readonly until: number | null }): number {
  return ((until ?? Infinity) - from) * step;
}

/** Bought on the day whose last hour comes twice: its days of 24 hours restart an hour before midnight. */
const boughtBeforeClocksGoBack: Asked = {
  plans: [
    {
      count: 1,
      plan: {
        dataKind: 'daily',
        dataMb: 100,
        reducedSpeedKbps: null,
        speedLimitKbps: null,
        afterEnd: null,
        validityDays: 3,
        dayCount: '24h',
        activation: 'install',
      },
    },
  ],
  stays: [{ days: 1, plan: 0 }],
  mbPerDay: 144,
  dates: datesOf(Temporal.PlainDateTime.from('2026-10-30T00:00'), [{ days: 1, plan: 0 }], {
    zone: 'Africa/Cairo',
    daysBefore: 1,
  }),
};

describe('tripStrip', () => {
  it('holds every ten minutes what a second computation says', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(wrongSegment(asked)).toBeNull();
      }),
      { numRuns: 2000, examples: [[boughtBeforeClocksGoBack]] },
    );
  });

  it('is said in words as a second computation reads it', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(wrongWords(asked)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('warns in every language of the same', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const strip = stripOf(asked);
        const said = locales.map((locale) => sayLasting(strip, { locale, messages: messagesFor(locale) }));
        expect(said.map(({ isWarning }) => isWarning)).toEqual(said.map(() => said[0]?.isWarning));
        expect(new Set(said.map(({ text }) => text)).size).toBe(locales.length);
      }),
    );
  });
});
