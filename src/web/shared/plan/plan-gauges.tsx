import type { ListRow } from '#domain/listing/destination-view.ts';
import { dataGauge, dayGauge, type Gauge } from '#domain/trip/trip-gauges.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './plan-gauges.module.css';
import { sayData, sayValidity, type Language } from './plan-words.ts';

/** More cells than this are too narrow to count. */
const mostCells = 60;

/** Data against the need and days against the trip: words, and bars that repeat them. */
export function PlanGauges({ row: { plan, trip: cost }, trip }: { readonly row: ListRow; readonly trip: Trip }) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  return (
    <div className={styles['gauges']}>
      <Measure
        words={sayBoughtData({ plan, trip: cost }, language)}
        gauge={dataGauge(cost, trip)}
        say={(amount) => formatDataAmount(amount, shell.locale)}
        cells={plan.dataKind === 'unlimited' ? trip.days : 0}
      />
      <Measure
        words={sayBoughtDays({ plan, trip: cost }, language)}
        gauge={dayGauge(plan, cost, trip)}
        say={(amount) => formatDays(amount, shell.locale)}
        cells={(plan.validityDays ?? 0) * cost.count}
      />
    </div>
  );
}

type Bought = Pick<ListRow, 'plan' | 'trip'>;

/** `2 × 5 GB`; what a plan allows a day, or without an end, is the same however many are bought. */
function sayBoughtData({ plan, trip: { count } }: Bought, language: Language): string {
  const data = sayData(plan, language);
  const isSummed = count > 1 && plan.dataKind !== 'daily' && plan.dataKind !== 'unlimited';
  return isSummed ? language.messages.plan.times({ count, price: data }) : data;
}

/** `2 × 15 days`; a day pass is bought for all its days at once. */
function sayBoughtDays({ plan, trip: { count, purchases } }: Bought, language: Language): string {
  const { validityDays } = plan;
  if (validityDays === null || count === 1) return sayValidity(validityDays, language);
  if (purchases === 1) return formatDays(validityDays * count, language.locale);
  return language.messages.plan.times({ count, price: sayValidity(validityDays, language) });
}

interface MeasureProps {
  readonly words: string;
  readonly gauge: Gauge | null;
  readonly say: (amount: number) => string;
  /** Days that cut the bar into cells; default: none. */
  readonly cells?: number;
}

function Measure({ words, gauge, say, cells = 0 }: MeasureProps) {
  const { gauges } = usePage().messages.trip;
  return (
    <div>
      <p>
        <b>{words}</b> {gauge !== null && <span>{saySpare(gauge, say, gauges)}</span>}
      </p>
      <GaugeBar used={gauge?.used ?? 1} cells={cells > mostCells ? 0 : cells} />
    </div>
  );
}

/** What is used is strong, what is to spare pale; cut into cells, or else where the need ends. */
function GaugeBar({ used, cells }: { readonly used: number; readonly cells: number }) {
  const width = Math.max(cells, 1);
  const need = Number((used * width).toFixed(3));
  const cuts = cells > 1 ? Array.from({ length: cells - 1 }, (_none, at) => at + 1) : [need];
  return (
    <svg className={styles['bar']} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={width} height="1" />
      <rect width={need} height="1" />
      <path
        d={cuts
          .filter((at) => at > 0 && at < width)
          .map((at) => `M${at} 0v1`)
          .join('')}
      />
    </svg>
  );
}

interface SpareWords {
  readonly enough: string;
  readonly spare: (facts: { amount: string }) => string;
  readonly short: (facts: { amount: string }) => string;
  readonly slow: (facts: { amount: string }) => string;
}

function saySpare({ spare, isSlowBeyond }: Gauge, say: MeasureProps['say'], words: SpareWords): string {
  if (spare === 0) return words.enough;
  if (spare > 0) return words.spare({ amount: say(spare) });
  return words[isSlowBeyond ? 'slow' : 'short']({ amount: say(-spare) });
}
