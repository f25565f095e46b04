import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './sea.module.css';

interface SeaProps {
  readonly className?: string | undefined;
  /** A picture of the sea, in place of the waterlines. */
  readonly backdrop?: ReactNode;
  readonly children?: ReactNode;
}

/** A band of sea under its content: a picture of a place, or waterlines that radiate from nowhere in particular. */
export function Sea({ className, backdrop, children }: SeaProps) {
  const hasLines = backdrop === undefined;
  return (
    <div className={classNames(styles['sea'], hasLines && styles['shoal'], className)}>
      {hasLines ? <div className={styles['lines']} aria-hidden="true" /> : backdrop}
      {children}
    </div>
  );
}
