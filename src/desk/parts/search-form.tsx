import type { ReactNode } from 'react';

interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string | undefined;
  readonly button: string;
  readonly className?: string;
  /** Other fields. */
  readonly children?: ReactNode;
}

/** Looks for words in a list; "/" leads to it. */
export function SearchForm({ action, label, hint = label, value, button, className, children }: SearchFormProps) {
  return (
    <form className={className ?? 'acts filter'} role="search" action={action}>
      <input
        className="in in--sm"
        id="find"
        name="q"
        defaultValue={value}
        aria-label={label}
        placeholder={hint}
        data-key="/"
      />
      {children}
      <button type="submit" className="btn btn--sm">
        {button}
      </button>
    </form>
  );
}
