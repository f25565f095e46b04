import { Plus } from 'lucide';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { maxJourneyDays, maxStops } from '#domain/journey/journey.ts';
import { daysOf } from '#domain/journey/stop-draft.ts';
import { formatDays } from '#i18n/format-quantity.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { dragRows } from './drag-rows.ts';
import { NewStop } from './new-stop.tsx';
import styles from './route-list.module.css';
import { DayField } from './stop-controls.tsx';
import { StopRow } from './stop-row.tsx';
import type { TripData } from '#web/features/journey/trip/trip-data.ts';
import type { Route, RouteStop } from './use-route.ts';

interface RouteListProps {
  readonly route: Route;
  /** Null: its button asks for one. */
  readonly answer: TripData['answer'];
  readonly near: TripData['near'];
}

/**
 * The stops in order. Without JavaScript its buttons submit the form; with it they change the route at once, and a handle
 * moves a stop with pointer or arrow keys.
 */
export function RouteList({ route, answer, near }: RouteListProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const { list, said, add, remove, move, drag } = useRouteList(route);
  const { stops, changeStop } = route;
  const starts = startsOf(stops);
  const offer = {
    first: near.map(({ path }) => path),
    without: stops.flatMap(({ country }) => country?.path ?? []),
  };
  const others = route.problems.filter((problem) => problem !== 'total' && problem !== 'total-too-small');
  const isEmpty = stops.length === 1 && stops[0]?.country === null;
  const isWrong = route.problems.length > 0 || stops.some(({ problems }) => problems.length > 0);
  return (
    <section id="route" className={styles['route']} aria-label={texts.route}>
      {isWrong && <Notice kind="bad">{texts.problems}</Notice>}
      {others.map((problem) => (
        <Notice key={problem} kind="bad">
          {texts.errors[problem]}
        </Notice>
      ))}
      <WholeTrip route={route} isCovered={answer === null || answer.ways[0]?.gaps.length === 0} />
      <ol ref={list}>
        {stops.map((stop, index) => {
          const shared = {
            index,
            onChange: (changed: Partial<RouteStop>) => changeStop(stop.id, changed),
            onRemove: stops.length > 1 ? (event: MouseEvent) => remove(index, event) : null,
          };
          return stop.country === null ? (
            <NewStop key={stop.id} {...shared} stop={stop} offer={offer} />
          ) : (
            <StopRow
              key={stop.id}
              {...shared}
              stop={stop}
              country={stop.country}
              start={starts[index] ?? 0}
              of={stops.length}
              dataMb={plannedMb(route, index)}
              onMove={(by, event) => move(index, by, event)}
              onDrag={(event) => drag(index, event)}
            />
          );
        })}
      </ol>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      {stops.length < maxStops && !isEmpty && (
        <Button type="submit" name="add" value="1" look="quiet" className={styles['add']} onClick={add}>
          <Icon of={Plus} size={18} />
          {texts.add}
          {near.length > 0 && (
            <small>
              {texts.near({
                names: joinPhrases(
                  near.slice(0, namedNear).map(({ name }) => name),
                  shell.locale,
                ),
              })}
            </small>
          )}
        </Button>
      )}
      <div
        className={styles['submit']}
        data-answered={
          (answer !== null && !route.hasFailed && stops.every(({ country }) => country !== null)) || undefined
        }
      >
        <Button type="submit" look="primary" size="large">
          {messages.trip.sentence.show}
        </Button>
      </div>
    </section>
  );
}

/** Neighbours named beside the button; the list of countries begins with more of them. */
const namedNear = 2;

interface WholeTripProps {
  readonly route: Route;
  /** False: the answer leaves days without data. */
  readonly isCovered: boolean;
}

/** How long the trip is, and whether the stops take as long. */
function WholeTrip({ route, isCovered }: WholeTripProps) {
  const { locale } = usePage().shell;
  const texts = usePage().messages.journey;
  const { days, stops, conditions, changeConditions } = route;
  const { total, left } = days;
  const text = { days: formatDays(Math.abs(left === 0 ? total : left), locale) };
  const hasCountry = stops.some(({ country }) => country !== null);
  return (
    <div className={styles['whole']}>
      <label htmlFor="all-days">{texts.allDays}</label>
      <DayField
        id="all-days"
        name="all"
        days={hasCountry || conditions.days !== '' ? String(total) : ''}
        most={maxJourneyDays}
        onChange={(asked) => changeConditions({ days: asked })}
      />
      <input type="hidden" name="placed" value={`${total}.${daysOf(stops)}`} />
      <p role="status" className={styles['left']} data-open={left !== 0 || undefined}>
        {hasCountry &&
          total > 1 &&
          (left !== 0 || isCovered) &&
          texts[left === 0 ? 'placed' : left > 0 ? 'left' : 'tooMany'](text)}
      </p>
      {left < 0 && conditions.days !== '' && (
        <Button size="small" onClick={() => changeConditions({ days: '' })}>
          {texts.takeDays({ days: formatDays(total - left, locale) })}
        </Button>
      )}
    </div>
  );
}

/** Days before each stop. */
function startsOf(stops: readonly RouteStop[]): readonly number[] {
  let start = 0;
  return stops.map(({ days }) => (start += Number(days) || 0) - (Number(days) || 0));
}

/** What a stop is planned with; undefined: not known. */
function plannedMb({ stops, planned }: Route, index: number): number | null | undefined {
  const before = stops.slice(0, index).filter(({ country }) => country !== null).length;
  return planned?.[before]?.dataMb;
}

function useRouteList({ stops, addStop, removeStop, moveStopTo }: Route) {
  const texts = usePage().messages.journey;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  /** Its country's field, or else its first control. */
  const focusStop = (index: number): void => {
    const row = list.current?.children[index];
    (row?.querySelector<HTMLElement>('[name=place]:not([type=hidden])') ?? row?.querySelector('button'))?.focus();
  };
  const moveTo = (from: number, to: number): void => {
    const name = stops[from]?.country?.name ?? '';
    moveStopTo(from, to);
    setSaid(texts.moved({ name, number: to + 1 }));
  };
  return {
    list,
    said,
    add: (event: MouseEvent): void => {
      event.preventDefault();
      addStop();
      setSaid(texts.added({ number: stops.length + 1 }));
      focusStop(stops.length);
    },
    remove: (index: number, event: MouseEvent): void => {
      event.preventDefault();
      const removed = stops[index];
      if (removed !== undefined) removeStop(removed.id);
      setSaid(texts.removed({ number: index + 1 }));
      focusStop(Math.max(0, index - 1));
    },
    move: (index: number, by: number, event: MouseEvent | KeyboardEvent): void => {
      event.preventDefault();
      if (stops[index + by] === undefined) return;
      const control = event.currentTarget;
      moveTo(index, index + by);
      // The browser blurs an element that is moved in the document.
      if (control instanceof HTMLElement) control.focus();
    },
    drag: (index: number, event: PointerEvent): void => {
      if (list.current !== null && event.button === 0) dragRows(list.current, index, moveStopTo);
    },
  };
}
