import { maxTripDays } from '#domain/trip/trip.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDays } from '#i18n/format-quantity.ts';
import { Stepper } from '#ui/stepper.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Chips } from './chips.tsx';
import styles from './sentence.module.css';
import type { TripChoices } from './trip-choices.ts';

const usualDays = [3, 5, 7, 10, 14];

/**
 * The usual lengths, and any other one. Both are called `days`, so the chips wait for JavaScript: without it the number
 * alone is sent.
 */
export function DaysSheet({ choices }: { readonly choices: TripChoices }) {
  const { shell, messages } = usePage();
  const texts = messages.trip;
  const { days } = choices.query.trip;
  const isHydrated = useHydrated();
  return (
    <>
      <Chips
        name="days"
        legend={texts.sentence.questions.days}
        options={usualDays.map((count) => ({
          value: String(count),
          label: formatNumber(count, shell.locale),
          title: formatDays(count, shell.locale),
        }))}
        value={String(days)}
        isDisabled={!isHydrated}
        onChange={(value) => choices.changeTrip({ days: Number(value) })}
      />
      <div className={styles['exact']}>
        <label htmlFor="trip-days">{texts.sentence.exactly}</label>
        <Stepper
          id="trip-days"
          name="days"
          label={texts.sentence.questions.days}
          value={days}
          min={1}
          max={maxTripDays}
          unit={(count) => formatDays(count, shell.locale)}
          lessLabel={texts.lessDays}
          moreLabel={texts.moreDays}
          onChange={(value) => choices.changeTrip({ days: value })}
        />
      </div>
    </>
  );
}
