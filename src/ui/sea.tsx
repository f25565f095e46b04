import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './sea.module.css';

/** A band of sea whose waterlines radiate from one place, under its content. */
export function Sea({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div className={classNames(styles['sea'], styles['shoal'], className)}>
      <div className={styles['lines']} aria-hidden="true" />
      {children}
    </div>
  );
}
