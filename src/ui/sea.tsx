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

/** A small piece of sea where a picture will be. */
export function SeaTile() {
  return (
    <span className={classNames(styles['sea'], styles['tile'])} aria-hidden="true">
      <span className={styles['lines']} />
    </span>
  );
}

/** A card's picture of sea: each of its neighbours shows another part of the same waterlines. */
export function SeaPicture({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles['sea'], styles['picture'], className)} aria-hidden="true">
      <span className={styles['lines']} />
    </span>
  );
}
