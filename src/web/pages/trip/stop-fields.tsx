import { X } from 'lucide';
import { lazy, useRef, type ComponentProps, type MouseEvent } from 'react';
import type { StopDraft, StopProblem } from '#domain/journey/journey-draft.ts';
import { maxJourneyDays } from '#domain/journey/journey.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useFieldHandover } from '#web/components/search/use-field-handover.ts';
import { useEarlyInput } from '#ui/use-early-input.ts';
import { WaitingNote } from '#web/components/search/waiting-note.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './route-form.module.css';

const CountryCombobox = lazy(async () => ({ default: (await import('./country-combobox.tsx')).CountryCombobox }));

/** A stop in the form, with a stable key. */
export interface KeyedStop extends StopDraft {
  readonly key: number;
  /** Path of the picked country; null: typed text only. */
  readonly path: string | null;
  readonly problems: readonly StopProblem[];
}

interface StopFieldsProps {
  readonly stop: KeyedStop;
  /** From 0. */
  readonly index: number;
  readonly onChange: (changed: Partial<KeyedStop>) => void;
  /** Null: the only stop. */
  readonly onRemove: ((event: MouseEvent) => void) | null;
}

/** Country, days and data of a stop. */
export function StopFields({ stop, index, onChange, onRemove }: StopFieldsProps) {
  const texts = usePage().messages.journey;
  const number = index + 1;
  const without = (problem: StopProblem): readonly StopProblem[] => stop.problems.filter((each) => each !== problem);
  return (
    <li>
      <fieldset className={styles['stop']}>
        <legend>{texts.stop({ number })}</legend>
        <CountryField stop={stop} onChange={onChange} />
        <Field label={texts.days} error={errorOf(stop, ['days'], texts.errors)}>
          {(wiring) => (
            <StopInput
              {...wiring}
              name="days"
              inputMode="numeric"
              maxLength={String(maxJourneyDays).length}
              value={stop.days}
              onText={(days) => onChange({ days, problems: without('days') })}
            />
          )}
        </Field>
        <Field label={texts.gb} error={errorOf(stop, ['gb'], texts.errors)}>
          {(wiring) => (
            <StopInput
              {...wiring}
              name="gb"
              aria-label={texts.gbLabel}
              inputMode="decimal"
              maxLength={8}
              value={stop.gb}
              onText={(gb) => onChange({ gb, problems: without('gb') })}
            />
          )}
        </Field>
        {onRemove !== null && (
          <Button
            type="submit"
            name="remove"
            value={String(number)}
            look="quiet"
            size="icon"
            className={styles['remove']}
            aria-label={texts.remove({ number })}
            onClick={onRemove}
          >
            <Icon of={X} size={18} />
          </Button>
        )}
      </fieldset>
    </li>
  );
}

interface StopInputProps extends ComponentProps<'input'> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

function StopInput({ value, onText, ...rest }: StopInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, value, onText);
  return (
    <Input
      {...rest}
      ref={field}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}

type ErrorTexts = Readonly<Record<StopProblem, string>>;

function errorOf({ problems }: KeyedStop, about: readonly StopProblem[], texts: ErrorTexts): string | null {
  const found = problems.find((problem) => about.includes(problem));
  return found === undefined ? null : texts[found];
}

/** Plain until focused, then a combobox. */
function CountryField({ stop, onChange }: Pick<StopFieldsProps, 'stop' | 'onChange'>) {
  const texts = usePage().messages.journey;
  const write = (text: string): void => onChange({ place: text, path: null });
  const { isWanted, isAwaited, field, takeFocus } = useFieldHandover(stop.place, write);
  const place = { text: stop.place, path: stop.path };
  return (
    <Field label={texts.country} error={errorOf(stop, ['place-missing', 'place-unknown'], texts.errors)}>
      {(wiring) =>
        isWanted ? (
          <CountryCombobox
            wiring={wiring}
            place={place}
            takeFocus={takeFocus}
            onChange={({ text, path }) => onChange({ place: text, path, problems: [] })}
          />
        ) : (
          <div className={styles['plain']}>
            <Input
              {...wiring}
              {...field}
              name="place"
              value={stop.place}
              maxLength={100}
              autoComplete="off"
              onChange={({ currentTarget }) => write(currentTarget.value)}
            />
            <WaitingNote isWaiting={isAwaited} />
          </div>
        )
      }
    </Field>
  );
}
