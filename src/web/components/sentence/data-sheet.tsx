import type { MouseEvent } from 'react';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Segmented, type Segment } from '#ui/segmented.tsx';
import { isPlainClick } from '#web/components/list/list-link.tsx';
import { useListState } from '#web/components/list/list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { dataProfiles, dataUse, profileTotal } from './data-use.ts';
import type { TripChoices } from './trip-choices.ts';
import styles from './trip-panel.module.css';

const offeredMb = [1000, 3000, 5000, 10_000, 20_000, 50_000];
const unlimited = 'unlimited';

/** The amount of data, what it allows per day, and an estimate for visitors who do not know. */
export function DataField({ choices }: { readonly choices: TripChoices }) {
  const { shell, messages } = usePage();
  const texts = messages.trip;
  const { dataMb } = choices.query.trip;
  const amounts = dataMb === null ? offeredMb : [...new Set([...offeredMb, dataMb])].sort((a, b) => a - b);
  const options = [
    ...amounts.map((megabytes): Segment => ({
      value: String(megabytes / 1000),
      label: formatNumber(megabytes / 1000, shell.locale),
      title: formatDataAmount(megabytes, shell.locale),
    })),
    { value: unlimited, label: '∞', title: texts.unlimited },
  ];
  return (
    <div className={styles['row']}>
      <Segmented
        name="gb"
        legend={texts.data}
        showsLegend
        isWide
        options={options}
        value={dataMb === null ? unlimited : String(dataMb / 1000)}
        onChange={(value) => choices.changeTrip({ dataMb: value === unlimited ? null : Number(value) * 1000 })}
      />
      <DailyUse choices={choices} />
      <Estimate choices={choices} />
      <a className={styles['more']} href={`${localizePath('/data-use', shell.locale)}?days=${choices.query.trip.days}`}>
        {texts.estimate.more}
      </a>
    </div>
  );
}

function DailyUse({ choices }: { readonly choices: TripChoices }) {
  const { shell, messages } = usePage();
  const { use } = messages.trip;
  const { dataMb, days } = choices.query.trip;
  if (dataMb === null) return <p className={styles['hint']}>{use.unlimited}</p>;
  const megabytes = Math.round(dataMb / days);
  // Two significant digits for an estimate.
  const amount = formatDataAmount(megabytes >= 1000 ? Math.round(megabytes / 100) * 100 : megabytes, shell.locale);
  return <p className={styles['hint']}>{use[dataUse(megabytes)]({ amount })}</p>;
}

function Estimate({ choices }: { readonly choices: TripChoices }) {
  const { shell, messages } = usePage();
  const { href } = useListState();
  const texts = messages.trip.estimate;
  const { trip } = choices.query;
  const choose = (event: MouseEvent<HTMLAnchorElement>, dataMb: number): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choices.changeTrip({ dataMb });
    const fold = event.currentTarget.closest('details');
    if (fold !== null) fold.open = false;
    fold?.querySelector('summary')?.focus();
  };
  return (
    <details className={styles['estimate']}>
      <summary>{texts.summary}</summary>
      <p>{texts.question}</p>
      <ul>
        {dataProfiles.map(({ name, mbPerDay }) => {
          const total = profileTotal(mbPerDay, trip.days);
          return (
            <li key={name}>
              <a href={href({ trip: { ...trip, dataMb: total } })} onClick={(event) => choose(event, total)}>
                <b>{texts[name]}</b>
                <span>
                  {texts.choice({
                    aDay: formatDataAmount(mbPerDay, shell.locale),
                    total: formatDataAmount(total, shell.locale),
                  })}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
