import { maxValidityDays } from '#domain/plan/validity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlanRules } from './clock-answer.tsx';
import { activations, dayCounts, mostDaysBefore, type ClockField } from './clock-fields.ts';
import type { ClockData } from './load.ts';
import styles from './page.module.css';

interface FormProps {
  readonly data: ClockData;
}

/** Remounted with each answer, so that its fields match the answer. */
export function ClockForm({ data }: FormProps) {
  const { shell, messages } = usePage();
  const texts = messages.clock.form;
  const startsEarlier = data.rules.activation !== 'first-use';
  const key = [data.plan?.id, data.place, data.zone, data.landing, data.daysBefore, data.refused].join();
  return (
    <form
      key={key}
      className={styles['form']}
      action={localizePath('/clock', shell.locale)}
      // The page shows validation errors in the visitor's language.
      noValidate
    >
      {data.plan === null ? (
        <RuleFields data={data} />
      ) : (
        <>
          <input type="hidden" name="plan" value={data.plan.id} />
          <PlanRules data={data} />
        </>
      )}
      <PlaceFields data={data} />
      <Field label={texts.landing.label} hint={texts.landing.hint} error={errorOf('landing', data, texts.errors)}>
        {(wiring) => <Input {...wiring} type="datetime-local" name="landing" defaultValue={data.landing} />}
      </Field>
      {startsEarlier && (
        <Field label={texts.before.label} hint={texts.before.hint} error={errorOf('before', data, texts.errors)}>
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              inputMode="numeric"
              name="before"
              min={0}
              max={mostDaysBefore}
              defaultValue={data.daysBefore}
            />
          )}
        </Field>
      )}
      <Button type="submit" look="primary" size="large">
        {texts.submit}
      </Button>
    </form>
  );
}

function errorOf(
  field: ClockField,
  { refused }: ClockData,
  texts: Readonly<Record<ClockField, string>>,
): string | null {
  return refused.includes(field) ? texts[field] : null;
}

function RuleFields({ data }: FormProps) {
  const { form, starts, counts } = usePage().messages.clock;
  return (
    <>
      <Field label={form.days} error={errorOf('days', data, form.errors)}>
        {(wiring) => (
          <Input
            {...wiring}
            type="number"
            inputMode="numeric"
            name="days"
            min={1}
            max={maxValidityDays}
            defaultValue={data.rules.validityDays ?? ''}
          />
        )}
      </Field>
      <Field label={form.starts}>
        {(wiring) => (
          <Options
            {...wiring}
            name="starts"
            value={data.rules.activation ?? ''}
            none={starts.unknown}
            choices={activations.map((value) => ({ value, label: starts[value] }))}
          />
        )}
      </Field>
      <Field label={form.counts}>
        {(wiring) => (
          <Options
            {...wiring}
            name="counts"
            value={data.rules.dayCount ?? ''}
            none={counts.unknown}
            choices={dayCounts.map((value) => ({ value, label: counts[value] }))}
          />
        )}
      </Field>
    </>
  );
}

function PlaceFields({ data }: FormProps) {
  const texts = usePage().messages.clock.form;
  return (
    <>
      <Field label={texts.place} error={errorOf('in', data, texts.errors)}>
        {(wiring) => <Options {...wiring} name="in" value={data.place} none={texts.choose} choices={data.places} />}
      </Field>
      {data.zones.length > 1 && (
        <Field label={texts.zone.label} hint={texts.zone.hint} error={errorOf('zone', data, texts.errors)}>
          {(wiring) => <Options {...wiring} name="zone" value={data.zone} none={texts.choose} choices={data.zones} />}
        </Field>
      )}
    </>
  );
}

interface OptionsProps {
  readonly name: string;
  readonly value: string;
  /** Label of the empty option. */
  readonly none: string;
  readonly choices: ClockData['places'];
}

function Options({ name, value, none, choices, ...wiring }: OptionsProps) {
  return (
    <select {...wiring} className={styles['options']} name={name} defaultValue={value}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
