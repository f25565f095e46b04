import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { maxTripDays, type Trip } from '#domain/trip/trip.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { CheckChip } from '#ui/check-chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Switch } from '#ui/switch.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { HiddenQuery } from '#web/components/list/hidden-query.tsx';
import { useListState } from '#web/components/list/list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { useStatedByAddress } from '#web/components/page/use-stated-by-address.ts';
import { DataField } from './data-field.tsx';
import styles from './trip-panel.module.css';
import { mustHaves, useTripChoices, type TripChoices } from './trip-choices.ts';

/** The parts of the query that the form's own fields cover. */
const ownParts = ['trip', 'usesPromo', ...mustHaves.map(({ facet }) => facet)] as const;

/**
 * The traveller's needs. Collapsed to one line on phones, always open elsewhere. A plain form without JavaScript; with it
 * every change applies at once.
 */
export function TripPanel({ place }: { readonly place: string | null }) {
  const { data, view } = useListState();
  const { shell, messages } = usePage();
  const texts = messages.trip;
  const choices = useTripChoices();
  const statedByAddress = useStatedByAddress();
  const fold = useRef<HTMLDetailsElement>(null);
  const onSubmit = (event: FormEvent): void => {
    // Changes already apply: on phones the button only closes the panel.
    event.preventDefault();
    if (fold.current !== null) fold.current.open = false;
    fold.current?.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <details ref={fold} className={styles['panel']}>
      <summary>
        <TripSummary trip={choices.query.trip} />
        <span className={styles['change']}>
          {texts.change}
          <Icon of={ChevronDown} size={16} />
        </span>
      </summary>
      <form method="get" action={localizePath(data.path, shell.locale)} onSubmit={onSubmit} {...statedByAddress}>
        <DaysField place={place} choices={choices} />
        <DataField choices={choices} />
        <Conditions choices={choices} />
        <Buyer choices={choices} />
        <FitCount count={view.fitCount} total={view.planCount} />
        <Button type="submit" className={styles['submit']}>
          {texts.submit}
        </Button>
        <OtherChoices choices={choices} />
        <HiddenQuery without={ownParts} />
      </form>
    </details>
  );
}

/** The trip in one line. */
function TripSummary({ trip }: { readonly trip: Trip }) {
  const { shell, messages } = usePage();
  const texts = messages.trip;
  const parts = [
    formatDays(trip.days, shell.locale),
    trip.dataMb === null ? texts.unlimited : formatDataAmount(trip.dataMb, shell.locale),
    ...(trip.hotspot ? [texts.hotspot] : []),
    ...(trip.isNewCustomer ? [] : [texts.customer.returningShort]),
  ];
  return (
    <span className={styles['summary']}>
      <VisuallyHidden>{`${texts.panel} `}</VisuallyHidden>
      {joinFacts(parts, shell.locale)}
    </span>
  );
}

interface FieldProps {
  readonly choices: TripChoices;
}

function DaysField({ place, choices }: FieldProps & { readonly place: string | null }) {
  const { shell, messages } = usePage();
  const texts = messages.trip;
  const { trip } = choices.query;
  const label = place === null ? texts.daysAway : texts.daysIn({ name: place });
  return (
    <div className={styles['row']}>
      <label className={styles['label']} htmlFor="trip-days">
        {label}
      </label>
      <div className={styles['days']}>
        <Stepper
          id="trip-days"
          name="days"
          label={label}
          value={trip.days}
          min={1}
          max={maxTripDays}
          unit={(days) => formatDays(days, shell.locale)}
          lessLabel={texts.lessDays}
          moreLabel={texts.moreDays}
          onChange={(days) => choices.changeTrip({ days })}
        />
      </div>
    </div>
  );
}

function Conditions({ choices }: FieldProps) {
  const { messages } = usePage();
  const texts = messages.trip;
  const { trip, facets } = choices.query;
  return (
    <fieldset className={styles['row']}>
      <legend className={styles['label']}>{texts.mustHave}</legend>
      <div className={styles['chips']}>
        <CheckChip
          name="hotspot"
          value="1"
          label={texts.hotspot}
          isChecked={trip.hotspot}
          onChange={(hotspot) => choices.changeTrip({ hotspot })}
        />
        {mustHaves.map(({ facet, say }) => (
          <CheckChip
            key={facet}
            name={facet}
            value="yes"
            label={say(messages)}
            isChecked={facets[facet].includes('yes')}
            onChange={() => choices.toggle(facet)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Hidden fields for the other chosen values of the same facets. */
function OtherChoices({ choices }: FieldProps) {
  return mustHaves.flatMap(({ facet }) =>
    choices.query.facets[facet]
      .filter((value) => value !== 'yes')
      .map((value) => <input key={`${facet}=${value}`} type="hidden" name={facet} value={value} />),
  );
}

/** New or existing customer: decides which prices count. */
function Buyer({ choices }: FieldProps) {
  const texts = usePage().messages.trip;
  const { trip, usesPromo } = choices.query;
  return (
    <div className={styles['buyer']}>
      <Segmented
        name="customer"
        legend={texts.customer.legend}
        options={[
          { value: 'new', label: texts.customer.isNew },
          { value: 'returning', label: texts.customer.returning },
        ]}
        value={trip.isNewCustomer ? 'new' : 'returning'}
        onChange={(customer) => choices.changeTrip({ isNewCustomer: customer === 'new' })}
      />
      <Switch name="promo" label={texts.promo} isOn={usesPromo} onChange={choices.usePromo} />
    </div>
  );
}

/** Debounce before the count is announced to screen readers. */
const settledMs = 300;

function FitCount({ count, total }: { readonly count: number; readonly total: number }) {
  const texts = usePage().messages.trip;
  const text = texts.fitting({ count, total });
  const spoken = useSettled(text);
  return (
    <>
      <p className={styles['count']} aria-hidden="true">
        {text}
      </p>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}

/** Debounces a text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
