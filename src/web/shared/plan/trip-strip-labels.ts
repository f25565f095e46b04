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
  /** True: too near to the last one in a narrow strip; default: not. */
  readonly isNear?: boolean;
}

interface Labels {
  readonly above: readonly StripLabel[];
  readonly below: readonly StripLabel[];
}

interface Labelled {
  readonly strip: TripStrip;
  readonly size: StripSize;
  readonly places: readonly string[];
}

/** The smallest width of a strip with labels, and of a letter, in pixels. */
const least = { strip: 300, letter: 7, ideograph: 13 };

/** Names of places and their first days (48), hours and dates (72); what has no room is left out whole. */
export function stripLabels({ strip, size, places }: Labelled, language: Language): Labels {
  if (size === 48 && places.length > 0) return { above: namesOf(strip, places), below: firstDaysOf(strip, language) };
  if (size === 72) return { above: hoursOf(strip, language), below: daysOf(strip, language) };
  return { above: [], below: [] };
}

function percentOf(days: number, { time }: TripStrip): number {
  return Math.round((days / time.length) * 1000) / 10;
}

function namesOf(strip: TripStrip, places: readonly string[]): readonly StripLabel[] {
  return strip.stays.flatMap(({ until }, index) => {
    const from = percentOf(strip.stays[index - 1]?.until ?? 0, strip);
    const text = places[index] ?? '';
    const fits = widthOf(text) <= ((percentOf(until, strip) - from) / 100) * least.strip;
    return fits ? [{ text, percent: index === 0 ? 0 : from + 0.8, anchor: 'start' as const }] : [];
  });
}

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? least.ideograph : least.letter), 0);
}

/** The first day of each stay, and the last day of all. */
function firstDaysOf(strip: TripStrip, { locale, messages }: Language): readonly StripLabel[] {
  const days = wholeDays(strip.time);
  const starts = strip.stays.slice(0, -1).map(({ until }): StripLabel => {
    return { text: formatNumber(until + 1, locale), percent: percentOf(until, strip), anchor: 'middle' };
  });
  const apart = starts.filter(({ percent }) => percent > 16 && percent < 93);
  return [
    { text: messages.trip.strip.day({ day: formatNumber(1, locale) }), percent: 0, anchor: 'start' },
    ...apart,
    { text: formatNumber(days, locale), percent: 100, anchor: 'end' },
  ];
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
        isNear: time.landing !== null && percent > room.last,
      },
    ];
  });
}

function lastDay(at: number, time: TripStrip['time'], locale: Language['locale']): string {
  return time.landing === null ? formatNumber(wholeDays(time), locale) : formatShortDay(at, time.landing, locale);
}
