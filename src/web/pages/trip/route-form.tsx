import { Plus } from 'lucide';
import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { JourneyDraft, JourneyProblem, StopDraft } from '#domain/journey/journey-draft.ts';
import { maxStops } from '#domain/journey/journey.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { Field, Input } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './route-form.module.css';
import { StopFields, type KeyedStop } from './stop-fields.tsx';
import type { TripData } from './trip-data.ts';

/**
 * The route as a plain form. Without JavaScript its buttons submit to add or remove a stop; with it they change the form at
 * once.
 */
export function RouteForm({ draft, problems }: TripData) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const { form, stops, change, add, remove, said } = useStops(draft.stops, problems?.stops ?? []);
  return (
    <form ref={form} className={styles['form']} action={localizePath('/trip', shell.locale)} aria-label={texts.route}>
      {/* Enter presses the first submit button. */}
      <button type="submit" className={styles['first']} tabIndex={-1} aria-hidden="true" />
      {problems !== null && <Notice kind="bad">{texts.problems}</Notice>}
      <ol className={styles['stops']}>
        {stops.map((stop, index) => (
          <StopFields
            key={stop.key}
            stop={stop}
            index={index}
            onChange={(changed) => change(stop.key, changed)}
            onRemove={stops.length > 1 ? (event) => remove(stop.key, index, event) : null}
          />
        ))}
      </ol>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      {stops.length < maxStops && (
        <Button type="submit" name="add" value="1" look="quiet" className={styles['add']} onClick={add}>
          <Icon of={Plus} size={20} />
          {texts.add}
        </Button>
      )}
      <p className={styles['hint']}>{texts.gbHint}</p>
      <Conditions draft={draft} problems={problems?.journey ?? []} />
      <Button type="submit" look="primary" size="large">
        {texts.submit}
      </Button>
    </form>
  );
}

interface ConditionsProps {
  readonly draft: JourneyDraft;
  readonly problems: readonly JourneyProblem[];
}

/** Options for the whole trip. */
function Conditions({ draft, problems }: ConditionsProps) {
  const { journey: texts, trip } = usePage().messages;
  const ofTotal = problems.find((problem) => problem === 'total' || problem === 'total-too-small');
  const others = problems.filter((problem) => problem !== ofTotal);
  return (
    <div className={styles['conditions']}>
      {others.map((problem) => (
        <Notice key={problem} kind="bad">
          {texts.errors[problem]}
        </Notice>
      ))}
      <Field
        label={texts.total}
        remark={texts.totalRemark}
        hint={texts.totalHint}
        error={ofTotal === undefined ? null : texts.errors[ofTotal]}
      >
        {(wiring) => (
          <Input {...wiring} name="total" inputMode="decimal" autoComplete="off" defaultValue={draft.total} />
        )}
      </Field>
      <Check name="unlimited" value="1" label={texts.unlimited} isChecked={draft.isUnlimited} />
      <Check name="hotspot" value="1" label={trip.hotspot} isChecked={draft.hotspot} />
      <Check name="promo" value="1" label={trip.promo} isChecked={draft.usesPromo} />
      <Segmented
        name="customer"
        legend={trip.customer.legend}
        showsLegend
        isWide
        options={[
          { value: 'new', label: trip.customer.isNew },
          { value: 'returning', label: trip.customer.returning },
        ]}
        value={draft.isNewCustomer ? 'new' : 'returning'}
      />
    </div>
  );
}

function useStops(given: readonly StopDraft[], problems: readonly KeyedStop['problems'][]) {
  const texts = usePage().messages.journey;
  const form = useRef<HTMLFormElement>(null);
  const next = useRef(given.length);
  const [said, setSaid] = useState('');
  const [stops, setStops] = useState<readonly KeyedStop[]>(() =>
    given.map((stop, key) => ({ ...stop, key, path: null, problems: problems[key] ?? [] })),
  );
  const focusStop = (index: number): void =>
    form.current?.querySelectorAll<HTMLElement>('[name=place]')[index]?.focus();
  return {
    form,
    stops,
    said,
    change: (key: number, changed: Partial<KeyedStop>): void =>
      setStops((before) => before.map((stop) => (stop.key === key ? { ...stop, ...changed } : stop))),
    add: (event: MouseEvent): void => {
      event.preventDefault();
      const key = (next.current += 1);
      // Render the field before focusing it.
      flushSync(() => {
        setStops((before) => [...before, { key, place: '', days: '3', gb: '', path: null, problems: [] }]);
        setSaid(texts.added({ number: stops.length + 1 }));
      });
      focusStop(stops.length);
    },
    remove: (key: number, index: number, event: MouseEvent): void => {
      event.preventDefault();
      flushSync(() => {
        setStops((before) => before.filter((stop) => stop.key !== key));
        setSaid(texts.removed({ number: index + 1 }));
      });
      focusStop(Math.max(0, index - 1));
    },
  };
}
