import { renderStar } from './stars.tsx';
import styles from './rating.module.css';

export interface RatingProps {
  /** As shown, e.g. "4.6". */
  readonly mean: string;
  /** As shown, e.g. "318". Absent: only the mean. */
  readonly count?: string;
  /** Accessible text, e.g. "4.6 out of 5 from 318 reviews". */
  readonly label: string;
}

/** Mean rating and count in one line. */
export function Rating(props: RatingProps) {
  return renderRating(props);
}

/** The same as a plain function, for speed: a list has a hundred of them. */
export function renderRating({ mean, count, label }: RatingProps) {
  return (
    <span className={styles['rating']} role="img" aria-label={label}>
      {renderStar({ size: 14 })}
      <b>{mean}</b>
      {count !== undefined && <span className={styles['count']}>{`(${count})`}</span>}
    </span>
  );
}
