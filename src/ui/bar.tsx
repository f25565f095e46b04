import { classNames } from './class-names.ts';
import styles from './bar.module.css';

/** A horizontal bar. `share` of its full length: 0 to 1. The value stands beside it as text. */
export function Bar({ share, isFix = false }: { readonly share: number; readonly isFix?: boolean }) {
  const width = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return (
    <svg
      className={classNames(styles['bar'], isFix && styles['fix'])}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={width} height="10" />
    </svg>
  );
}
