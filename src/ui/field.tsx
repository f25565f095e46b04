import { CircleAlert } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** What links a control to the texts around it. */
interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Beside the label, in quieter words: "optional". */
  readonly remark?: string;
  readonly hint?: ReactNode;
  /** Says what to do. */
  readonly error?: string | null;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** A control with its label, a hint and what is wrong with it. */
export function Field({ label, remark, hint, error, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null;
  const texts = classNames(hint !== undefined && `${id}hint`, hasError && `${id}error`);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label}
        {remark !== undefined && <span className={styles['remark']}>{remark}</span>}
      </label>
      {children({ id, 'aria-describedby': texts, 'aria-invalid': hasError || undefined })}
      {hasError && (
        <p id={`${id}error`} className={styles['error']}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A line to write in, 48 px high. */
export function Input({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="text" {...rest} className={classNames(styles['input'], className)} />;
}
