import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'logo' | 'control' | 'block';
  /** Width of a line or title. */
  readonly length?: 'short' | 'medium' | 'long' | 'full';
}

/** A delayed loading placeholder. Set `aria-busy` on the loading container. */
export function Skeleton({ shape = 'line', length = 'medium' }: SkeletonProps) {
  return <span className={classNames(styles['skeleton'], styles[shape], styles[length])} aria-hidden="true" />;
}
