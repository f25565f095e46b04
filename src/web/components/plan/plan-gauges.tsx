import type { CSSProperties } from 'react';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { dataGauge, dayGauge, type Gauge } from '#domain/trip/trip-gauges.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './plan-gauges.module.css';
import { sayData, sayValidity } from './plan-words.ts';

/** More cells than this are too narrow to count. */
const mostCells = 60;

/** Data against the need and days against the trip: words, and bars that repeat them. */
export function PlanGauges({ row: { plan, trip: cost }, trip }: { readonly row: ListRow; readonly trip: Trip }) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { times } = messages.plan;
  const { count } = cost;
  const one = [sayData(plan, language), sayValidity(plan.validityDays, language)] as const;
  const [data, days] = [dataGauge(cost, trip), dayGauge(plan, cost, trip)];
  const isPerDay = plan.dataKind === 'daily';
  // A daily amount and an expiry are the same however many are bought.
  const several = (words: string): string => (count > 1 ? times({ count, price: words }) : words);
  return (
    <div className={styles['gauges']}>
      <Measure
        words={isPerDay || plan.dataKind === 'unlimited' ? one[0] : several(one[0])}
        gauge={data}
        say={(amount) => formatDataAmount(amount, shell.locale)}
        isSliced={plan.dataKind === 'unlimited'}
      />
      <Measure
        words={plan.validityDays === null ? one[1] : several(one[1])}
        gauge={days}
        say={(amount) => formatDays(amount, shell.locale)}
        cells={(plan.validityDays ?? 0) * count}
      />
    </div>
  );
}

interface MeasureProps {
  readonly words: string;
  readonly gauge: Gauge | null;
  readonly say: (amount: number) => string;
  /** Cells of the bar; default: none. */
  readonly cells?: number;
  /** True: slices, for data without an end. */
  readonly isSliced?: boolean;
}

function Measure({ words, gauge, say, cells = 0, isSliced = false }: MeasureProps) {
  const { gauges } = usePage().messages.trip;
  const hasCells = cells > 1 && cells <= mostCells;
  const used = isSliced && gauge === null ? 1 : (gauge?.used ?? 1);
  const look = { '--used': `${(used * 100).toFixed(1)}%`, ...(hasCells && { '--cells': cells }) } as CSSProperties;
  return (
    <div>
      <p>
        <b>{words}</b> {gauge !== null && <span>{saySpare(gauge.spare, say, gauges)}</span>}
      </p>
      <div
        aria-hidden="true"
        className={classNames(styles['bar'], hasCells && styles['cells'], isSliced && styles['slices'])}
        style={look}
      />
    </div>
  );
}

interface SpareWords {
  readonly enough: string;
  readonly spare: (facts: { amount: string }) => string;
  readonly short: (facts: { amount: string }) => string;
}

function saySpare(spare: number, say: MeasureProps['say'], words: SpareWords): string {
  if (spare === 0) return words.enough;
  return spare > 0 ? words.spare({ amount: say(spare) }) : words.short({ amount: say(-spare) });
}
