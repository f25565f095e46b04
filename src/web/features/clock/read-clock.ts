import { countries, findCountryBySlug } from '#domain/place/countries.ts';
import type { Country } from '#domain/place/country.ts';
import { parseWallTime, type ClockRules } from '#domain/trip/plan-clock.ts';
import { clocksOfCountry } from '#domain/place/time-zones.ts';
import { maxValidityDays } from '#domain/plan/validity.ts';
import { activations, dayCounts, mostDaysBefore, type ClockField } from './clock-fields.ts';

/** The parsed form; null: missing or invalid. */
export interface AskedClock {
  readonly rules: ClockRules;
  readonly country: Country | null;
  /** All time zones of the country, west to east; empty without a country. */
  readonly zones: readonly string[];
  /** The chosen one, or the only one. */
  readonly zone: string | null;
  readonly landing: Temporal.PlainDateTime | null;
  readonly daysBefore: number;
  readonly refused: readonly ClockField[];
}

interface ClockChoices {
  /** The plan's rules; null: entered in the form. */
  readonly rules: ClockRules | null;
  /** Where the plan works; null: anywhere. */
  readonly places: readonly Country[] | null;
  /** Year for UTC offsets while no landing time is given. */
  readonly year: number;
}

export function readClock(query: URLSearchParams, { rules, places, year }: ClockChoices): AskedClock {
  const refused: ClockField[] = [];
  const refuse = <Value>(field: ClockField, value: Value): Value => {
    refused.push(field);
    return value;
  };
  const said = (name: string): string => (query.get(name) ?? '').trim().slice(0, 100);
  const number = (name: 'days' | 'before', [least, most]: readonly [number, number], otherwise: number): number => {
    const text = said(name);
    if (text === '') return otherwise;
    const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
    return value >= least && value <= most ? value : refuse(name, otherwise);
  };
  const landingText = said('landing');
  const landing = landingText === '' ? null : (parseWallTime(landingText) ?? refuse('landing', null));
  const country = readPlace(said('in'), places, () => refuse('in', null));
  const zones = country === null ? [] : clocksOfCountry(country.code, landing?.year ?? year);
  const zoneText = said('zone');
  const [only] = zones.length === 1 ? zones : [];
  // A zone of another country is ignored and asked for again.
  const zone = only ?? zones.find((each) => each === zoneText) ?? null;
  return {
    rules: rules ?? {
      validityDays: number('days', [1, maxValidityDays], 7),
      activation: activations.find((each) => each === said('starts')) ?? null,
      dayCount: dayCounts.find((each) => each === said('counts')) ?? null,
    },
    country,
    zones,
    zone: zone ?? (landing === null || country === null ? null : refuse('zone', null)),
    landing,
    daysBefore: number('before', [0, mostDaysBefore], 0),
    refused,
  };
}

function readPlace(slug: string, places: readonly Country[] | null, refuse: () => null): Country | null {
  const offered = places ?? countries;
  if (slug === '') return offered.length === 1 ? (offered[0] ?? null) : null;
  const country = findCountryBySlug(slug.toLowerCase());
  return country !== null && offered.some(({ code }) => code === country.code) ? country : refuse();
}
