import { useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './range-slider.module.css';
import { useEarlyInput } from './use-early-input.ts';
import { useHydrated } from './use-hydrated.ts';

/** A pair for the lower and the upper end. */
type Ends<Value> = readonly [from: Value, to: Value];

export interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  readonly names: Ends<string>;
  /** For screen readers. */
  readonly labels: Ends<string>;
  readonly format: (value: number) => string;
  /** Absent: uncontrolled fields of a plain form. */
  readonly onChange?: (range: { readonly from: number; readonly to: number }) => void;
}

/** A range slider with two thumbs; two number fields until hydration. */
export function RangeSlider(props: RangeSliderProps) {
  const isHydrated = useHydrated();
  return isHydrated ? <HydratedSlider {...props} /> : <NumberFields {...props} />;
}

function NumberFields({ min, max, from, to, step = 1, names, labels, onChange }: RangeSliderProps) {
  const lower = useRef<HTMLInputElement>(null);
  const upper = useRef<HTMLInputElement>(null);
  // An end at its limit is not submitted.
  const [lowest, highest] = [from === min ? '' : String(from), to === max ? '' : String(to)];
  const catchUp = (): void => {
    const low = within(min, lower.current?.value, max) ?? min;
    onChange?.({ from: low, to: within(low, upper.current?.value, max) ?? max });
  };
  useEarlyInput(lower, lowest, catchUp);
  useEarlyInput(upper, highest, catchUp);
  const ends = [
    { ref: lower, name: names[0], label: labels[0], value: lowest, limit: min },
    { ref: upper, name: names[1], label: labels[1], value: highest, limit: max },
  ];
  return (
    <div className={styles['fields']}>
      {ends.map(({ ref, name, label, value, limit }) => (
        <input
          key={name}
          ref={ref}
          type="number"
          inputMode="numeric"
          aria-label={label}
          defaultValue={value}
          placeholder={String(limit)}
          {...{ name, min, max, step }}
        />
      ))}
    </div>
  );
}

/** A typed number clamped to the range; null: empty. */
function within(least: number, written = '', most: number): number | null {
  return written === '' ? null : Math.min(Math.max(Number(written), least), most);
}

function HydratedSlider({ min, max, from, to, step = 1, names, labels, format, onChange }: RangeSliderProps) {
  const [own, setOwn] = useState({ from, to });
  const range = onChange === undefined ? own : { from, to };
  const change = (next: { readonly from: number; readonly to: number }): void => {
    setOwn(next);
    onChange?.(next);
  };
  const share = (value: number): number => (max > min ? ((value - min) / (max - min)) * 100 : 0);
  const limits = { min, max, step };
  return (
    <div className={styles['slider']}>
      <div className={styles['track']}>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles['whole']} width="100" height="1" />
          <rect x={share(range.from)} width={Math.max(0, share(range.to) - share(range.from))} height="1" />
        </svg>
        <input
          type="range"
          {...limits}
          name={names[0]}
          // On top in the upper half: with both thumbs at the end, only this one can still move.
          className={classNames(share(range.from) > 50 && styles['top'])}
          aria-label={labels[0]}
          aria-valuetext={format(range.from)}
          value={range.from}
          onChange={(event) => change({ ...range, from: Math.min(range.to, event.currentTarget.valueAsNumber) })}
        />
        <input
          type="range"
          {...limits}
          name={names[1]}
          aria-label={labels[1]}
          aria-valuetext={format(range.to)}
          value={range.to}
          onChange={(event) => change({ ...range, to: Math.max(range.from, event.currentTarget.valueAsNumber) })}
        />
      </div>
      <div className={styles['values']} aria-hidden="true">
        <span>{format(range.from)}</span>
        <span>{format(range.to)}</span>
      </div>
    </div>
  );
}
