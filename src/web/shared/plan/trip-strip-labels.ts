import type { TripStrip } from '#domain/trip/trip-strip.ts';
import { wholeDays } from '#domain/trip/trip-time.ts';
import { formatDayOfMonth, formatHour, formatShortDay } from '#i18n/format-trip-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Language } from './plan-words.ts';

/** Height in pixels: of a ticket and in print, of a way and in the comparison, of an opened plan. */
export type StripSize = 24 | 48 | 72;

/** A text above or below a strip. */
export interface StripLabel {
  readonly text: string;
  readonly percent: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The strips that have room for it; default: all. */
  readonly only?: 'narrow' | 'wide';
}

interface Labels {
  readonly above: readonly StripLabel[];
  readonly below: readonly StripLabel[];
}

interface Labelled {
  readonly strip: TripStrip;
  readonly size: StripSize;
  readonly places: readonly StripPlace[];
}

/** A place by its name, and by its code where the name has no room. */
export interface StripPlace {
  readonly name: string;
  readonly code: string;
}

/** The smallest widths of strips with labels, of a letter and what is between labels, and how far a name may be pushed, in pixels. */
const least = { narrow: 290, wide: 480, letter: 7, ideograph: 13, gap: 5, push: 28 };
const widths = ['narrow', 'wide'] as const;

/** Names of places and their first days (48), hours and dates (72); a day that has no room is left out whole. */
export function stripLabels({ strip, size, places }: Labelled, language: Language): Labels {
  if (size === 48 && places.length > 0) return { above: namesOf(strip, places), below: firstDaysOf(strip, language) };
  if (size === 72) return { above: hoursOf(strip, language), below: daysOf(strip, language) };
  return { above: [], below: [] };
}

function percentOf(days: number, { time }: TripStrip): number {
  return Math.round((days / time.length) * 1000) / 10;
}

/**
 * Every place, where it begins or as near as the others leave room. A name may reach a little into the next stay; else those
 * that are too long are named by their codes, and then all of them.
 */
function namesOf(strip: TripStrip, places: readonly StripPlace[]): readonly StripLabel[] {
  const starts = [0, ...strip.stays.map(({ until }) => percentOf(until, strip))];
  return atWidths((width) => {
    const percentFor = (text: string): number => ((widthOf(text) + least.gap) / width) * 100;
    const spread = (texts: readonly string[]) =>
      spreadLabels(texts, { starts, percentFor, gap: (least.gap / width) * 100 });
    const names = spread(places.map(({ name }) => name));
    const reach = (least.push / width) * 100;
    const isNear = names.every(({ percent }, index) => Math.abs(percent - (starts[index] ?? 0)) <= reach);
    if (isNear && !isCut(names)) return names;
    const mixed = spread(
      places.map(({ name, code }, index) => {
        const [from = 0, until = 0] = starts.slice(index);
        return percentFor(name) <= until - from ? name : code;
      }),
    );
    return isCut(mixed) ? spread(places.map(({ code }) => code)) : mixed;
  });
}

/** Pushed out of the strip at its start. */
function isCut([first]: readonly StripLabel[]): boolean {
  return first !== undefined && first.percent < 0;
}

interface Spread {
  readonly starts: readonly number[];
  readonly percentFor: (text: string) => number;
  readonly gap: number;
}

/** Side by side, pushed to the right by those before and to the left by the end. */
function spreadLabels(texts: readonly string[], { starts, percentFor, gap }: Spread): readonly StripLabel[] {
  let taken = 0;
  const pushed = texts.map((text, index): StripLabel => {
    const percent = Math.max(index === 0 ? 0 : (starts[index] ?? 0) + 0.8, taken);
    taken = percent + percentFor(text);
    return { text, percent, anchor: 'start' };
  });
  let left = 100 + gap;
  return pushed
    .toReversed()
    .map((label) => {
      const percent = Math.min(label.percent, left - percentFor(label.text));
      left = percent;
      return { ...label, percent };
    })
    .toReversed();
}

/** Labels for narrow and for wide strips; once where they are the same. */
function atWidths(labelsFor: (width: number) => readonly StripLabel[]): readonly StripLabel[] {
  const [narrow, wide] = [labelsFor(least.narrow), labelsFor(least.wide)];
  if (JSON.stringify(narrow) === JSON.stringify(wide)) return narrow;
  return widths.flatMap((only) => (only === 'narrow' ? narrow : wide).map((label) => ({ ...label, only })));
}

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? least.ideograph : least.letter), 0);
}

/** The first day of each stay that has room beside the one before it, and the last day of all. */
function firstDaysOf(strip: TripStrip, { locale, messages }: Language): readonly StripLabel[] {
  const first = messages.trip.strip.day({ day: formatNumber(1, locale) });
  const last = formatNumber(wholeDays(strip.time), locale);
  return atWidths((width) => {
    const percentFor = (text: string): number => ((widthOf(text) + least.gap) / width) * 100;
    const days = strip.stays.slice(0, -1).reduce<readonly StripLabel[]>((labels, { until }) => {
      const [text, percent] = [formatNumber(until + 1, locale), percentOf(until, strip)];
      const before = labels.at(-1);
      const from = before === undefined ? percentFor(first) : before.percent + percentFor(before.text) / 2;
      const hasRoom =
        percent - percentFor(text) / 2 >= from && percent + percentFor(text) / 2 <= 100 - percentFor(last);
      return hasRoom ? [...labels, { text, percent, anchor: 'middle' }] : labels;
    }, []);
    return [{ text: first, percent: 0, anchor: 'start' }, ...days, { text: last, percent: 100, anchor: 'end' }];
  });
}

function hoursOf({ time }: TripStrip, { locale, messages }: Language): readonly StripLabel[] {
  const { strip: texts } = messages.trip;
  if (time.landing?.hasHour !== true) return [];
  const leaves = formatHour(time.length, time, locale);
  return [
    { text: texts.land({ time: formatHour(0, time, locale) }), percent: 0, anchor: 'start' },
    // Midnight: the hour is not known.
    ...(leaves === '00:00' ? [] : [{ text: texts.leave({ time: leaves }), percent: 100, anchor: 'end' as const }]),
  ];
}

const mostDays = 10;
/** Where the last label begins in a narrow strip, and what a first day needs. */
const room = { last: 82, first: 4 };

/** Each day in the middle of its cell, every second or third one of a long trip; the last with its month. */
function daysOf(strip: TripStrip, { locale, messages }: Language): readonly StripLabel[] {
  const { time } = strip;
  const starts = [0, ...time.midnights.filter((midnight) => midnight < time.length)];
  const last = starts.length - 1;
  const step = Math.ceil(starts.length / mostDays);
  return starts.flatMap((from, index): StripLabel[] => {
    const middle = (from + Math.min(starts[index + 1] ?? time.length, time.length)) / 2;
    const percent = percentOf(middle, strip);
    if (index === last) return [{ text: lastDay(middle, time, locale), percent: 100, anchor: 'end' }];
    if (index % step > 0 || last - index < step || (time.landing !== null && percent * 2 < room.first)) return [];
    const text =
      time.landing === null ? formatNumber(index + 1, locale) : formatDayOfMonth(middle, time.landing, locale);
    const isFirst = time.landing === null && index === 0;
    return [
      {
        text: isFirst ? messages.trip.strip.day({ day: formatNumber(1, locale) }) : text,
        percent: isFirst ? 0 : percent,
        anchor: isFirst ? 'start' : 'middle',
        ...(time.landing !== null && percent > room.last && { only: 'wide' }),
      },
    ];
  });
}

function lastDay(at: number, time: TripStrip['time'], locale: Language['locale']): string {
  return time.landing === null ? formatNumber(wholeDays(time), locale) : formatShortDay(at, time.landing, locale);
}
