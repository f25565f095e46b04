import { ArrowRight } from 'lucide';
import type { AnchorHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './text.module.css';

/** A link that leads on, with an arrow after its words. */
export function GoLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={styles['go']}>
      {children}
      <Icon of={ArrowRight} size={16} />
    </a>
  );
}
