import { maxStops } from './journey.ts';

/** A stop as entered in the form. */
export interface StopDraft {
  /** A country as the visitor wrote it, or its slug. */
  readonly place: string;
  readonly days: string;
  /** Gigabytes; empty: its share of the total, else `usualMbPerDay`. */
  readonly gb: string;
}

export const newStop: StopDraft = { place: '', days: '3', gb: '' };

/** What a field of a stop offers; addresses may state more. */
export const maxStopDays = 90;

/** Days of these stops together; what is no number counts nothing. */
export function daysOf(stops: readonly Pick<StopDraft, 'days'>[]): number {
  return stops.reduce((sum, { days }) => sum + (Number(days) || 0), 0);
}

/**
 * Makes the stops last as long as the whole trip: the last one not typed by hand gets the days that are missing, or gives those
 * that are too many and keeps at least one.
 * @param total as asked; empty: the stops decide
 */
export function fillDays<Stop extends Pick<StopDraft, 'days'> & { readonly isTyped?: boolean }>(
  stops: readonly Stop[],
  total: string,
): readonly Stop[] {
  const at = stops.findLastIndex(({ isTyped }) => isTyped !== true);
  const missing = (Number(total) || daysOf(stops)) - daysOf(stops);
  return stops.map((stop, index) =>
    index === at && missing !== 0 ? { ...stop, days: String(Math.max(1, daysOf([stop]) + missing)) } : stop,
  );
}

/**
 * With one more stop, which takes its days from the last one not typed by hand that has some to spare.
 * @param total as asked; empty: the trip becomes longer
 */
export function addStop<Stop extends Pick<StopDraft, 'days'> & { readonly isTyped?: boolean }>(
  stops: readonly Stop[],
  added: Stop,
  total: string,
): readonly Stop[] {
  const at = total === '' ? -1 : stops.findLastIndex((stop) => stop.isTyped !== true && daysOf([stop]) > 1);
  const giver = stops[at];
  if (giver === undefined) return [...stops, added];
  const taken = Math.min(daysOf([added]), Math.floor(daysOf([giver]) / 2));
  return [...stops.with(at, { ...giver, days: String(daysOf([giver]) - taken) }), { ...added, days: String(taken) }];
}

/** Buttons of the form that change its stops, by their names. Each value is the number of a stop, from 1. */
const changes = ['remove', 'up', 'down', 'add'] as const;

/** Whether the request only changes the stops of the form. */
export function isChangingStops(query: URLSearchParams): boolean {
  return changes.some((name) => query.has(name));
}

/**
 * The buttons work without JavaScript too: `add` appends a stop, the others remove or move the n-th one.
 * @param total see `addStop`
 */
export function changeStops(stops: readonly StopDraft[], query: URLSearchParams, total: string): readonly StopDraft[] {
  const indexOf = (name: (typeof changes)[number]): number => Number(query.get(name) ?? '0') - 1;
  const kept = stops.length > 1 ? removeStop(stops, indexOf('remove')) : stops;
  const [up, down] = [indexOf('up'), indexOf('down')];
  const moved = moveStop(moveStop(kept, up, up - 1), down, down + 1);
  return query.has('add') && moved.length < maxStops ? addStop(moved, newStop, total) : moved;
}

function removeStop<Stop>(stops: readonly Stop[], index: number): readonly Stop[] {
  return stops.filter((_stop, at) => at !== index);
}

/** The same stops where one of the places does not exist. */
export function moveStop<Stop>(stops: readonly Stop[], from: number, to: number): readonly Stop[] {
  const moved = stops[from];
  if (moved === undefined || stops[to] === undefined) return stops;
  return removeStop(stops, from).toSpliced(to, 0, moved);
}
