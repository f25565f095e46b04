import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './range-slider.module.css';
import { useHydrated } from './use-hydrated.ts';

/** Something for the lower end and the same for the upper end. */
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
  /** Absent: two fields of a plain form, which keep their own numbers. */
  readonly onChange?: (range: { readonly from: number; readonly to: number }) => void;
}

/** Two ends of a range on one track. Without JavaScript two number fields stand in its place. */
export function RangeSlider(props: RangeSliderProps) {
  const isLive = useHydrated();
  return isLive ? <LiveSlider {...props} /> : <NumberFields {...props} />;
}

function NumberFields({ min, max, from, to, step = 1, names, labels }: RangeSliderProps) {
  const ends = [
    { name: names[0], label: labels[0], value: from, limit: min },
    { name: names[1], label: labels[1], value: to, limit: max },
  ];
  return (
    <div className={styles['fields']}>
      {ends.map(({ name, label, value, limit }) => (
        <input
          key={name}
          type="number"
          inputMode="numeric"
          aria-label={label}
          // An end at its limit is none: the form then sends nothing for it.
          defaultValue={value === limit ? '' : value}
          placeholder={String(limit)}
          {...{ name, min, max, step }}
        />
      ))}
    </div>
  );
}

function LiveSlider({ min, max, from, to, step = 1, names, labels, format, onChange }: RangeSliderProps) {
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
          // In the upper half it lies on top: with both ends there, only this one can still move.
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
