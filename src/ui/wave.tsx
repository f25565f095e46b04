import styles from './wave.module.css';

/** Animated progress mark: the waterlines light up outwards. Decorative, with text beside it. */
export function Wave() {
  return (
    <svg className={styles['wave']} width="96" height="96" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M12.6 10.5h4.1l4.8 4.8v4.2a2 2 0 0 1-2 2h-6.9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z" fill="var(--fix)" />
      <path
        className={styles['inner']}
        d="M11.6 6.2h6.6l7.6 7.6v7a5 5 0 0 1-5 5h-9.2a5 5 0 0 1-5-5v-9.6a5 5 0 0 1 5-5Z"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path
        className={styles['outer']}
        d="M10.2 1.8h9.7l10.3 10.3v9.6a8.5 8.5 0 0 1-8.5 8.5H10.2a8.5 8.5 0 0 1-8.5-8.5V10.3a8.5 8.5 0 0 1 8.5-8.5Z"
        stroke="currentColor"
        strokeWidth="1.2"
      />
    </svg>
  );
}

/** The same with a check mark when done. */
export function WaveDone() {
  return (
    <svg width="96" height="96" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M10.2 1.8h9.7l10.3 10.3v9.6a8.5 8.5 0 0 1-8.5 8.5H10.2a8.5 8.5 0 0 1-8.5-8.5V10.3a8.5 8.5 0 0 1 8.5-8.5Z"
        fill="var(--ok-soft)"
        stroke="var(--ok)"
        strokeWidth=".8"
      />
      <path
        d="m10.5 16.5 4 4 7.5-8.5"
        stroke="var(--ok)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
