import { Check } from 'lucide';
import type { ReactNode } from 'react';
import styles from './check-chip.module.css';
import { choiceInput } from './choice-input.ts';
import { Icon } from './icon.tsx';

export interface CheckChipProps {
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  /** Number of results, formatted. */
  readonly count?: string | number;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange?: (isChecked: boolean) => void;
}

/** A checkbox as a pill. */
export function CheckChip({ name, value, label, count, isChecked, isDisabled, onChange }: CheckChipProps) {
  return (
    <label className={styles['chip']}>
      <input
        type="checkbox"
        name={name}
        value={value}
        disabled={isDisabled}
        {...choiceInput({ isChosen: isChecked, onChange })}
      />
      <Icon of={Check} size={16} />
      <span>{label}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </label>
  );
}
