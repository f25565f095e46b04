import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'logo' | 'control' | 'block';
  /** Of a line or title. */
  readonly length?: 'short' | 'medium' | 'long' | 'full';
}

/** Holds the place of what is on its way. It shows after a moment; who loads says so with `aria-busy`. */
export function Skeleton({ shape = 'line', length = 'medium' }: SkeletonProps) {
  return <span className={classNames(styles['skeleton'], styles[shape], styles[length])} aria-hidden="true" />;
}
