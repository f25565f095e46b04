import { ChevronDown } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import styles from './trip-finder.module.css';

interface CellPanelProps {
  readonly label: string;
  /** The chosen value as text. */
  readonly value: string;
  /** Resets the choice; absent: nothing is chosen. */
  readonly reset?: { readonly label: string; readonly onReset: () => void } | undefined;
  readonly children: ReactNode;
}

/** A cell of the finder that opens a small panel. */
export function CellPanel({ label, value, reset, children }: CellPanelProps) {
  const id = useId();
  return (
    <div className={styles['cell']}>
      <button type="button" popoverTarget={id} className={styles['opener']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['value']}>
          {value}
          <Icon of={ChevronDown} />
        </span>
      </button>
      <Popover id={id} label={label} className={styles['panel']}>
        <div className={styles['choice']}>
          {children}
          {reset !== undefined && (
            <Button look="quiet" size="small" onClick={reset.onReset}>
              {reset.label}
            </Button>
          )}
        </div>
      </Popover>
    </div>
  );
}
