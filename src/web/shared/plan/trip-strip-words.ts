import { groupBy } from '#domain/kernel/group-by.ts';
import { afterData } from '#domain/plan/after-data.ts';
import { thenKind, type TimedPlan } from '#domain/trip/run-plan.ts';
import { outcomeOf, type Break, type TripStrip } from '#domain/trip/trip-strip.ts';
import { instant, midnightBefore, wholeDays } from '#domain/trip/trip-time.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount, formatDayLimit, formatDays, formatMinutes, formatSpeed } from '#i18n/format-quantity.ts';
import { formatHour, formatShortDay } from '#i18n/format-trip-time.ts';
import { atStart } from '#i18n/letter-case.ts';
import type { Language } from './plan-words.ts';

/** Words of a strip; `isWarning`: it costs or cuts. */
export interface StripWords {
  readonly text: string;
  readonly isWarning: boolean;
}

/** The places of a strip's stays, as sentences hold them: `in Japan`; default: none is named. */
type Places = readonly string[];

/** Whether it lasts, in one fact: `Lasts all 7 days`, `Slow from day 5, about 09:00`. */
export function sayLasting(strip: TripStrip, language: Language): StripWords {
  const [first] = sayOutcome(strip, language, []);
  return first ?? { text: '', isWarning: false };
}

/** Of the dashed line: `With 8 GB (dashed): gone from day 5, about 09:00`. @param dataMb of the whole trip */
export function sayMore(strip: TripStrip, dataMb: number, language: Language): StripWords {
  const { locale, messages } = language;
  const { text } = sayLasting(strip, language);
  const amount = formatDataAmount(dataMb, locale);
  return calm(messages.trip.strip.more({ amount, text: text.charAt(0).toLocaleLowerCase(locale) + text.slice(1) }));
}

/** All of a strip: whether it lasts, what follows, the end of the plan, its start, borders. */
export function sayTripStrip(strip: TripStrip, language: Language, places: Places = []): readonly StripWords[] {
  const [plan, another] = strip.plans;
  const after =
    plan === undefined || another !== undefined ? [] : [calm(sayAfterAmount(plan.plan, language, plan.count))];
  const outcome = sayOutcome(strip, language, places);
  return [
    ...outcome,
    ...after.filter(({ text }) => text !== '' && text !== outcome[0]?.text),
    ...sayLastEnd(strip, language),
    ...sayStart(strip, language),
    ...sayBorders(strip, language),
  ];
}

function calm(text: string): StripWords {
  return { text, isWarning: false };
}

function warning(text: string): StripWords {
  return { text, isWarning: true };
}

function sayOutcome(strip: TripStrip, language: Language, places: Places): readonly StripWords[] {
  const { strip: texts } = language.messages.trip;
  const { locale } = language;
  const outcome = outcomeOf(strip);
  if (outcome.kind === 'depends') return [calm(texts.depends)];
  if (outcome.kind === 'breaks') return sayBreaks([outcome.first, ...outcome.others], { strip, places }, language);
  const days = wholeDays(strip.time);
  if (outcome.left !== null && Math.abs(outcome.left - 0.5) < 0.05)
    return [calm(texts.halfLeft({ days: formatDayLimit(days, locale) }))];
  return [calm(texts.lasts({ days: formatDays(days, locale), isOne: days === 1 }))];
}

interface Placed {
  readonly strip: TripStrip;
  readonly places: Places;
}

/** Those of every day that are the same in several places are one sentence. */
function sayBreaks(breaks: readonly Break[], { strip, places }: Placed, language: Language): readonly StripWords[] {
  const sayAt = (each: Break, where: string | null): string => sayBreak(each, { strip, where }, language);
  const alike = groupBy(breaks, (each) => (each.isDaily ? sayAt(each, null) : each));
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const where = [...new Set([first, ...others].flatMap(({ stay }) => places[stay] ?? []))];
    return [warning(sayAt(first, where.length === 0 ? null : formatList(where, language.locale)))];
  });
}

function sayBreak(
  { kind, from, until, stay, isDaily }: Break,
  { strip, where }: { readonly strip: TripStrip; readonly where: string | null },
  language: Language,
): string {
  const { messages } = language;
  const { strip: texts } = messages.trip;
  const at = sayAbout(from, strip, language);
  if (kind === 'ended' || kind === 'ending')
    return sayEnds(strip.ends[strip.stays[stay]?.plan ?? -1] ?? [from, from], strip, language);
  if (kind === 'payg' && from < instant) return messages.plan.payAsYouGo;
  if (isDaily) return sayDaily({ kind, from, until: until ?? strip.time.length, stay }, { strip, where }, language);
  if (kind === 'open') return from < instant ? texts.unstated : texts.reached({ at });
  return texts.from({
    what: texts.what[kind],
    at,
    until: until === null ? null : sayAbout(until, strip, language),
    where,
  });
}

/** The hour where the day's data comes back at midnight, else for how long it is missing. */
function sayDaily(
  {
    kind,
    from,
    until,
    stay,
  }: Pick<Break, 'from' | 'stay'> & { kind: Exclude<Break['kind'], 'ended' | 'ending'>; until: number },
  { strip, where }: { readonly strip: TripStrip; readonly where: string | null },
  { locale, messages }: Language,
): string {
  const { strip: texts } = messages.trip;
  const what = texts.what[kind];
  const plan = strip.plans[strip.stays[stay]?.plan ?? -1]?.plan;
  if (plan?.dayCount === 'calendar')
    return texts.daily({ what, time: formatHour(toHour(from, strip.time), strip.time, locale), where });
  const hours = Math.max(1, Math.round((until - from) * 24));
  return texts.dailyFor({ what, time: formatMinutes(hours * 60, locale), where });
}

/** A time that depends on an even pace, to the hour. */
function sayAbout(at: number, { time }: TripStrip, { locale, messages }: Language): string {
  const { strip: texts } = messages.trip;
  const rounded = toHour(at, time);
  const day = sayDay(rounded, time, { locale, messages });
  const hour = formatHour(rounded, time, locale);
  return hour === '00:00' ? day : texts.moment({ day, time: hour, isAbout: true });
}

function toHour(at: number, time: TripStrip['time']): number {
  const midnight = midnightBefore(time, at);
  return midnight + Math.round((at - midnight) * 24) / 24;
}

/** The end of a plan: a day that has ended, or the minute where the hour of landing is known. */
function sayExactly(at: number, { time }: TripStrip, language: Language): string {
  const { strip: texts } = language.messages.trip;
  const hour = formatHour(at, time, language.locale);
  if (hour === '00:00') return texts.endOf({ day: sayDay(at - 0.5, time, language) });
  return texts.moment({ day: sayDay(at, time, language), time: hour, isAbout: false });
}

function sayDay(at: number, time: TripStrip['time'], { locale, messages }: Language): string {
  if (time.landing === null)
    return messages.trip.strip.day({ day: formatNumber(Math.floor(at + instant) + 1, locale) });
  return formatShortDay(at, time.landing, locale);
}

/** The end of the only plan, where it is within a day after leaving: one before is a break. */
function sayLastEnd(strip: TripStrip, language: Language): readonly StripWords[] {
  const { ends, time, segments, stays } = strip;
  const [last = null, another] = ends;
  if (another !== undefined || stays.some(({ plan }) => plan === null)) return [];
  const isNear = last !== null && last[0] >= time.length - instant && last[0] <= time.length + 1;
  return isNear && !segments.some(({ kind }) => kind === 'ended') ? [calm(sayEnds(last, strip, language))] : [];
}

function sayEnds([earliest, latest]: readonly [number, number], strip: TripStrip, language: Language): string {
  const { strip: texts } = language.messages.trip;
  const at = sayExactly(earliest, strip, language);
  return latest - earliest < instant
    ? texts.ends({ at })
    : texts.endsEither({ at, or: sayExactly(latest, strip, language) });
}

function sayStart({ plans, time }: TripStrip, { locale, messages }: Language): readonly StripWords[] {
  const { strip: texts } = messages.trip;
  const [first] = plans;
  if (first === undefined) return [];
  const { activation, validityDays } = first.plan;
  if (activation === null) return [warning(texts.startUnstated)];
  const used = Math.round(-time.boughtAt);
  if (activation === 'first-use' || used === 0 || validityDays === null) return [];
  return [
    warning(
      texts.usedBefore({
        used: formatNumber(Math.min(used, validityDays), locale),
        days: formatDays(validityDays, locale),
      }),
    ),
  ];
}

/** What to do where one stay ends and the next begins. */
function sayBorders({ stays }: TripStrip, { messages }: Language): readonly StripWords[] {
  const { border } = messages.trip.strip;
  const served = stays.filter(({ plan }) => plan !== null);
  const changes = served.filter(({ plan }, index) => index > 0 && plan !== served[index - 1]?.plan).length;
  if (stays.length < 2 || (changes === 0 && served.length < stays.length)) return [];
  return [changes === 0 ? calm(border.keep({ count: stays.length - 1 })) : warning(border.change({ count: changes }))];
}

/** What follows the data: `After 5 GB: 128 kbps`, `After 500 MB a day: stops`. */
export function sayAfterAmount(plan: TimedPlan, { locale, messages }: Language, count = 1): string {
  const { strip: texts } = messages.trip;
  const kind = thenKind(plan);
  const kbps = afterData(plan)?.kbps ?? null;
  if (plan.dataKind === 'payg') return messages.plan.payAsYouGo;
  if (kind === null)
    return kbps === null ? '' : atStart(messages.plan.limits.upTo({ speed: formatSpeed(kbps, locale) }), locale);
  const one = plan.dataMb === null || plan.dataMb <= 0 ? null : formatDataAmount(plan.dataMb, locale);
  const amount =
    one === null
      ? null
      : plan.dataKind === 'daily'
        ? messages.plan.aDay({ amount: one })
        : count > 1
          ? messages.plan.times({ count, price: one })
          : one;
  const words = {
    slow: kbps === null ? texts.follows.slowed : formatSpeed(kbps, locale),
    gone: texts.follows.stops,
    payg: texts.follows.payg,
    open: texts.follows.notStated,
  };
  return texts.after({ amount, follows: words[kind] });
}
