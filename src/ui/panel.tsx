import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  readonly className?: string | undefined;
  /** With the SIM corner: something that can be picked up. */
  readonly hasNotch?: boolean;
  /** With the frame of the fix: the one among its neighbours. */
  readonly isFix?: boolean;
  readonly children: ReactNode;
}

/** A surface on the page: a hairline, no shadow. Its padding is its user's. */
export function Panel({ className, hasNotch = false, isFix = false, children }: PanelProps) {
  return (
    <div className={classNames(styles['panel'], hasNotch && styles['notch'], isFix && styles['fix'], className)}>
      {children}
    </div>
  );
}
