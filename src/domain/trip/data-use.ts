import record from '#data/data-use.json' with { type: 'json' };
import type { Locale } from '#domain/kernel/locale.ts';
import type { AsWritten } from '#domain/kernel/reference-data.ts';
import { usualUse } from './data-profiles.ts';
import { maxTripDays, maxTripMb } from './trip.ts';

/** Online activities, in the order of the form. */
export const activityIds = [
  'maps',
  'messages',
  'photos',
  'web',
  'social',
  'clips',
  'music',
  'videoLow',
  'videoStandard',
  'videoHd',
  'voiceCalls',
  'videoCalls',
  'laptop',
] as const;
export type ActivityId = (typeof activityIds)[number];

export interface DataUseSource {
  readonly name: string;
  readonly url: string;
  /** The year stated on the page; null: none, so `figuresReadOn` dates it. */
  readonly dated: string | null;
}

/** A source's figure. `mbPerUnit` converts each kind to megabytes. */
export type StatedUse = {
  readonly source: string;
  /** The measured service or setting, in the source's words; by language where they are no name; null: none in particular. */
  readonly of: string | Readonly<Record<Locale, string>> | null;
} & (
  | { readonly mb: number; readonly minutes: number }
  | { readonly mb: number; readonly photos: number }
  | { readonly mb: number; readonly pages: number }
  /** `ways`: 2 where the same amount goes up and down. */
  | { readonly kbps: number; readonly ways: number }
);

export interface Activity {
  readonly id: ActivityId;
  readonly unit: 'minutes' | 'photos';
  readonly figures: readonly StatedUse[];
}

const written: AsWritten<readonly Activity[]> = record.activities;
export const activities = written as readonly Activity[];
export const dataUseSources: Readonly<Record<string, DataUseSource>> = record.sources;
/** `YYYY-MM-DD`: when the pages were read. */
export const figuresReadOn: string = record.read;
/** Assumed web pages an hour on a laptop: an assumption of this site, not of a source. */
export const pagesPerHour: number = record.pagesPerHour;
/** Maximum network overhead. */
export const overhead: { readonly source: string; readonly share: number } = record.overhead;

/** Decimal megabytes of a minute, or of a photo. */
export function mbPerUnit(figure: StatedUse): number {
  if ('kbps' in figure) return (figure.kbps * figure.ways * 60) / 8 / 1000;
  if ('pages' in figure) return ((figure.mb / figure.pages) * pagesPerHour) / 60;
  return figure.mb / ('photos' in figure ? figure.photos : figure.minutes);
}

/** The minimum and maximum that sources state for a minute, or a photo; decimal megabytes, without overhead. */
export function useRange({ figures }: Activity): { readonly low: number; readonly high: number } {
  const each = figures.map(mbPerUnit);
  return { low: Math.min(...each), high: Math.max(...each) };
}

/** A trip: days, and for each activity minutes or photos a day. */
export interface DataUse {
  readonly days: number;
  readonly amounts: Readonly<Record<ActivityId, number>>;
}

const mostMinutes = 1440;
const mostPhotos = 500;

export function mostOf({ unit }: Activity): number {
  return unit === 'photos' ? mostPhotos : mostMinutes;
}

/** A day without any. */
const noAmounts = Object.fromEntries(activityIds.map((id) => [id, 0])) as DataUse['amounts'];

/** Defaults of the form: a usual day. */
export const usualAmounts: DataUse['amounts'] = { ...noAmounts, ...usualUse.amounts };

interface UsePart {
  readonly id: ActivityId;
  /** Megabytes of the whole trip. */
  readonly lowMb: number;
  readonly highMb: number;
}

export interface DataEstimate {
  /** Sum of the lowest figures; whole megabytes. */
  readonly lowMb: number;
  /** Sum of the highest figures, with network overhead; whole megabytes. */
  readonly highMb: number;
  /** Plan size to look for: `highMb` in whole gigabytes, rounded up; null: nothing is used. */
  readonly planMb: number | null;
  /** Only activities with an amount, in the order of the form. */
  readonly parts: readonly UsePart[];
}

/** Minutes (or photos) a day × days × megabytes of each: summed over all activities, once low and once high. */
export function estimateDataUse({ days, amounts }: DataUse): DataEstimate {
  const parts = activities.flatMap((activity): UsePart[] => {
    const units = amounts[activity.id] * days;
    const { low, high } = useRange(activity);
    return units === 0 ? [] : [{ id: activity.id, lowMb: units * low, highMb: units * high * (1 + overhead.share) }];
  });
  const lowMb = Math.round(parts.reduce((sum, part) => sum + part.lowMb, 0));
  // A floating-point sum may lie slightly above its exact value.
  const highMb = Math.max(0, Math.ceil(parts.reduce((sum, part) => sum + part.highMb, 0) - 1e-6));
  const planMb = parts.length === 0 ? null : Math.min(maxTripMb, Math.ceil(highMb / 1000) * 1000);
  return { lowMb, highMb, planMb, parts };
}

export interface AskedUse {
  readonly use: DataUse;
  /** Invalid fields: counted with their defaults, and reported. */
  readonly refused: readonly (ActivityId | 'days')[];
}

/** Reads the form. An address without activities is the usual day; with some it omits the others. */
export function readDataUse(query: URLSearchParams, usualDays: number): AskedUse {
  const refused: (ActivityId | 'days')[] = [];
  const read = (name: ActivityId | 'days', range: readonly [number, number], otherwise: number): number => {
    const text = query.get(name)?.trim() ?? '';
    if (text === '') return otherwise;
    const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
    if (value >= range[0] && value <= range[1]) return value;
    refused.push(name);
    return otherwise;
  };
  const days = read('days', [1, maxTripDays], usualDays);
  const namesSome = activityIds.some((id) => query.has(id));
  const amounts = activities.map((activity) => {
    const otherwise = namesSome ? 0 : usualAmounts[activity.id];
    return [activity.id, read(activity.id, [0, mostOf(activity)], otherwise)] as const;
  });
  return { use: { days, amounts: Object.fromEntries(amounts) as DataUse['amounts'] }, refused };
}

/** The address parameters of a trip's use; the inverse of `readDataUse`. */
export function writeDataUse({ days, amounts }: DataUse): URLSearchParams {
  const used = activityIds.filter((id) => amounts[id] > 0);
  // An empty use must differ from the usual day.
  const named = used.length === 0 ? activityIds.slice(0, 1) : used;
  return new URLSearchParams([['days', String(days)], ...named.map((id) => [id, String(amounts[id])])]);
}
