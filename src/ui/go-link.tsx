import { ArrowRight } from 'lucide';
import type { AnchorHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './text.module.css';

/** A link with an arrow. */
export function GoLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={styles['go']}>
      {children}
      <Icon of={ArrowRight} size={16} />
    </a>
  );
}
