import { memo } from 'react';
import type { PricePlot as Plot } from '#domain/listing/destination-view.ts';
import { formatMoney, formatTick } from '#i18n/format-money.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { classNames } from '#ui/class-names.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlotPointer } from './plot-pointer.tsx';
import { labelOffset, placeLabels, type LabelQuery, type PlotLabel } from './plot-labels.ts';
import { frontierPath, plotTicksGb, plotX, plotY, tripStep, type PriceRange } from './plot-scale.ts';
import { PlotTable } from './plot-table.tsx';
import styles from './price-plot.module.css';

/** Fewer steps than this make no line. */
const leastSteps = 2;

/** Scatter plot of price by data: plans as dots, lowest prices as a line, the trip as a zone. A table has the same data. */
export function PricePlot({ place }: { readonly place: PlaceForms }) {
  const { view } = useListState();
  const texts = usePage().messages.destination.plot;
  const { plot } = view;
  const { dataMb } = view.query.trip;
  if (plot.frontier.length < leastSteps) return <p className={styles['empty']}>{texts.empty}</p>;
  return (
    <figure className={styles['plot']} aria-label={texts.heading}>
      <div className={styles['picture']}>
        <svg className={styles['chart']} role="img" aria-label={texts.label({ count: plot.planCount, place })}>
          <TripZone dataMb={dataMb} />
          <PriceAxis plot={plot} currency={plot.frontier[0]?.price.currency} />
          <DataAxis dataMb={dataMb} />
          <Dots dots={plot.dots} bottomUnits={plot.bottomUnits} topUnits={plot.topUnits} leastMb={dataMb ?? 0} />
          <Frontier plot={plot} dataMb={dataMb} />
        </svg>
        <PlotPointer plot={plot} start={Math.max(0, tripStep(plot.frontier, dataMb))} />
      </div>
      <p className={styles['legend']}>
        <span>{texts.fits}</span>
        <span className={styles['small']}>{texts.small}</span>
        <span className={styles['lowest']}>{texts.lowest}</span>
        <LeftOut plot={plot} />
      </p>
      <PlotTable plot={plot} />
    </figure>
  );
}

/** Says how many plans are too dear for the picture. */
function LeftOut({ plot: { leftOut, topUnits, frontier } }: { readonly plot: Plot }) {
  const { shell, messages } = usePage();
  const currency = frontier[0]?.price.currency;
  if (leftOut === 0 || currency === undefined) return null;
  const price = formatTick({ units: topUnits, currency }, shell.locale);
  return <small>{messages.destination.plot.leftOut({ count: leftOut, price })}</small>;
}

/** The zone of plans with enough data for the trip. */
function TripZone({ dataMb }: { readonly dataMb: number | null }) {
  if (dataMb === null) return null;
  const x = plotX(dataMb);
  return (
    <>
      <rect className={styles['zone']} x={`${x}%`} y="0" width={`${100 - x}%`} height="100%" />
      <line className={styles['edge']} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
    </>
  );
}

type Currency = Plot['frontier'][number]['price']['currency'];

function PriceAxis({ plot, currency }: { readonly plot: Plot; readonly currency: Currency | undefined }) {
  const { shell } = usePage();
  return plot.tickUnits.map((units) => {
    const y = `${plotY(units, plot)}%`;
    return (
      <g key={units}>
        <line className={styles['grid']} x1="0" x2="100%" y1={y} y2={y} />
        <text x="0" y={y} dx="-8" dy="4" textAnchor="end">
          {currency === undefined ? '' : formatTick({ units, currency }, shell.locale)}
        </text>
      </g>
    );
  });
}

/** Only the first and the last tick show the unit. */
function DataAxis({ dataMb }: { readonly dataMb: number | null }) {
  const { shell } = usePage();
  return plotTicksGb.map((gigabytes, at) => (
    <text
      key={gigabytes}
      className={tickClass(gigabytes, dataMb)}
      x={`${plotX(gigabytes * 1000)}%`}
      y="100%"
      dy="20"
      textAnchor="middle"
    >
      {at === 0 || at === plotTicksGb.length - 1
        ? formatDataAmount(gigabytes * 1000, shell.locale)
        : formatNumber(gigabytes, shell.locale)}
    </text>
  ));
}

/** Amounts that a phone has no room for. */
const minorTicksGb: readonly number[] = [3, 10, 50];

function tickClass(gigabytes: number, dataMb: number | null): string | undefined {
  if (gigabytes * 1000 === dataMb) return styles['here'];
  return minorTicksGb.includes(gigabytes) ? styles['minor'] : undefined;
}

interface DotsProps extends PriceRange {
  readonly dots: Plot['dots'];
  /** Data the trip needs. Several smaller plans may serve it too, but the plot shows the price of one. */
  readonly leastMb: number;
}

/** Nearly zero length: WebKit stretches the caps of zero-length lines (https://bugs.webkit.org/show_bug.cgi?id=249265). */
const dotLine = 'h.01';

/** One path per kind: hundreds of elements would slow down every list change. */
const Dots = memo(function Dots({ dots, bottomUnits, topUnits, leastMb }: DotsProps) {
  let [short, enough] = ['', ''];
  for (const { dataMb, units, fits } of dots) {
    const dot = `M${plotX(dataMb)} ${plotY(units, { bottomUnits, topUnits })}${dotLine}`;
    if (fits && dataMb >= leastMb) enough += dot;
    else short += dot;
  }
  return (
    <svg {...stretched}>
      <path className={styles['dim']} d={short} />
      <path className={styles['dots']} d={enough} />
    </svg>
  );
});

/** Per cent of the box; strokes keep their width. */
const stretched = {
  width: '100%',
  height: '100%',
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  overflow: 'visible',
};

/** The line stretches with the box; its points and labels keep their size. */
function Frontier({ plot, dataMb }: { readonly plot: Plot; readonly dataMb: number | null }) {
  const { shell } = usePage();
  const { frontier } = plot;
  const trip = tripStep(frontier, dataMb);
  const steps = frontier.map(({ dataMb: size, price }) => {
    return { dataMb: size, units: price.units, text: formatMoney(price, shell.locale) };
  });
  return (
    <>
      <svg {...stretched}>
        <path className={styles['line']} d={frontierPath(frontier, plot)} />
      </svg>
      {frontier.map(({ dataMb: megabytes, price }, at) => {
        const place = { cx: `${plotX(megabytes)}%`, cy: `${plotY(price.units, plot)}%` };
        return at === trip ? (
          <g key={megabytes}>
            <circle className={styles['point']} {...place} r="6.5" />
            <circle className={styles['core']} {...place} r="3" />
          </g>
        ) : (
          <circle key={megabytes} className={styles['point']} {...place} r="4" />
        );
      })}
      {placeLabels({ steps, trip, axis: plot }).map((label) => (
        <StepLabel key={label.step} label={label} of={steps[label.step]} axis={plot} />
      ))}
    </>
  );
}

interface StepLabelProps {
  readonly label: PlotLabel;
  readonly of: LabelQuery['steps'][number] | undefined;
  readonly axis: PriceRange;
}

function StepLabel({ label: { side, isAbove, isMinor }, of: step, axis }: StepLabelProps) {
  if (step === undefined) return null;
  return (
    <text
      className={classNames(styles['price'], isMinor && styles['minor'])}
      x={`${plotX(step.dataMb)}%`}
      y={`${plotY(step.units, axis)}%`}
      dx={side === 'end' ? -labelOffset.across : labelOffset.across}
      dy={isAbove ? labelOffset.above : labelOffset.below}
      textAnchor={side}
    >
      {step.text}
    </text>
  );
}
