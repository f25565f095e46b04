import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './sea.module.css';

interface SeaProps {
  readonly className?: string | undefined;
  /** A picture instead of the waterlines. */
  readonly backdrop?: ReactNode;
  readonly children?: ReactNode;
}

/** A sea band behind its content: a picture of a place, or waterlines. */
export function Sea({ className, backdrop, children }: SeaProps) {
  const hasLines = backdrop === undefined;
  return (
    <div className={classNames(styles['sea'], styles[hasLines ? 'shoal' : 'pictured'], className)}>
      {hasLines ? <div className={styles['lines']} aria-hidden="true" /> : backdrop}
      {children}
    </div>
  );
}
