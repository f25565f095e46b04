import styles from './marks.module.css';

/** The fix mark: "this one". Always beside a text with that meaning. */
export function FixMark({ size = 13 }: { readonly size?: number }) {
  return (
    <svg className={styles['fix']} width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.6" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="8" cy="8" r="2.6" fill="currentColor" />
    </svg>
  );
}
