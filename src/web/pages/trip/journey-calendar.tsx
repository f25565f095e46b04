import { isolateText } from '#domain/kernel/bidi-text.ts';
import { classNames } from '#ui/class-names.ts';
import { Flag } from '#ui/flag.tsx';
import { formatNumber } from '#i18n/format-number.ts';
import { flagAddress } from '#web/components/page/flag-address.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { sayData } from '#web/components/plan/plan-words.ts';
import type { ShownPurchase, ShownStop, ShownWay, TripAnswer } from './trip-data.ts';
import { joinStays, sayDays } from './trip-words.ts';
import styles from './journey-calendar.module.css';

const axis = 20;
const legHeight = 30;
const lane = 34;

interface CalendarProps {
  readonly way: ShownWay;
  readonly answer: TripAnswer;
}

/** The trip day by day: stops, plans, and hatched days on which a plan runs unused; also as a table. */
export function JourneyCalendar({ way, answer }: CalendarProps) {
  const { messages } = usePage();
  const lanes = laneOf(way.purchases);
  const height = axis + legHeight + 4 + lane * Math.max(1, ...lanes.map((each) => each + 1));
  return (
    <div className={styles['calendar']}>
      <svg className={styles['chart']} height={height} width="100%" aria-hidden="true">
        <Axis days={answer.days} />
        {answer.stops.map((stop, index) => (
          <Leg key={stop.start} stop={stop} days={answer.days} isGap={way.gaps.includes(index)} />
        ))}
        {way.purchases.map((purchase, index) => (
          <PlanBars
            key={`${purchase.plan.id} ${purchase.stops.join()}`}
            purchase={purchase}
            answer={answer}
            y={axis + legHeight + 4 + lane * (lanes[index] ?? 0)}
          />
        ))}
      </svg>
      <details>
        <summary>{messages.journey.chart.table}</summary>
        <CalendarTable way={way} answer={answer} />
      </details>
    </div>
  );
}

/** Plans used one after the other share a lane, unless their days overlap. */
function laneOf(purchases: readonly ShownPurchase[]): readonly number[] {
  let next = 1;
  return purchases.map(({ idle }) => (idle.length === 0 ? 0 : next++));
}

function share(days: number, all: number): string {
  return `${((days / all) * 100).toFixed(3)}%`;
}

function Axis({ days }: { readonly days: number }) {
  const { shell } = usePage();
  const step = [1, 2, 5, 7, 14, 30, 60].find((each) => days / each <= 15) ?? 90;
  const marks = Array.from({ length: Math.ceil(days / step) }, (_none, index) => index * step);
  return (
    <g className={styles['axis']}>
      {marks.map((day) => (
        <text key={day} x={share(day + 0.5, days)} y={14} textAnchor="middle">
          {formatNumber(day + 1, shell.locale)}
        </text>
      ))}
    </g>
  );
}

interface LegProps {
  readonly stop: ShownStop;
  readonly days: number;
  readonly isGap: boolean;
}

function Leg({ stop, days, isGap }: LegProps) {
  return (
    <svg x={share(stop.start, days)} y={axis} width={share(stop.days, days)} height={legHeight} overflow="hidden">
      <rect className={isGap ? styles['gap'] : styles['leg']} width="100%" height={legHeight} />
      <rect className={styles['edge']} x="100%" width="2" height={legHeight} transform="translate(-2 0)" />
      <image href={flagAddress(stop.flag)} x="7" y="8" width="18" height="14" />
      <BarWords className={styles['legName']} words={stop.name} />
    </svg>
  );
}

/** The full label, or none if the bar is too short. */
function BarWords({ className, words }: { readonly className: string | undefined; readonly words: string }) {
  return (
    <foreignObject width="100%" height={legHeight}>
      <p className={classNames(styles['words'], className)}>
        <span>{words}</span>
      </p>
    </foreignObject>
  );
}

interface PlanBarsProps {
  readonly purchase: ShownPurchase;
  readonly answer: TripAnswer;
  readonly y: number;
}

function PlanBars({ purchase, answer, y }: PlanBarsProps) {
  const { shell, messages } = usePage();
  const { days } = answer;
  const { plan, trip, idle } = purchase;
  const label = `${trip.count > 1 ? `${trip.count} × ` : ''}${isolateText(plan.provider.name)} ${sayData(plan, { locale: shell.locale, messages })}`;
  return (
    <>
      {idle.map((stay) => (
        <rect
          key={stay.start}
          className={styles['idle']}
          x={share(stay.start, days)}
          y={y + 10}
          width={share(stay.days, days)}
          height={10}
        />
      ))}
      {joinStays(purchase.stops.flatMap((index) => answer.stops[index] ?? [])).map((stay) => (
        <svg
          key={stay.start}
          x={share(stay.start, days)}
          y={y}
          width={share(stay.days, days)}
          height={30}
          overflow="hidden"
        >
          <rect className={styles['plan']} x="1" width="100%" height={30} rx="4" />
          <rect className={styles['edge']} x="100%" width="2" height={30} transform="translate(-2 0)" />
          <BarWords className={styles['planName']} words={label} />
        </svg>
      ))}
    </>
  );
}

/** The calendar as a table, stop by stop. */
function CalendarTable({ way, answer }: CalendarProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey.chart;
  const language = { locale: shell.locale, messages };
  const planAt = (index: number): string => {
    const plan = way.purchases.find(({ stops }) => stops.includes(index))?.plan;
    return plan === undefined ? texts.none : `${isolateText(plan.provider.name)}, ${sayData(plan, language)}`;
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.days}</th>
          <th scope="col">{texts.stop}</th>
          <th scope="col">{texts.plan}</th>
        </tr>
      </thead>
      <tbody>
        {answer.stops.map((stop, index) => (
          <tr key={stop.start}>
            <td>{sayDays(stop, language)}</td>
            <th scope="row">
              <Flag src={flagAddress(stop.flag)} /> {stop.name}
            </th>
            <td>{planAt(index)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
