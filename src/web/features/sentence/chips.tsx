import { choiceInput } from '#ui/choice-input.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './sheet-fields.module.css';

interface ChipsProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Below the label. */
    readonly unit?: string;
    /** Full text of a label that is only a figure or a sign. */
    readonly title: string;
  }[];
  readonly value: string;
  /** True: not sent and not to be chosen. */
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** Radio buttons as large chips in one row. */
export function Chips({ name, legend, options, value, isDisabled = false, onChange }: ChipsProps) {
  return (
    <fieldset className={styles['chips']} disabled={isDisabled}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...choiceInput({ isChosen: option.value === value, onChange: () => onChange(option.value) })}
          />
          <span aria-hidden="true">
            {option.label}
            {option.unit !== undefined && <small>{option.unit}</small>}
          </span>
          <VisuallyHidden>{option.title}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
