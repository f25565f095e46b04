import type { Trip } from '#domain/trip/trip.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { Language } from '#web/shared/plan/plan-words.ts';
import { Chips } from './chips.tsx';
import { dataProfiles, dataUse, profileTotal } from '#domain/trip/data-profiles.ts';
import styles from './sentence.module.css';
import fields from './sheet-fields.module.css';
import type { TripChoices } from './trip-choices.ts';

const offeredMb = [1000, 3000, 5000, 10_000, 20_000, 50_000];
const unlimited = 'unlimited';

interface DataSheetProps {
  readonly choices: TripChoices;
  /** Address of the page with another amount; absent: the page shows nothing that depends on it. */
  readonly hrefOf?: (dataMb: number) => string;
}

/** The amount of data, what it allows per day, and an estimate for visitors who do not know. */
export function DataSheet({ choices, hrefOf }: DataSheetProps) {
  const { shell, messages } = usePage();
  const texts = messages.trip;
  const { dataMb, days } = choices.query.trip;
  return (
    <>
      <Chips
        name="gb"
        legend={texts.data}
        options={dataOptions(dataMb, { locale: shell.locale, messages })}
        value={dataMb === null ? unlimited : String(dataMb / 1000)}
        onChange={(value) => choices.changeTrip({ dataMb: value === unlimited ? null : Number(value) * 1000 })}
      />
      <DailyUse dataMb={dataMb} days={days} />
      {hrefOf !== undefined && <Estimates choices={choices} hrefOf={hrefOf} />}
      <a className={fields['more']} href={`${localizePath('/data-use', shell.locale)}?days=${days}`}>
        {texts.estimate.more}
      </a>
    </>
  );
}

/** @param dataMb an amount that is not among the usual ones is offered too; null: unlimited */
export function dataOptions(dataMb: number | null, { locale, messages }: Language) {
  const amounts = dataMb === null ? offeredMb : [...new Set([...offeredMb, dataMb])].sort((a, b) => a - b);
  return [
    ...amounts.map((megabytes) => ({
      value: String(megabytes / 1000),
      label: formatNumber(megabytes / 1000, locale),
      title: formatDataAmount(megabytes, locale),
    })),
    { value: unlimited, label: '∞', title: messages.trip.unlimited },
  ];
}

/** What an amount allows a day. */
export function DailyUse({ dataMb, days }: Pick<Trip, 'dataMb' | 'days'>) {
  const { shell, messages } = usePage();
  const { use } = messages.trip;
  if (dataMb === null) return <p className={styles['say']}>{use.unlimited}</p>;
  const megabytes = dataMb / days;
  // Two significant digits for an estimate.
  const amount = formatDataAmount(Number(megabytes.toPrecision(2)), shell.locale);
  return <p className={styles['say']}>{use[dataUse(megabytes)]({ amount })}</p>;
}

/** Links, which work without JavaScript. */
function Estimates({ choices, hrefOf }: Required<DataSheetProps>) {
  const { shell, messages } = usePage();
  const texts = messages.trip.estimate;
  const { trip } = choices.query;
  return (
    <ul className={fields['estimates']} aria-label={texts.label}>
      {dataProfiles.map(({ name, mbPerDay }) => {
        const dataMb = profileTotal(mbPerDay, trip.days);
        return (
          <li key={name}>
            <a
              href={hrefOf(dataMb)}
              aria-current={dataMb === trip.dataMb ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                choices.changeTrip({ dataMb });
              }}
            >
              {texts[name]} <b>{formatDataAmount(dataMb, shell.locale)}</b>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
