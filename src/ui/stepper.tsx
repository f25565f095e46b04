import { Minus, Plus } from 'lucide';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from './icon.tsx';
import { pressedKey } from './pressed-key.ts';
import styles from './stepper.module.css';
import { useEarlyInput } from './use-early-input.ts';
import { useHydrated } from './use-hydrated.ts';
import { useRepeatedPress } from './use-repeated-press.ts';

export interface StepperProps {
  readonly name: string;
  /** Accessible name; a visible label is outside, with `htmlFor` on `id`. */
  readonly label: string;
  readonly id?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Step of Page Up and Page Down. */
  readonly page?: number;
  /** Formats the number with its unit, e.g. "10 days". */
  readonly unit: (value: number) => string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Absent: an uncontrolled field of a plain form. */
  readonly onChange?: (value: number) => void;
}

/** A number field with minus and plus buttons; a plain number field without JavaScript. */
export function Stepper(props: StepperProps) {
  const { name, label, id, min, max, step = 1, page = 7, unit, lessLabel, moreLabel } = props;
  const isHydrated = useHydrated();
  const { value, text, type, leave, moveBy } = useNumber(props);
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, text, (early) => {
    type(early);
    if (document.activeElement !== field.current) leave();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const pages = { PageUp: page, PageDown: -page }[pressedKey(event) ?? ''];
    if (pages === undefined) return;
    event.preventDefault();
    moveBy(pages);
  };
  return (
    <div className={styles['stepper']} data-live={isHydrated || undefined}>
      <StepKey of={Minus} label={lessLabel} isAtEnd={value <= min} onPress={() => moveBy(-step)} />
      <span className={styles['number']}>
        <input
          ref={field}
          id={id}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          {...{ name, min, max, step }}
          aria-label={label}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <output aria-live="polite">{unit(value)}</output>
      </span>
      <StepKey of={Plus} label={moreLabel} isAtEnd={value >= max} onPress={() => moveBy(step)} />
    </div>
  );
}

interface StepKeyProps {
  readonly of: typeof Plus;
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

function StepKey({ of, label, isAtEnd, onPress }: StepKeyProps) {
  const press = useRepeatedPress(() => {
    if (!isAtEnd) onPress();
  });
  // Not `disabled`, which would drop the focus at the end of the range.
  return (
    <button
      type="button"
      data-step-key=""
      className={styles['key']}
      aria-label={label}
      aria-disabled={isAtEnd}
      {...press}
    >
      <Icon of={of} size={18} />
    </button>
  );
}

interface NumberState {
  readonly value: number;
  /** The field's text: while typing, as typed. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  readonly moveBy: (amount: number) => void;
}

function useNumber({ value: given, min, max, onChange }: StepperProps): NumberState {
  const [own, setOwn] = useState(given);
  const [typed, setTyped] = useState<string | null>(null);
  const value = onChange === undefined ? own : given;
  const set = (next: number): void => {
    const kept = Math.min(max, Math.max(min, Math.round(next)));
    setOwn(kept);
    if (kept !== value) onChange?.(kept);
  };
  return {
    value,
    text: typed ?? String(value),
    type: (text) => {
      setTyped(text);
      if (text !== '' && Number.isFinite(Number(text))) set(Number(text));
    },
    leave: () => setTyped(null),
    moveBy: (amount) => {
      setTyped(null);
      set(value + amount);
    },
  };
}
