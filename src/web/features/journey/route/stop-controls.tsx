import { X } from 'lucide';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { dayWord } from '#i18n/format-quantity.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useEarlyInput } from '#ui/use-early-input.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './route-list.module.css';

interface DayFieldProps {
  readonly name: string;
  /** Accessible name; absent: a label outside names the field, by `id`. */
  readonly label?: string;
  readonly id?: string;
  readonly days: string;
  readonly most: number;
  readonly onChange: (days: string) => void;
}

/**
 * A number of days. What it holds is selected as soon as it is entered, so that typing replaces it. Takes digits alone, and
 * says itself what is out of range: number fields take `7e5`, and browsers complain in words of their own.
 */
export function DayField({ name, label, id, days, most, onChange }: DayFieldProps) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const error = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // Not lowered where an address states more.
  const max = Math.max(most, Number(days) || 1);
  const type = (text: string): void => {
    setTyped(text);
    const count = Math.round(Number(text));
    if (count >= 1) onChange(String(Math.min(max, count)));
  };
  useEarlyInput(field, days, type);
  const isWrong = typed !== null && typed !== '' && !(Number(typed) >= 1 && Number(typed) <= max);
  return (
    <>
      <span className={styles['days']}>
        <input
          ref={field}
          id={id}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={1}
          {...{ name, max }}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? error : undefined}
          value={typed ?? days}
          onBeforeInput={(event) => {
            if (/\P{Nd}/u.test(event.data)) event.preventDefault();
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={({ currentTarget }) => currentTarget.select()}
          // Browsers collapse a selection that is pressed after the click.
          onMouseDown={(event) => {
            if (event.currentTarget === document.activeElement) event.preventDefault();
          }}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden="true">{dayWord(Number(days) || 0, locale)}</span>
      </span>
      {isWrong && (
        <p id={error} className={styles['error']} role="alert">
          {messages.journey.dayLimit({ most: max })}
        </p>
      )}
    </>
  );
}

interface RemoveStopProps {
  /** From 1. */
  readonly number: number;
  readonly label: string;
  readonly onRemove: (event: MouseEvent) => void;
}

export function RemoveStop({ number, label, onRemove }: RemoveStopProps) {
  return (
    <Button
      type="submit"
      name="remove"
      value={String(number)}
      look="quiet"
      size="icon"
      className={styles['remove']}
      aria-label={label}
      onClick={onRemove}
    >
      <Icon of={X} size={18} />
    </Button>
  );
}
