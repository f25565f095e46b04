import type { CountryCode } from '#domain/kernel/codes.ts';
import { maxJourneyDays, maxStops, type Journey, type Stop } from './journey.ts';
import { maxTripMb } from '#domain/trip/trip.ts';

/** A stop as entered in the form. */
export interface StopDraft {
  /** A country as the visitor wrote it, or its slug. */
  readonly place: string;
  readonly days: string;
  /** Gigabytes; empty: its share of the total, else `usualMbPerDay`. */
  readonly gb: string;
}

/** A journey as requested, not validated. */
export interface JourneyDraft {
  readonly stops: readonly StopDraft[];
  /** Gigabytes for all stops that have no amount of their own; empty: not stated. */
  readonly total: string;
  readonly isUnlimited: boolean;
  readonly hotspot: boolean;
  readonly isNewCustomer: boolean;
  readonly usesPromo: boolean;
}

/** Megabytes a day for stops without any amount. */
const usualMbPerDay = 1000;

const newStop: StopDraft = { place: '', days: '3', gb: '' };

const emptyDraft: JourneyDraft = {
  stops: [newStop, newStop],
  total: '',
  isUnlimited: false,
  hotspot: false,
  isNewCustomer: true,
  usesPromo: false,
};

/**
 * Where the draft came from: `none`: an empty request; `link`: a shared address; `form`: the form's fields, to be
 * validated.
 */
export type DraftSource = 'none' | 'link' | 'form';

const longestText = 100;
/** One more than can be planned, so that too many are noticed; the rest of a hostile address is ignored. */
const mostRead = maxStops + 1;

/** Reads a journey from an address. `stop=japan.7.3` is a stop in Japan for 7 days with 3 GB. */
export function readJourneyDraft(query: URLSearchParams): {
  readonly source: DraftSource;
  readonly draft: JourneyDraft;
} {
  const isForm = query.has('place');
  if (!isForm && !query.has('stop')) return { source: 'none', draft: emptyDraft };
  const stops = isForm ? readFields(query) : query.getAll('stop').slice(0, mostRead).map(readStopText);
  const draft: JourneyDraft = {
    stops: changeStops(stops, query),
    total: cut(query.get('total') ?? ''),
    isUnlimited: query.get('unlimited') === '1',
    hotspot: query.get('hotspot') === '1',
    isNewCustomer: query.get('customer') !== 'returning',
    usesPromo: query.get('promo') === '1',
  };
  return { source: isForm ? 'form' : 'link', draft };
}

function readFields(query: URLSearchParams): readonly StopDraft[] {
  const [days, gb] = [query.getAll('days'), query.getAll('gb')];
  return query
    .getAll('place')
    .slice(0, mostRead)
    .map((place, index) => ({ place: cut(place), days: cut(days[index] ?? ''), gb: cut(gb[index] ?? '') }));
}

function readStopText(text: string): StopDraft {
  const [place = '', days = '', ...gb] = text.split('.');
  return { place: cut(place), days: cut(days), gb: cut(gb.join('.')) };
}

function cut(text: string): string {
  return text.trim().slice(0, longestText);
}

/** The buttons of the form work without JavaScript too: `add` appends a stop, `remove` removes the n-th one. */
function changeStops(stops: readonly StopDraft[], query: URLSearchParams): readonly StopDraft[] {
  const removed = Number(query.get('remove') ?? '0');
  const kept = removed > 0 && stops.length > 1 ? stops.filter((_stop, index) => index !== removed - 1) : stops;
  return query.has('add') && kept.length < maxStops ? [...kept, newStop] : kept;
}

/** Whether the request only adds or removes a stop of the form. */
export function isChangingStops(query: URLSearchParams): boolean {
  return query.has('add') || query.has('remove');
}

export type StopProblem = 'place-missing' | 'place-unknown' | 'days' | 'gb';
export type JourneyProblem = 'no-stop' | 'too-many-stops' | 'too-many-days' | 'total' | 'total-too-small';

export interface DraftProblems {
  /** One list per stop of the draft. */
  readonly stops: readonly (readonly StopProblem[])[];
  readonly journey: readonly JourneyProblem[];
}

export type CheckedDraft =
  | { readonly ok: true; readonly journey: Journey; readonly problems: null }
  | { readonly ok: false; readonly journey: null; readonly problems: DraftProblems };

/** @param findCountry resolves a visitor's words or a slug; null: no country with plans */
export function checkDraft(draft: JourneyDraft, findCountry: (words: string) => CountryCode | null): CheckedDraft {
  const read = draft.stops.map((stop) => readStop(stop, findCountry));
  const days = read.reduce((sum, stop) => sum + (stop.days ?? 0), 0);
  const amounts = draft.isUnlimited ? read.map(() => null) : shareData(read, draft);
  const journey: JourneyProblem[] = [
    ...(read.length === 0 ? (['no-stop'] as const) : []),
    ...(read.length > maxStops ? (['too-many-stops'] as const) : []),
    ...(days > maxJourneyDays ? (['too-many-days'] as const) : []),
    ...(typeof amounts === 'string' ? [amounts] : []),
  ];
  const stops = read.map(({ problems }) => problems);
  const planned = typeof amounts === 'string' ? null : plannedStops(read, amounts);
  if (planned === null || journey.length > 0 || stops.some((problems) => problems.length > 0))
    return { ok: false, journey: null, problems: { stops, journey } };
  const { hotspot, isNewCustomer } = draft;
  return { ok: true, journey: { stops: planned, hotspot, isNewCustomer }, problems: null };
}

interface ReadStop {
  readonly country: CountryCode | null;
  readonly days: number | null;
  /** Null: not stated. */
  readonly dataMb: number | null;
  readonly problems: readonly StopProblem[];
}

function readStop({ place, days, gb }: StopDraft, findCountry: (words: string) => CountryCode | null): ReadStop {
  const country = place === '' ? null : findCountry(place);
  const stay = /^\d{1,3}$/.test(days) ? Number(days) : null;
  const dataMb = gb === '' ? null : readGigabytes(gb);
  const isStay = stay !== null && stay >= 1 && stay <= maxJourneyDays;
  return {
    country,
    days: isStay ? stay : null,
    dataMb,
    problems: [
      ...(place === '' ? (['place-missing'] as const) : []),
      ...(place !== '' && country === null ? (['place-unknown'] as const) : []),
      ...(isStay ? [] : (['days'] as const)),
      ...(gb !== '' && dataMb === null ? (['gb'] as const) : []),
    ],
  };
}

/** `10`, `0.5`, `1,5`: megabytes; null: not an amount, or out of range. */
function readGigabytes(text: string): number | null {
  if (!/^\d{1,4}(?:[.,]\d{1,3})?$/.test(text)) return null;
  const megabytes = Math.round(Number(text.replace(',', '.')) * 1000);
  return megabytes >= 1 && megabytes <= maxTripMb ? megabytes : null;
}

/** Megabytes of each stop: its own amount, else its share, by days, of the remaining total. */
function shareData(stops: readonly ReadStop[], { total }: JourneyDraft): readonly number[] | JourneyProblem {
  const open = stops.filter(({ dataMb }) => dataMb === null);
  const whole = total === '' ? null : readGigabytes(total);
  if (total !== '' && whole === null) return 'total';
  if (whole === null || open.length === 0)
    return stops.map(({ dataMb, days }) => dataMb ?? usualMbPerDay * (days ?? 1));
  const rest = whole - stops.reduce((sum, { dataMb }) => sum + (dataMb ?? 0), 0);
  const openDays = open.reduce((sum, { days }) => sum + (days ?? 1), 0);
  if (rest < openDays) return 'total-too-small';
  let before = 0;
  // Cumulative, so that rounding leaves no remainder.
  const upTo = (days: number): number => Math.round((rest * days) / openDays);
  return stops.map(({ dataMb, days }) => {
    if (dataMb !== null) return dataMb;
    before += days ?? 1;
    return upTo(before) - upTo(before - (days ?? 1));
  });
}

function plannedStops(stops: readonly ReadStop[], amounts: readonly (number | null)[]): readonly Stop[] {
  return stops.flatMap(({ country, days }, index) =>
    country === null || days === null ? [] : [{ country, days, dataMb: amounts[index] ?? null }],
  );
}

/**
 * The address of a journey, with its first `?`: the one to share.
 * @param slugs of the countries of the stops
 */
export function writeJourney(draft: JourneyDraft, slugs: readonly string[]): string {
  const stops = draft.stops.map(({ days, gb }, index) => {
    const amount = gb === '' || draft.isUnlimited ? '' : `.${gb.replace(',', '.')}`;
    return ['stop', `${slugs[index] ?? ''}.${days}${amount}`];
  });
  const isShared = draft.total !== '' && !draft.isUnlimited;
  const query = new URLSearchParams([
    ...stops,
    ...(isShared ? [['total', draft.total.replace(',', '.')]] : []),
    ...(draft.isUnlimited ? [['unlimited', '1']] : []),
    ...(draft.hotspot ? [['hotspot', '1']] : []),
    ...(draft.isNewCustomer ? [] : [['customer', 'returning']]),
    ...(draft.usesPromo ? [['promo', '1']] : []),
  ]);
  return `?${query.toString()}`;
}
