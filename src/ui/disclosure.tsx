import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Initial state. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A collapsible section. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={isOpen}>
      <summary>
        <span>{summary}</span>
        <Icon of={Plus} size={20} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
