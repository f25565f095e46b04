import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Words for screen readers where the eye has a picture. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
