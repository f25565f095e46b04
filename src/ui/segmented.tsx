import { choiceInput } from './choice-input.ts';
import styles from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Segment {
  readonly value: string;
  readonly label: string;
  /** Full text of a symbolic label, such as ∞. */
  readonly title?: string;
}

export interface SegmentedProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Segment[];
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** Full width, with 44 px segments. */
  readonly isWide?: boolean;
  /** Default: for screen readers only. */
  readonly showsLegend?: boolean;
}

/** Radio buttons side by side. Two with the same name need separate forms. */
export function Segmented({ name, legend, options, value, onChange, isWide, showsLegend }: SegmentedProps) {
  return (
    <fieldset className={isWide ? styles['wide'] : undefined}>
      <legend className={styles['legend']}>
        {showsLegend === true ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={styles['segments']}>
        {options.map((option) => (
          <label key={option.value} data-tip={option.title}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...choiceInput({
                isChosen: option.value === value,
                onChange: onChange && (() => onChange(option.value)),
              })}
            />
            <span aria-hidden={option.title !== undefined || undefined}>{option.label}</span>
            {option.title !== undefined && <VisuallyHidden>{option.title}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
