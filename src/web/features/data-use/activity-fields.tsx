import { activities, mostOf, type Activity, type DataUse } from '#domain/trip/data-use.ts';
import { maxTripDays } from '#domain/trip/trip.ts';
import { formatDays, formatMinutes } from '#i18n/format-quantity.ts';
import { Stepper } from '#ui/stepper.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './page.module.css';

export function DaysField({ days, onChange }: { readonly days: number; readonly onChange: (days: number) => void }) {
  const { shell, messages } = usePage();
  const texts = messages.estimator;
  return (
    <div className={styles['days']}>
      <label htmlFor="use-days">{texts.days}</label>
      <Stepper
        id="use-days"
        name="days"
        label={texts.days}
        value={days}
        min={1}
        max={maxTripDays}
        unit={(value) => formatDays(value, shell.locale)}
        lessLabel={texts.lessDays}
        moreLabel={texts.moreDays}
        onChange={onChange}
      />
    </div>
  );
}

interface AmountProps {
  readonly amounts: DataUse['amounts'];
  readonly onChange: (amount: Partial<DataUse['amounts']>) => void;
}

export function ActivityFields({ amounts, onChange }: AmountProps) {
  const texts = usePage().messages.estimator;
  return (
    <fieldset className={styles['activities']}>
      <legend>{texts.perDay}</legend>
      {activities.map((activity) => (
        <ActivityField key={activity.id} activity={activity} amounts={amounts} onChange={onChange} />
      ))}
    </fieldset>
  );
}

/** Minutes in steps of ten, photos in steps of five; any whole number can be typed. */
function ActivityField({ activity, amounts, onChange }: AmountProps & { readonly activity: Activity }) {
  const { shell, messages } = usePage();
  const texts = messages.estimator;
  const { id, unit } = activity;
  const { name, hint } = texts.activities[id];
  return (
    <div className={styles['activity']}>
      <div>
        <label htmlFor={`use-${id}`}>{name}</label>
        <p>{hint}</p>
      </div>
      <Stepper
        id={`use-${id}`}
        name={id}
        label={name}
        value={amounts[id]}
        min={0}
        max={mostOf(activity)}
        step={unit === 'photos' ? 5 : 10}
        page={unit === 'photos' ? 25 : 60}
        unit={(value) => (unit === 'photos' ? texts.photoCount({ count: value }) : formatMinutes(value, shell.locale))}
        lessLabel={texts.less({ activity: name })}
        moreLabel={texts.more({ activity: name })}
        onChange={(value) => onChange({ [id]: value })}
      />
    </div>
  );
}
