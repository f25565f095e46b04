import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

export interface NoticeProps {
  readonly kind?: keyof typeof icons;
  /** `alert` or `status` if it appears after an action; none if it is there from the start. */
  readonly role?: 'alert' | 'status';
  /** A button or link at the end. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A notice about the content around it. */
export function Notice({ kind = 'info', role, action, children }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], styles[kind])} role={role}>
      <Icon of={icons[kind]} size={20} />
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  );
}
