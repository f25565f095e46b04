import { ChevronDown } from 'lucide';
import { afterData } from '#domain/plan/after-data.ts';
import type { SegmentKind, TimedPlan } from '#domain/trip/run-plan.ts';
import { stripDays, type StripDay } from '#domain/trip/strip-days.ts';
import type { TripStrip } from '#domain/trip/trip-strip.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount, formatSpeed } from '#i18n/format-quantity.ts';
import { formatShortDay } from '#i18n/format-trip-time.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { Language } from './plan-words.ts';
import styles from './trip-strip.module.css';

interface TableProps {
  readonly strip: TripStrip;
  /** Of what opens it. */
  readonly className: string;
}

/** What the strip of one plan draws, as figures: day by day. */
export function TripStripTable({ strip, className }: TableProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { table } = messages.trip.strip;
  const [bought] = strip.plans;
  if (bought === undefined) return null;
  return (
    <details className={className}>
      <summary>
        {table.open}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{table.day}</th>
            <th scope="col">{table.morning}</th>
            <th scope="col">{table.night}</th>
            <th scope="col">{table.speed}</th>
          </tr>
        </thead>
        <tbody>
          {stripDays(strip).map((day, index) => (
            <tr key={day.from}>
              <th scope="row">{sayStripDay(day, { index, landing: strip.time.landing }, language)}</th>
              <td>{sayLeft(day.left[0], bought.plan, language)}</td>
              <td>{sayLeft(day.left[1], bought.plan, language)}</td>
              <td>
                {joinFacts(
                  day.kinds.map((kind) => saySpeed(kind, bought.plan, language)),
                  shell.locale,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function sayStripDay(
  { from, until }: StripDay,
  { index, landing }: { readonly index: number; readonly landing: TripStrip['time']['landing'] },
  { locale, messages }: Language,
): string {
  if (landing === null) return messages.trip.strip.day({ day: formatNumber(index + 1, locale) });
  return formatShortDay((from + until) / 2, landing, locale);
}

export function sayLeft(left: number | null, { dataMb }: TimedPlan, { locale, messages }: Language): string {
  if (left === null) return messages.plan.detail.notStated;
  return dataMb === null ? messages.trip.unlimited : formatDataAmount(Math.round(dataMb * left), locale);
}

export function saySpeed(kind: SegmentKind, plan: TimedPlan, { locale, messages }: Language): string {
  const { table, what } = messages.trip.strip;
  const kbps = afterData(plan)?.kbps ?? null;
  if (kind === 'data') return plan.speedLimitKbps === null ? table.full : formatSpeed(plan.speedLimitKbps, locale);
  if (kind === 'slow') return kbps === null ? what.slow : formatSpeed(kbps, locale);
  return kind === 'ended' ? what.none : kind === 'ending' ? what.open : what[kind];
}
