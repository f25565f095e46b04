import styles from './coverage-map.module.css';

/** The ground of covered or other countries on the map, as a small square. */
export function Key({ isCovered }: { readonly isCovered: boolean }) {
  return (
    <svg
      className={styles[isCovered ? 'keyCovered' : 'keyMissing']}
      viewBox="0 0 14 14"
      width="14"
      height="14"
      aria-hidden="true"
    >
      <rect x=".5" y=".5" width="13" height="13" rx="2.5" />
      {!isCovered && <path d="M1 9 9 1M4 13 13 4M1 4.5 4.5 1M9 13l4-4" />}
    </svg>
  );
}
