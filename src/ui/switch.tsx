import type { ReactNode } from 'react';
import { choiceInput } from './choice-input.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

/** An on/off switch. A form submits `1` when it is on. */
export function Switch({ name, label, isOn, isDisabled, onChange }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
        role="switch"
        name={name}
        value="1"
        disabled={isDisabled}
        {...choiceInput({ isChosen: isOn, onChange })}
      />
      <span>{label}</span>
    </label>
  );
}
