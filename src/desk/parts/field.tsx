import type { InputHTMLAttributes, ReactNode } from 'react';

/** Values with their names, to choose from. */
type Options = readonly (readonly [value: string | number, name: string])[];

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'lang' | 'maxLength' | 'placeholder' | 'required' | 'type'
>;

interface FieldProps extends Attributes {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  /** Beside its label, and smaller. */
  readonly isLine?: boolean;
  /** Of a longer text. */
  readonly rows?: number;
  readonly options?: Options;
}

/** A labelled field of a form: a line, a text, or a choice. */
export function Field({ label, hint = '', isLine = false, rows, options, ...given }: FieldProps) {
  const attributes = { ...given, className: isLine ? 'in in--sm' : 'in' };
  return (
    <label className={isLine ? 'f f--line' : 'f'}>
      <span>{label}</span>
      {rows !== undefined && <textarea {...attributes} rows={rows} />}
      {options !== undefined && <Choice {...attributes} options={options} />}
      {rows === undefined && options === undefined && <input {...attributes} />}
      {hint !== '' && <small>{hint}</small>}
    </label>
  );
}

interface ChoiceProps extends Pick<Attributes, 'defaultValue'> {
  readonly name: string;
  readonly options: Options;
  readonly className?: string;
  /** Without a label of its own. */
  readonly 'aria-label'?: string;
}

export function Choice({ options, className = 'in in--sm', ...attributes }: ChoiceProps) {
  return (
    <select className={className} {...attributes}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface TickProps {
  readonly name: string;
  readonly isTicked?: boolean;
  /** Id of a form that it does not stand in. */
  readonly form?: string;
  readonly className?: string;
  readonly text: ReactNode;
}

/** A box with its text. */
export function Tick({ isTicked = false, className = 'ck', text, ...attributes }: TickProps) {
  return (
    <label className={className}>
      <input type="checkbox" value="on" defaultChecked={isTicked} {...attributes} />
      <span>{text}</span>
    </label>
  );
}
