import { useState, type CSSProperties, type PointerEvent } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { PricePlot } from '#domain/listing/destination-view.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { pressedKey } from '#ui/pressed-key.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayValidity } from '#web/shared/plan/plan-words.ts';
import { nearestStep, plotX, plotY, type PriceRange } from './plot-scale.ts';
import styles from './price-plot.module.css';

interface PlotPointerProps {
  readonly plot: PricePlot;
  /** Initial step for arrow keys. */
  readonly start: number;
}

type Step = PricePlot['frontier'][number];

/** Shows the lowest prices step by step, by pointer or arrow keys. */
export function PlotPointer({ plot, start }: PlotPointerProps) {
  const { messages } = usePage();
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<number | null>(null);
  const say = useStepWords();
  const at = Math.min(shown ?? start, plot.frontier.length - 1);
  const step = plot.frontier[at];
  if (!isHydrated || step === undefined) return null;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShown(nearestStep(plot.frontier, ((clientX - left) / width) * 100));
  };
  return (
    <div className={styles['pointer']} onPointerMove={point} onPointerLeave={() => setShown(null)}>
      <input
        type="range"
        aria-label={messages.destination.plot.slider}
        aria-valuetext={say(step)}
        min={0}
        max={plot.frontier.length - 1}
        value={at}
        onChange={(event) => setShown(Number(event.currentTarget.value))}
        onFocus={() => setShown(at)}
        onBlur={() => setShown(null)}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Escape') setShown(null);
        }}
      />
      {shown !== null && <StepTip step={step} axis={plot} text={say(step)} />}
    </div>
  );
}

function useStepWords(): (step: Step) => string {
  const { shell, messages } = usePage();
  return ({ dataMb, price, provider, validityDays }) =>
    messages.destination.plot.point({
      data: formatDataAmount(dataMb, shell.locale),
      price: formatMoney(price, shell.locale),
      provider: isolateText(provider),
      days: sayValidity(validityDays, { locale: shell.locale, messages }),
    });
}

/** From here on the tip opens to the left; percent of the width. */
const middle = 50;

/** Rendered by scripts only, so the CSP allows an inline style. */
function StepTip(tip: { readonly step: Step; readonly axis: PriceRange; readonly text: string }) {
  const x = plotX(tip.step.dataMb);
  const place: CSSProperties = { left: `${x}%`, top: `${plotY(tip.step.price.units, tip.axis)}%` };
  return (
    <div className={styles['tip']} style={place} data-side={x > middle ? 'end' : 'start'} aria-hidden="true">
      {tip.text}
    </div>
  );
}
