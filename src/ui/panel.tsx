import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  readonly className?: string | undefined;
  /** With the SIM corner: something that can be chosen. */
  readonly hasNotch?: boolean;
  /** With the fix frame: the highlighted one. */
  readonly isFix?: boolean;
  readonly children: ReactNode;
}

/** A surface on the page: a hairline, no shadow. Padding is set by the user of the component. */
export function Panel({ className, hasNotch = false, isFix = false, children }: PanelProps) {
  return (
    <div className={classNames(styles['panel'], hasNotch && styles['notch'], isFix && styles['fix'], className)}>
      {children}
    </div>
  );
}
