import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountryCode } from '#domain/kernel/codes.ts';
import {
  checkDraft,
  writeJourney,
  type JourneyDraft,
  type JourneyProblem,
  type StopProblem,
} from '#domain/journey/journey-draft.ts';
import type { Stop } from '#domain/journey/journey.ts';
import { addStop, daysOf, fillDays, moveStop, newStop, type StopDraft } from '#domain/journey/stop-draft.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { usePageActions } from '#web/shared/page/page-actions.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { StopCountry, TripData } from '#web/features/journey/trip/trip-data.ts';

/** A stop of the form, with a stable identity. */
export interface RouteStop extends StopDraft {
  readonly id: number;
  /** Null: typed text only. */
  readonly country: StopCountry | null;
  /** True: its days were typed, and do not follow the whole trip. */
  readonly isTyped?: boolean;
  readonly problems: readonly StopProblem[];
}

/** What holds for the whole trip. */
type Conditions = Omit<JourneyDraft, 'stops'>;

export interface Route {
  readonly stops: readonly RouteStop[];
  readonly conditions: Conditions;
  readonly problems: readonly JourneyProblem[];
  /** Days of the whole trip, and of those the ones that have no place; below 0: the stops have too many. */
  readonly days: { readonly total: number; readonly left: number };
  /** The stops with a country; null: something is missing or wrong. */
  readonly planned: readonly Stop[] | null;
  /** True: the page shows the answer for an earlier state. */
  readonly isWaiting: boolean;
  /** True: the answer could not be loaded. */
  readonly hasFailed: boolean;
  readonly changeStop: (id: number, change: Partial<RouteStop>) => void;
  /** At once, so that its field can be focused. */
  readonly addStop: () => void;
  readonly removeStop: (id: number) => void;
  /** At once, so that the focus can be restored. */
  readonly moveStopTo: (from: number, to: number) => void;
  readonly changeConditions: (change: Partial<Conditions>) => void;
  /** Marks what is wrong. */
  readonly submit: () => void;
}

interface RouteState {
  readonly stops: readonly RouteStop[];
  readonly conditions: Conditions;
  readonly problems: readonly JourneyProblem[];
  /** False: as it came from the server. */
  readonly isChanged: boolean;
}

/** The form's state. Each change is answered by the page in place, once nothing has changed for a moment. */
export function useRoute(data: TripData): Route {
  const [state, setState] = useState(() => routeOf(data));
  const change = (part: (before: RouteState) => Partial<RouteState>): void =>
    setState((before) => {
      const next = { ...before, ...part(before), isChanged: true };
      return { ...next, stops: fillDays(next.stops, next.conditions.days) };
    });
  const { planned, address } = examine(state);
  const { isWaiting, hasFailed } = useLiveAnswer(state.isChanged ? address : null, data);
  const changeStops = (to: (stops: readonly RouteStop[]) => readonly RouteStop[]): void =>
    change(({ stops }) => ({ stops: to(stops) }));
  return {
    ...state,
    days: countDays(state),
    planned,
    isWaiting,
    hasFailed,
    changeStop: (id, changed) =>
      changeStops((stops) => stops.map((stop) => (stop.id === id ? { ...stop, ...changed } : stop))),
    addStop: () =>
      flushSync(() =>
        change(({ stops, conditions }) => {
          const id = Math.max(...stops.map((stop) => stop.id)) + 1;
          return { stops: addStop<RouteStop>(stops, { ...newStop, id, country: null, problems: [] }, conditions.days) };
        }),
      ),
    removeStop: (id) => flushSync(() => changeStops((stops) => stops.filter((stop) => stop.id !== id))),
    moveStopTo: (from, to) => flushSync(() => changeStops((stops) => moveStop(stops, from, to))),
    changeConditions: (changed) =>
      change(({ conditions }) => ({ conditions: { ...conditions, ...changed }, problems: [] })),
    submit: () => change(mark),
  };
}

function routeOf({ draft: { stops, ...conditions }, countries, problems }: TripData): RouteState {
  return {
    stops: stops.map((stop, id) => ({
      ...stop,
      id,
      country: countries[id] ?? null,
      problems: problems?.stops[id] ?? [],
    })),
    conditions,
    problems: problems?.journey ?? [],
    isChanged: false,
  };
}

/** Stops without a country have no place yet, unless none has one. */
function countDays({ stops, conditions }: RouteState): Route['days'] {
  const named = stops.filter(({ country }) => country !== null);
  const placed = daysOf(named.length === 0 ? stops : named);
  const total = Number(conditions.days) || placed;
  return { total, left: total - placed };
}

/** Stops whose country is not chosen yet are left out. */
function examine({ stops, conditions }: RouteState) {
  const named = stops.filter(({ country }) => country !== null);
  const { journey } = check(named, conditions);
  const slugs = named.map(({ country }) => country?.slug ?? '');
  if (named.length === 0) return { planned: null, address: '' };
  return {
    planned: journey?.stops ?? null,
    address: journey && writeJourney({ ...conditions, stops: named }, slugs),
  };
}

function check(stops: readonly RouteStop[], conditions: Conditions) {
  const codes = new Map(
    stops.flatMap(({ country }) => (country === null ? [] : [[country.slug, country.flag] as const])),
  );
  const places = stops.map((stop) => ({ ...stop, place: stop.country?.slug ?? stop.place }));
  return checkDraft({ ...conditions, stops: places }, (slug) => (codes.get(slug) ?? null) as CountryCode | null);
}

function mark({ stops, conditions }: RouteState): Partial<RouteState> {
  const { problems } = check(stops, conditions);
  return {
    stops: stops.map((stop, index) => ({ ...stop, problems: problems?.stops[index] ?? [] })),
    problems: problems?.journey ?? [],
  };
}

/** Debounce before the answer to a change is loaded. */
const settledMs = 300;

/** Loads the answer for another address in place. @param address query of the form; null: as shown, or not complete */
function useLiveAnswer(address: string | null, data: TripData) {
  const { showInPlace } = usePageActions();
  const { locale } = usePage().shell;
  const [failed, setFailed] = useState<string | null>(null);
  const isWaiting = address !== null && address !== answeredAddress(data);
  const ask = useEffectEvent((asked: string) => {
    void showInPlace(localizePath('/trip', locale) + asked).then((isShown) => setFailed(isShown ? null : asked));
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => ask(address), settledMs);
    return () => clearTimeout(timer);
  }, [address, isWaiting]);
  return { isWaiting, hasFailed: isWaiting && failed === address };
}

function answeredAddress({ draft, countries, answer }: TripData): string {
  if (answer === null) return '';
  return writeJourney(
    draft,
    countries.map((country) => country?.slug ?? ''),
  );
}
