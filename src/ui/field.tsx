import { CircleAlert } from 'lucide';
import { useId, type ComponentProps, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Ids and ARIA attributes that link a control to its texts. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Of the control, for links to it. */
  readonly id?: string;
  /** Beside the label, in quieter words: "optional". */
  readonly remark?: string;
  readonly hint?: ReactNode;
  /** Says what to do. */
  readonly error?: string | null;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** A control with label, hint and error. */
export function Field({ label, id: given, remark, hint, error, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hasError = error !== undefined && error !== null;
  const texts = classNames(hint !== undefined && `${id}hint`, hasError && `${id}error`);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label}
        {remark !== undefined && <span className={styles['remark']}>{remark}</span>}
      </label>
      {children({ id, 'aria-describedby': texts, 'aria-invalid': hasError || undefined })}
      {hasError && <FieldError id={`${id}error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error of a control, referenced by its id. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles['error']}>
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  );
}

/** A multi-line text field. */
export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...rest} className={classNames(styles['input'], styles['lines'], className)} />;
}

/** A text field, 48 px high. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(styles['input'], className)} />;
}
