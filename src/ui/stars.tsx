import { classNames } from './class-names.ts';
import styles from './marks.module.css';

const path = <path d="M8 1.2l2.1 4.4 4.8.6-3.5 3.3.9 4.8L8 11.9l-4.3 2.4.9-4.8L1.1 6.2l4.8-.6z" />;

interface StarProps {
  readonly size: number;
  readonly className?: string | undefined;
}

/** One decorative star in the current colour. `size` in px. */
export function Star(props: StarProps) {
  return renderStar(props);
}

/** The same as a plain function, for speed: a list has a hundred of them. */
export function renderStar({ size, className }: StarProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {path}
    </svg>
  );
}

/** A rating of 1 to 5. `label` is its text alternative, e.g. "4 out of 5". */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span className={styles['stars']} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={16} className={classNames(place <= rating && styles['lit'])} />
      ))}
    </span>
  );
}
