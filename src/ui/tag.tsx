import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

export interface TagProps {
  readonly kind?: 'plain' | 'promo' | 'ok' | 'warn' | 'bad';
  readonly children: ReactNode;
}

/** A short label. */
export function Tag({ kind = 'plain', children }: TagProps) {
  return <span className={classNames(styles['tag'], styles[kind])}>{children}</span>;
}
