import { choiceInput } from './choice-input.ts';
import { classNames } from './class-names.ts';
import styles from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Segment {
  readonly value: string;
  readonly label: string;
  /** Says the label in full where it is a sign, such as ∞. */
  readonly title?: string;
}

export interface SegmentedProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Segment[];
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** Over the whole width, with 44 px segments. */
  readonly isWide?: boolean;
  /** Otherwise the legend is for screen readers. */
  readonly showsLegend?: boolean;
}

/** One of a few: radio buttons side by side. Two with the same name on one page need a form of their own each. */
export function Segmented({ name, legend, options, value, onChange, isWide, showsLegend }: SegmentedProps) {
  return (
    <fieldset className={classNames(styles['group'], isWide && styles['wide'])}>
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
