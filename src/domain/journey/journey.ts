import type { CountryCode } from '#domain/kernel/codes.ts';
import type { LeggedTrip, TripLeg } from '#domain/trip/trip-legs.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** A stay in one country; the next stop begins on the day after its last one. */
export interface Stop {
  readonly country: CountryCode;
  /** At least 1. */
  readonly days: number;
  /** Decimal megabytes for the stay; null: unlimited, which all stops of a journey are or none. */
  readonly dataMb: number | null;
}

/** A trip through several countries, stop after stop. Countries may repeat. */
export interface Journey extends Pick<Trip, 'hotspot' | 'isNewCustomer'> {
  /** From 1 to `maxStops`. */
  readonly stops: readonly Stop[];
}

/** Every set of stops is enumerated: 4,095 for twelve. One more would double them. */
export const maxStops = 12;

/** Of the whole journey. */
export const maxJourneyDays = 365;

/** A bit set of stops: bit n is the n-th stop. */
export type StopSet = number;

export function allStops({ stops }: Journey): StopSet {
  return 2 ** stops.length - 1;
}

export function hasStop(set: StopSet, index: number): boolean {
  return ((set >>> index) & 1) === 1;
}

/** Indexes of the stops in a set, ascending. */
export function stopsIn(set: StopSet): readonly number[] {
  return Array.from({ length: maxStops }, (_none, index) => index).filter((index) => hasStop(set, index));
}

export function stopsOf({ stops }: Journey, isCovered: (country: CountryCode) => boolean): StopSet {
  return stops.reduce((set, { country }, index) => (isCovered(country) ? set | (1 << index) : set), 0);
}

/** Days of the journey before each stop. */
export function stopStarts({ stops }: Journey): readonly number[] {
  let start = 0;
  return stops.map(({ days }) => (start += days) - days);
}

export function journeyDays({ stops }: Journey): number {
  return stops.reduce((sum, { days }) => sum + days, 0);
}

/** The trip that a plan for exactly these stops must serve. */
export function tripThrough(journey: Journey, set: StopSet): LeggedTrip {
  const starts = stopStarts(journey);
  const legs = stopsIn(set).map((index): TripLeg => {
    const { days, dataMb } = journey.stops[index] ?? { days: 1, dataMb: null };
    return { start: starts[index] ?? 0, days, dataMb };
  });
  return {
    days: legs.reduce((sum, { days }) => sum + days, 0),
    dataMb: legs.reduce<number | null>((sum, { dataMb }) => (sum === null || dataMb === null ? null : sum + dataMb), 0),
    hotspot: journey.hotspot,
    isNewCustomer: journey.isNewCustomer,
    legs,
  };
}
