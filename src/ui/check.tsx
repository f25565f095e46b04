import type { ReactNode } from 'react';
import styles from './check.module.css';
import { choiceInput } from './choice-input.ts';

export interface CheckProps {
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  /** Number of results, formatted, at the end of the row. */
  readonly count?: string | number;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly type?: 'checkbox' | 'radio';
  readonly onChange?: (isChecked: boolean) => void;
}

/** A checkbox as a row. */
export function Check(props: CheckProps) {
  return renderCheck(props);
}

/** The same as a plain function, for speed: a list has a hundred of them. */
export function renderCheck(props: CheckProps) {
  const { name, value, label, count, isChecked, isDisabled, type = 'checkbox', onChange } = props;
  return (
    <label className={styles['check']}>
      <input
        type={type}
        name={name}
        value={value}
        disabled={isDisabled}
        {...choiceInput({ isChosen: isChecked, onChange })}
        className={styles['box']}
      />
      <span>{label}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </label>
  );
}
