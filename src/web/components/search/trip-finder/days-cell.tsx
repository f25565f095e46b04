import { defaultTrip, maxTripDays } from '#domain/trip/trip.ts';
import { formatDays } from '#i18n/format-quantity.ts';
import { Stepper } from '#ui/stepper.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { CellPanel } from './cell-panel.tsx';

interface DaysCellProps {
  readonly days: number | null;
  readonly onChange: (days: number | null) => void;
}

/** The number of days; default: any. */
export function DaysCell({ days, onChange }: DaysCellProps) {
  const { shell, messages } = usePage();
  const texts = messages.search.finder;
  const words = (count: number): string => formatDays(count, shell.locale);
  return (
    <CellPanel
      label={texts.days}
      value={days === null ? texts.anyLength : words(days)}
      reset={days === null ? undefined : { label: texts.anyLength, onReset: () => onChange(null) }}
    >
      <Stepper
        name="days"
        label={texts.days}
        value={days ?? defaultTrip.days}
        min={1}
        max={maxTripDays}
        unit={words}
        lessLabel={texts.lessDays}
        moreLabel={texts.moreDays}
        onChange={onChange}
      />
    </CellPanel>
  );
}
