import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import { boundOwnSim, type OwnSimTerms } from '#domain/trip/own-sim.ts';
import { findRoamingLaw, type RoamingLaw } from '#domain/trip/roaming-law.ts';
import type { CostOptions } from '#domain/trip/trip-cost.ts';
import { allStops, hasStop, stopsIn, stopsOf, type Journey } from './journey.ts';
import type { JourneyPlan } from './journey-plan.ts';
import { findBest, type Way } from './plan-journey.ts';

/** The visitor's own SIM at home and where the law limits what it costs, and plans elsewhere. */
export interface OwnWay {
  readonly terms: OwnSimTerms;
  /** Indexes of the stops that the own SIM serves. */
  readonly stops: readonly number[];
  /** Of those abroad. */
  readonly dataMb: number;
  /** The surcharge on it is never more. */
  readonly most: Money;
  /** For the other stops; null: there is none. */
  readonly plans: Way | null;
}

interface OwnWayQuery extends CostOptions {
  readonly home: CountryCode;
  /** `YYYY-MM-DD`. */
  readonly landing: string;
  /** Null: there is no rate. */
  readonly termsOf: (law: RoamingLaw) => OwnSimTerms | null;
}

/**
 * An upper bound, not an offer: it never counts as a way to compare others with. Null: the law holds at no stop, the data is
 * unlimited, or no plan serves a stop where it does not hold.
 */
export function planOwnWay(journey: Journey, plans: readonly JourneyPlan[], query: OwnWayQuery): OwnWay | null {
  const { home, landing, termsOf, ...options } = query;
  const lawIn = (destination: CountryCode) => findRoamingLaw({ home, destination, landing });
  const abroad = journey.stops.flatMap(({ country, dataMb }) => {
    const law = lawIn(country);
    return law.ok ? [{ law: law.value, dataMb }] : [];
  });
  const [first] = abroad.toSorted((a, b) => Number(b.law.area === 'eea') - Number(a.law.area === 'eea'));
  const terms = first === undefined ? null : termsOf(first.law);
  const dataMb = abroad.reduce<number | null>(
    (sum, stop) => (sum === null || stop.dataMb === null ? null : sum + stop.dataMb),
    0,
  );
  const bound = terms && dataMb !== null ? boundOwnSim(terms, dataMb, null) : null;
  if (terms === null || dataMb === null || bound === null) return null;
  const served = stopsOf(journey, (country) => country === home || lawIn(country).ok);
  const others = allStops(journey) & ~served;
  const way = others === 0 ? null : findBest(journey, plans, { ...options, stops: others });
  if (others !== 0 && (way === null || way.gaps.some((index) => hasStop(others, index)))) return null;
  return { terms, stops: stopsIn(served), dataMb, most: bound.most, plans: way };
}
