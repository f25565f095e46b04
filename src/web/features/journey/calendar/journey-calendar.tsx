import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { formatDays } from '#i18n/format-quantity.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { costOf } from '#web/features/journey/route/shape-lines.ts';
import type { ShownPurchase, ShownStop } from '#web/features/journey/trip/trip-data.ts';
import { joinStays } from '#web/features/journey/trip/trip-words.ts';
import type { WayProps } from '#web/features/journey/ways/way-props.ts';
import styles from './journey-calendar.module.css';

const legHeight = 32;
const planHeight = 40;
const lane = planHeight + 4;

/** The trip day by day: stops, below them plans, and days on which a plan runs unused. The lists below say the same. */
export function JourneyCalendar({ way, answer }: WayProps) {
  const lanes = laneOf(way.purchases);
  const height = legHeight + 4 + lane * Math.max(1, ...lanes.map((each) => each + 1));
  return (
    <svg className={styles['chart']} height={height} width="100%" aria-hidden="true">
      {answer.stops.map((stop, index) => (
        <Leg key={stop.start} stop={stop} days={answer.days} isGap={way.gaps.includes(index)} />
      ))}
      {way.purchases.map((purchase, index) => (
        <PlanBars
          key={`${purchase.plan.id} ${purchase.stops.join()}`}
          purchase={purchase}
          stops={answer.stops}
          days={answer.days}
          y={legHeight + 4 + lane * (lanes[index] ?? 0)}
        />
      ))}
    </svg>
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

interface LegProps {
  readonly stop: ShownStop;
  /** Of the whole trip. */
  readonly days: number;
  readonly isGap: boolean;
}

/** The name of a short stop is cut, and its days wrap out of sight. */
function Leg({ stop, days, isGap }: LegProps) {
  const { locale } = usePage().shell;
  return (
    <foreignObject x={share(stop.start, days)} width={share(stop.days, days)} height={legHeight}>
      <p className={classNames(styles['leg'], isGap && styles['gap'])}>
        <b>{stop.place.name}</b>
        <small>{formatDays(stop.days, locale)}</small>
      </p>
    </foreignObject>
  );
}

interface PlanBarsProps {
  readonly purchase: ShownPurchase;
  readonly stops: readonly ShownStop[];
  /** Of the whole trip. */
  readonly days: number;
  readonly y: number;
}

/** In the first bar the logo, and the price where it fits; the others are the same plan. */
function PlanBars({ purchase, stops, days, y }: PlanBarsProps) {
  const { shell } = usePage();
  const { plan, idle } = purchase;
  return (
    <>
      {idle.map((stay) => (
        <rect
          key={stay.start}
          className={styles['idle']}
          x={share(stay.start, days)}
          y={y + 16}
          width={share(stay.days, days)}
          height={8}
        />
      ))}
      {joinStays(purchase.stops.flatMap((index) => stops[index] ?? [])).map((stay, index) => (
        <foreignObject
          key={stay.start}
          x={share(stay.start, days)}
          y={y}
          width={share(stay.days, days)}
          height={planHeight}
        >
          <p className={styles['plan']}>
            <Logo src={logoAddress(plan.provider.image)} name={plan.provider.name} size={24} />
            {index === 0 && <b>{formatMoney({ ...costOf(purchase), isEstimate: false }, shell.locale)}</b>}
          </p>
        </foreignObject>
      ))}
    </>
  );
}
