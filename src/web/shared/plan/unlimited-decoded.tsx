import type { ReactNode } from 'react';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { totalMegabytes } from '#domain/plan/plan-data.ts';
import type { Trip } from '#domain/trip/trip.ts';
import {
  activeHoursPerDay,
  describeSpeed,
  isUsableSpeed,
  leastUsableKbps,
  usableSlowMbPerDay,
} from '#domain/plan/unlimited-speed.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount, formatDays, formatSpeed } from '#i18n/format-quantity.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayAfterEnd } from './plan-words.ts';
import styles from './unlimited-decoded.module.css';

/** What "unlimited" means: full-speed allowance, speed after it and its use, and the effective amount for this trip. */
export function UnlimitedDecoded({ row, trip }: { readonly row: ListRow; readonly trip: Trip }) {
  const { shell, messages } = usePage();
  const texts = messages.trip.decoded;
  const { perDay } = row.prices;
  const effective = effectiveMb(row, trip);
  const { reducedSpeedKbps } = row.plan;
  return (
    <div className={styles['decoded']}>
      <h4>{texts.heading}</h4>
      <dl>
        <Speeds row={row} />
        {effective !== null && (
          <Line name={texts.forTrip}>
            {texts.effective({
              amount: formatDataAmount(roundAbout(effective), shell.locale),
              days: formatDays(trip.days, shell.locale),
            })}
          </Line>
        )}
        {perDay !== null && <Line name={texts.perDay}>{formatMoney(perDay, shell.locale)}</Line>}
      </dl>
      {effective !== null && reducedSpeedKbps !== null && (
        <p>
          {isUsableSpeed(reducedSpeedKbps)
            ? texts.counted({ hours: activeHoursPerDay })
            : texts.notCounted({ speed: formatSpeed(leastUsableKbps, shell.locale) })}
        </p>
      )}
    </div>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One constant speed, or full speed up to an allowance and another after it, including what is not stated. */
function Speeds({ row: { plan } }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const texts = messages.trip.decoded;
  const say = (kbps: number): string =>
    texts.slowThen({ speed: formatSpeed(kbps, shell.locale), use: texts.use[describeSpeed(kbps)] });
  const { dataKind, dataMb, reducedSpeedKbps, speedLimitKbps, validityDays } = plan;
  if (dataMb === null && reducedSpeedKbps === null && speedLimitKbps !== null)
    return <Line name={texts.allTheTime}>{say(speedLimitKbps)}</Line>;
  const amount = dataMb === null ? null : formatDataAmount(dataMb, shell.locale);
  const isDaily = dataKind === 'daily';
  const days = validityDays === null ? null : formatDays(validityDays, shell.locale);
  const allowance = isDaily && amount !== null ? messages.plan.aDay({ amount }) : amount;
  return (
    <>
      <Line name={texts.fullSpeed}>
        {allowance === null
          ? texts.notStated
          : isDaily || days === null
            ? allowance
            : texts.allowance({ amount: allowance, days })}
      </Line>
      <Line name={texts.afterwards}>
        {reducedSpeedKbps
          ? say(reducedSpeedKbps)
          : (sayAfterEnd(plan, { locale: shell.locale, messages }) ?? texts.notStated)}
      </Line>
    </>
  );
}

/** Effective data for the trip, at full and reduced speed together, in decimal megabytes; null: not stated. */
function effectiveMb({ plan, trip: cost }: ListRow, trip: Trip): number | null {
  const { reducedSpeedKbps, speedLimitKbps } = plan;
  const slow = reducedSpeedKbps === null ? null : usableSlowMbPerDay(reducedSpeedKbps) * trip.days;
  if (cost.fullSpeedMb !== null && slow !== null) return cost.fullSpeedMb + slow;
  if (totalMegabytes(plan) === null && slow === null && speedLimitKbps !== null)
    return usableSlowMbPerDay(speedLimitKbps) * trip.days;
  return null;
}

/** Whole gigabytes from 10 GB on, tenths below. */
function roundAbout(megabytes: number): number {
  const step = megabytes >= 10_000 ? 1000 : 100;
  return Math.max(step, Math.round(megabytes / step) * step);
}
