import { Check } from 'lucide';
import type { CheckProps } from './check.tsx';
import styles from './check-chip.module.css';
import { choiceInput } from './choice-input.ts';
import { Icon } from './icon.tsx';

export type CheckChipProps = Omit<CheckProps, 'type'>;

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
