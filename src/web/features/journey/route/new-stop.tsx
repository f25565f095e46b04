import { daysInQuery } from '#domain/trip/days-in-query.ts';
import { usualMbPerDay } from '#domain/journey/journey-draft.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { maxStopDays } from '#domain/journey/stop-draft.ts';
import { lazy, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { StopProblem } from '#domain/journey/journey-draft.ts';
import { Field, Input } from '#ui/field.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { Offer } from '#web/features/search/find-destinations.ts';
import { useFieldHandover } from '#web/features/search/use-field-handover.ts';
import { WaitingNote } from '#web/features/search/waiting-note.tsx';
import { DayField, RemoveStop } from './stop-controls.tsx';
import fieldStyles from './country-field.module.css';
import styles from './route-list.module.css';
import type { RouteStop } from './use-route.ts';

const CountryCombobox = lazy(async () => ({ default: (await import('./country-combobox.tsx')).CountryCombobox }));

interface NewStopProps {
  readonly stop: RouteStop;
  readonly offer: Offer;
  /** From 0. */
  readonly index: number;
  readonly onChange: (changed: Partial<RouteStop>) => void;
  /** Null: the only stop. */
  readonly onRemove: ((event: MouseEvent) => void) | null;
}

/** A stop whose country is still to be chosen. */
export function NewStop({ stop, offer, index, onChange, onRemove }: NewStopProps) {
  const texts = usePage().messages.journey;
  const number = index + 1;
  return (
    <li className={styles['new']}>
      <CountryField stop={stop} offer={offer} index={index} onChange={onChange} isOnly={onRemove === null} />
      {stop.problems.includes('days') && <p className={styles['error']}>{texts.errors.days}</p>}
      {onRemove === null ? (
        // It lasts as long as the whole trip.
        <input type="hidden" name="days" value={stop.days} />
      ) : (
        <DayField
          name="days"
          days={stop.days}
          most={maxStopDays}
          label={texts.daysAt({ name: texts.stop({ number }) })}
          onChange={(days) => onChange({ days, isTyped: true })}
        />
      )}
      <input type="hidden" name="gb" value={stop.gb} />
      {onRemove !== null && <RemoveStop number={number} label={texts.remove({ number })} onRemove={onRemove} />}
    </li>
  );
}

const ofPlace: readonly StopProblem[] = ['place-missing', 'place-unknown'];

interface CountryFieldProps extends Omit<NewStopProps, 'onRemove'> {
  readonly isOnly: boolean;
}

/** Plain until focused, then a combobox. The only one says what comes next. */
function CountryField({ stop, offer, index, onChange, isOnly }: CountryFieldProps) {
  const { shell, messages } = usePage();
  const { journey: texts, search } = messages;
  const cell = useRef<HTMLDivElement>(null);
  const write = (text: string): void => onChange({ place: text, country: null });
  const { isWanted, isAwaited, field, takeFocus } = useFieldHandover(stop.place, write);
  const problem = stop.problems.find((each) => ofPlace.includes(each));
  const hint = texts.firstHint({ amount: formatDataAmount(usualMbPerDay, shell.locale) });
  const error = problem === undefined ? null : texts.errors[problem];
  return (
    <div ref={cell}>
      <Field label={texts.countryOf({ number: index + 1 })} error={error} {...(isOnly && { hint })}>
        {(wiring) =>
          isWanted ? (
            <CountryCombobox
              wiring={wiring}
              place={{ text: stop.place, path: null }}
              offer={offer}
              takeFocus={takeFocus}
              onChange={({ text, path, flag }) => {
                if (path === null || flag === null || flag === undefined) return write(text);
                const list = cell.current?.closest('ol');
                const slug = path.slice(1);
                const days = daysInQuery(stop.place);
                const typed = days !== null && days <= maxStopDays && { days: String(days), isTyped: true };
                flushSync(() =>
                  onChange({ place: slug, country: { name: text, slug, flag, path }, problems: [], ...typed }),
                );
                // The field is gone: the next one is that of its days.
                list?.children[index]?.querySelector<HTMLElement>('[name=days]')?.focus();
                return undefined;
              }}
            />
          ) : (
            <div className={fieldStyles['plain']}>
              <Input
                {...wiring}
                {...field}
                name="place"
                value={stop.place}
                placeholder={search.finder.placeholder}
                maxLength={100}
                autoComplete="off"
                onChange={({ currentTarget }) => write(currentTarget.value)}
              />
              <WaitingNote isWaiting={isAwaited} />
            </div>
          )
        }
      </Field>
    </div>
  );
}
