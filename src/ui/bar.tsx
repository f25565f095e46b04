import styles from './bar.module.css';

/** A horizontal bar. `share` of its full length: 0 to 1; NaN: empty. The value is shown as text beside it. */
export function Bar({ share }: { readonly share: number }) {
  const part = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
  const width = Math.round(part * 1000) / 10;
  return (
    <svg className={styles['bar']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={width} height="10" />
    </svg>
  );
}
