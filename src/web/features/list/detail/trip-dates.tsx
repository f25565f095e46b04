import { formatDateRange } from '#i18n/format-trip-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { writeListQuery } from '#domain/listing/list-query.ts';
import { writeTrip } from '#domain/trip/trip.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { datesOfTrip, mostDaysBefore } from '#web/features/list/state/list-dates.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './trip-dates.module.css';

const formId = 'dates';

/** Opens the form of the dates: `12–19 Dec: change`. */
export function TripDatesLink({ className }: { readonly className: string | undefined }) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const dates = datesOfTrip(data.dates, view.query.trip);
  const texts = messages.list.dates;
  return (
    <a className={className} href={`#${formId}`}>
      {dates === null ? texts.add : texts.change({ dates: formatDateRange(dates.time, shell.locale) })}
    </a>
  );
}

/** When the trip is. Shown once it is asked for; a plain form, which the server answers with the zone's clocks. */
export function TripDatesForm() {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const texts = messages.list.dates;
  const [landing = '', lands = ''] = data.dates?.landing.split('T') ?? [];
  const [leaving = '', leaves = ''] = data.dates?.leaving.split('T') ?? [];
  const state = writeListQuery(view.query);
  const kept = [...(state.has('days') ? [] : writeTrip(view.query.trip)), ...state];
  return (
    <section id={formId} className={styles['dates']} aria-labelledby={`${formId}-heading`}>
      <Heading as="h3" id={`${formId}-heading`}>
        {texts.heading}
      </Heading>
      <form key={data.dates?.landing} method="get" action={localizePath(data.path, shell.locale)}>
        {kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        {data.namedPlan !== null && <input type="hidden" name="plan" value={data.namedPlan} />}
        {data.dates !== null && <input type="hidden" name="zone" value={data.dates.zone} />}
        <Field label={texts.landing}>
          {(wiring) => <Input {...wiring} type="date" name="landing" required defaultValue={landing} />}
        </Field>
        <Field label={texts.hour} remark={texts.optional}>
          {(wiring) => <Input {...wiring} type="time" name="lands" defaultValue={lands} />}
        </Field>
        <Field label={texts.leaving}>
          {(wiring) => <Input {...wiring} type="date" name="leaving" defaultValue={leaving} />}
        </Field>
        <Field label={texts.hour} remark={texts.optional}>
          {(wiring) => <Input {...wiring} type="time" name="leaves" defaultValue={leaves} />}
        </Field>
        <Field label={texts.before} hint={texts.beforeHint}>
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              inputMode="numeric"
              name="before"
              min={0}
              max={mostDaysBefore}
              defaultValue={data.dates?.daysBefore ?? 0}
            />
          )}
        </Field>
        <Button type="submit" look="primary">
          {texts.submit}
        </Button>
      </form>
    </section>
  );
}
