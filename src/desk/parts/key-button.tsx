import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface KeyButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'className' | 'title' | 'name' | 'value' | 'aria-label' | 'aria-disabled' | 'aria-describedby'
> {
  /** The key that presses it too, as the script names it. */
  readonly keyName?: string;
  readonly children: ReactNode;
}

/** A button that sends its form. */
export function KeyButton({ keyName, className = 'btn', type = 'submit', children, ...attributes }: KeyButtonProps) {
  const key = keyName?.toUpperCase();
  return (
    <button type={type} className={className} data-key={keyName} aria-keyshortcuts={key} {...attributes}>
      {children}
      {key !== undefined && (
        <>
          {' '}
          <kbd>{key}</kbd>
        </>
      )}
    </button>
  );
}
