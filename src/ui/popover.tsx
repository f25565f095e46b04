import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** For a button's `popoverTarget`, which works without JavaScript. */
  readonly id: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small panel under its button; closes with Escape and outside, and restores the focus. */
export function Popover({ id, label, className, children }: PopoverProps) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={label} className={classNames(styles['popover'], className)}>
      {children}
    </div>
  );
}
