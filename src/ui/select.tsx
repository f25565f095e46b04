import { ChevronDown } from 'lucide';
import { useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './select.module.css';
import { useEarlyInput } from './use-early-input.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  readonly name: string;
  /** Label before the value, inside the outline. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly isDisabled?: boolean;
  readonly onChange?: (value: string) => void;
}

/** A native select. */
export function Select({ name, label, value, options, isDisabled, onChange }: SelectProps) {
  const field = useRef<HTMLSelectElement>(null);
  useEarlyInput(field, value, (early) => onChange?.(early));
  const state =
    onChange === undefined
      ? { defaultValue: value }
      : {
          value,
          onChange: (event: { readonly currentTarget: HTMLSelectElement }) => onChange(event.currentTarget.value),
        };
  return (
    <label className={styles['select']}>
      <span className={styles['label']}>{label}</span>
      <select ref={field} name={name} disabled={isDisabled} {...state}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} />
    </label>
  );
}
