import styles from './crumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Absent for the page itself, which comes last. */
  readonly href?: string;
}

/** Breadcrumbs. */
export function Crumbs({ label, trail }: { readonly label: string; readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles['crumbs']}>
        {trail.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.href}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
