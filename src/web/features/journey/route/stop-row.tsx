import { maxStopDays } from '#domain/journey/stop-draft.ts';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlacePicture } from '#web/shared/place/place-picture.tsx';
import { DayField, RemoveStop } from './stop-controls.tsx';
import styles from './route-list.module.css';
import type { StopCountry } from '#web/features/journey/trip/trip-data.ts';
import { sayDays } from '#web/features/journey/trip/trip-words.ts';
import type { RouteStop } from './use-route.ts';
import { pressedKey } from '#ui/pressed-key.ts';

interface StopRowProps {
  readonly stop: RouteStop;
  readonly country: StopCountry;
  /** From 0. */
  readonly index: number;
  /** Number of stops. */
  readonly of: number;
  /** Days before it. */
  readonly start: number;
  /** What it is planned with; null: unlimited, undefined: not known. */
  readonly dataMb: number | null | undefined;
  readonly onChange: (changed: Partial<RouteStop>) => void;
  readonly onMove: (by: number, event: MouseEvent | KeyboardEvent) => void;
  readonly onDrag: (event: PointerEvent) => void;
  /** Null: the only stop. */
  readonly onRemove: ((event: MouseEvent) => void) | null;
}

/** A stop with its country. What is seldom changed opens below it. */
export function StopRow(props: StopRowProps) {
  const { stop, country, index, of, onMove, onDrag, onChange, onRemove } = props;
  const texts = usePage().messages.journey;
  const { name } = country;
  return (
    <li className={styles['stop']}>
      <input type="hidden" name="place" value={country.slug} />
      <details open={stop.problems.includes('gb')}>
        <StopSummary {...props} />
        <StopMore {...props} />
      </details>
      <button
        type="button"
        className={styles['grip']}
        aria-label={texts.move({ name, number: index + 1, count: of })}
        onPointerDown={onDrag}
        onKeyDown={(event) => {
          const by = stepOf(event);
          if (by !== null) onMove(by, event);
        }}
      >
        <Icon of={GripVertical} size={18} />
      </button>
      <PlacePicture className={styles['picture']} size="small" place={country} />
      <DayField
        name="days"
        days={stop.days}
        most={maxStopDays}
        label={texts.daysAt({ name })}
        onChange={(days) => onChange({ days, isTyped: true, problems: [] })}
      />
      {stop.problems.includes('days') && <p className={styles['error']}>{texts.errors.days}</p>}
      {onRemove !== null && <RemoveStop number={index + 1} label={texts.removeCountry({ name })} onRemove={onRemove} />}
    </li>
  );
}

function StopSummary({ stop, country, start, dataMb }: StopRowProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const data = stop.gb === '' || typeof dataMb !== 'number' ? '' : formatDataAmount(dataMb, shell.locale);
  const days = sayDays({ start, days: Number(stop.days) || 1 }, language);
  return (
    <summary>
      <b>{country.name}</b>
      <small>
        {joinFacts(
          [days, data].filter((fact) => fact !== ''),
          shell.locale,
        )}
      </small>
    </summary>
  );
}

function StopMore({ stop, country, index, of, onChange, onMove }: StopRowProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  return (
    <div className={styles['more']}>
      <Field label={texts.gbLabel} hint={texts.gbHint} error={stop.problems.includes('gb') ? texts.errors.gb : null}>
        {(wiring) => (
          <Input
            {...wiring}
            name="gb"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={stop.gb}
            onChange={({ currentTarget }) => onChange({ gb: currentTarget.value, problems: [] })}
          />
        )}
      </Field>
      <div className={styles['moves']}>
        {index > 0 && (
          <Button type="submit" name="up" value={index + 1} onClick={(event) => onMove(-1, event)}>
            <Icon of={ArrowUp} size={16} />
            {texts.up}
          </Button>
        )}
        {index < of - 1 && (
          <Button type="submit" name="down" value={index + 1} onClick={(event) => onMove(1, event)}>
            <Icon of={ArrowDown} size={16} />
            {texts.down}
          </Button>
        )}
        <GoLink href={localizePath(country.path, shell.locale)}>{texts.plansAt({ name: country.name })}</GoLink>
      </div>
    </div>
  );
}

/** By how many places an arrow key moves a row; null: another key. */
function stepOf(event: KeyboardEvent): number | null {
  return { ArrowUp: -1, ArrowDown: 1 }[pressedKey(event) ?? ''] ?? null;
}
