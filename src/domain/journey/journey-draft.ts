import type { CountryCode } from '#domain/kernel/codes.ts';
import { changeStops, daysOf, fillDays, newStop, type StopDraft } from './stop-draft.ts';
import { maxJourneyDays, maxStops, type Journey, type Stop } from './journey.ts';
import { usualUse } from '#domain/trip/data-profiles.ts';
import { maxTripMb } from '#domain/trip/trip.ts';

/** A journey as requested, not validated. */
export interface JourneyDraft {
  readonly stops: readonly StopDraft[];
  /** Days of the whole trip as asked; empty: as many as the stops have. */
  readonly days: string;
  /** Gigabytes for all stops that have no amount of their own; empty: not stated. */
  readonly total: string;
  readonly isUnlimited: boolean;
  readonly hotspot: boolean;
  /** True: every plan must state that it can be topped up. */
  readonly topUp: boolean;
  readonly isNewCustomer: boolean;
  readonly usesPromo: boolean;
}

/** As `total` in the form. */
export const unlimitedTotal = 'unlimited';

/** Megabytes a day for stops without any amount. */
export const usualMbPerDay = usualUse.mbPerDay;

const emptyDraft: JourneyDraft = {
  stops: [newStop],
  days: '',
  total: '',
  isUnlimited: false,
  hotspot: false,
  topUp: false,
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
  const asked = readTotalDays(stops, query);
  const filled = asked.isFilling ? fillDays(stops, asked.days) : stops;
  const draft: JourneyDraft = {
    stops: changeStops(filled, query, asked.days),
    days: Number(asked.days) === daysOf(filled) ? '' : asked.days,
    ...readAmount(query),
    hotspot: query.get('hotspot') === '1',
    topUp: query.get('topup') === 'yes',
    isNewCustomer: query.get('customer') !== 'returning',
    usesPromo: query.get('promo') === '1',
  };
  return { source: isForm ? 'form' : 'link', draft };
}

/**
 * The total that is asked for; empty: none, or a form shows it as it was. A form has the total and the days of its stops as
 * rendered, so that the stops follow a total that is changed alone.
 */
function readTotalDays(stops: readonly StopDraft[], query: URLSearchParams) {
  const [shown, placed] = query.get('placed')?.split('.') ?? [];
  const text = query.get('all') ?? '';
  const isDays = /^[1-9]\d{0,2}$/.test(text) && Number(text) <= maxJourneyDays && text !== shown;
  return { days: isDays ? text : '', isFilling: placed === String(daysOf(stops)) };
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

/** Data for the whole trip. The form offers usual amounts and `unlimited` to choose from, and `exact` for any other one. */
function readAmount(query: URLSearchParams): Pick<JourneyDraft, 'total' | 'isUnlimited'> {
  const exact = cut(query.get('exact') ?? '');
  const total = exact === '' ? cut(query.get('total') ?? '') : exact;
  const isUnlimited = total === unlimitedTotal || query.get('unlimited') === '1';
  return { total: total === unlimitedTotal ? '' : total, isUnlimited };
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
  const isOpen = draft.days !== '' && Number(draft.days) !== daysOf(draft.stops);
  const isShared = draft.total !== '' && !draft.isUnlimited;
  const query = new URLSearchParams([
    ...stops,
    ...(isOpen ? [['all', draft.days]] : []),
    ...(isShared ? [['total', draft.total.replace(',', '.')]] : []),
    ...(draft.isUnlimited ? [['unlimited', '1']] : []),
    ...(draft.hotspot ? [['hotspot', '1']] : []),
    ...(draft.topUp ? [['topup', 'yes']] : []),
    ...(draft.isNewCustomer ? [] : [['customer', 'returning']]),
    ...(draft.usesPromo ? [['promo', '1']] : []),
  ]);
  return `?${query.toString()}`;
}
