import { X } from 'lucide';
import type { MouseEvent } from 'react';
import { maxJourneyDays } from '#domain/journey/journey.ts';
import { newStop } from '#domain/journey/stop-draft.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './route-list.module.css';

interface StopDaysProps {
  readonly days: string;
  readonly label: string;
  readonly onChange: (days: string) => void;
}

export function StopDays({ days, label, onChange }: StopDaysProps) {
  const { shell, messages } = usePage();
  return (
    <div className={styles['days']}>
      <Stepper
        name="days"
        label={label}
        value={/^\d+$/.test(days) ? Number(days) : Number(newStop.days)}
        min={1}
        max={maxJourneyDays}
        unit={(count) => formatNumber(count, shell.locale)}
        lessLabel={messages.trip.lessDays}
        moreLabel={messages.trip.moreDays}
        onChange={(count) => onChange(String(count))}
      />
    </div>
  );
}

interface RemoveStopProps {
  /** From 1. */
  readonly number: number;
  readonly label: string;
  readonly onRemove: (event: MouseEvent) => void;
}

export function RemoveStop({ number, label, onRemove }: RemoveStopProps) {
  return (
    <Button
      type="submit"
      name="remove"
      value={String(number)}
      look="quiet"
      size="icon"
      className={styles['remove']}
      aria-label={label}
      onClick={onRemove}
    >
      <Icon of={X} size={18} />
    </Button>
  );
}
