import styles from './price-positions.module.css';

interface PriceScaleProps {
  /** Whole numbers from 0, the lowest price, to 100, the highest. */
  readonly marks: readonly number[];
  readonly ownMark: number;
}

/** Half of the largest mark, of a hundred, so that none is clipped. */
const inset = 4;

function place(mark: number): string {
  return `${inset + (mark * (100 - 2 * inset)) / 100}%`;
}

/** All prices of one size on a line, this provider's highlighted. The text is in the same table row. */
export function PriceScale({ marks, ownMark }: PriceScaleProps) {
  const own = place(ownMark);
  return (
    <svg className={styles['strip']} width="100%" height="24" aria-hidden="true">
      <line className={styles['axis']} x1={place(0)} x2={place(100)} y1="12" y2="12" />
      {marks
        .filter((mark) => mark !== ownMark)
        .map((mark) => (
          <circle key={mark} className={styles['other']} cx={place(mark)} cy="12" r="4" />
        ))}
      <circle className={styles['ground']} cx={own} cy="12" r="8.5" />
      <circle className={styles['ring']} cx={own} cy="12" r="6.6" />
      <circle className={styles['core']} cx={own} cy="12" r="2.6" />
    </svg>
  );
}
