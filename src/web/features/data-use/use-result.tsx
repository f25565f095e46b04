import type { DataEstimate, DataUse } from '#domain/trip/data-use.ts';
import { writeTrip } from '#domain/trip/trip.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Bar } from '#ui/bar.tsx';
import { Flag } from '#ui/flag.tsx';
import { DestinationFinder } from '#web/features/search/destination-finder.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { DataUseData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

interface UseResultProps {
  readonly use: DataUse;
  readonly estimate: DataEstimate;
  readonly places: DataUseData['places'];
}

/** Rounds an estimate to two significant digits. */
function roundMb(megabytes: number): number {
  if (megabytes >= 10_000) return Math.round(megabytes / 1000) * 1000;
  return megabytes >= 1000 ? Math.round(megabytes / 100) * 100 : Math.round(megabytes / 10) * 10;
}

/** The trip's data, its breakdown, and links to matching plans. */
export function UseResult({ use, estimate, places }: UseResultProps) {
  const { shell, messages } = usePage();
  const texts = messages.estimator.result;
  const { planMb, lowMb, highMb } = estimate;
  const days = formatDays(use.days, shell.locale);
  const amountOf = (megabytes: number): string => formatDataAmount(megabytes, shell.locale);
  return (
    <section className={styles['result']} aria-label={texts.label}>
      <div className={styles['answer']} role="status">
        {planMb === null ? (
          <p>{texts.none}</p>
        ) : (
          <>
            <b>{texts.plan({ amount: amountOf(planMb) })}</b>
            <p>
              {joinSentences(
                [texts.range({ low: amountOf(roundMb(lowMb)), high: amountOf(roundMb(highMb)), days }), texts.why],
                shell.locale,
              )}
            </p>
          </>
        )}
      </div>
      {planMb !== null && (
        <div className={styles['onward']}>
          <UseParts estimate={estimate} />
          <WayOn planMb={planMb} days={use.days} places={places} />
        </div>
      )}
    </section>
  );
}

function UseParts({ estimate: { parts } }: { readonly estimate: DataEstimate }) {
  const { shell, messages } = usePage();
  const texts = messages.estimator;
  const most = Math.max(...parts.map(({ highMb }) => highMb));
  return (
    <div className={styles['parts']}>
      <Heading as="h2">{texts.result.parts}</Heading>
      <ul>
        {parts
          .toSorted((a, b) => b.highMb - a.highMb)
          .map(({ id, highMb }) => (
            <li key={id}>
              <span>{texts.activities[id].name}</span>
              <b>{formatDataAmount(roundMb(highMb), shell.locale)}</b>
              <Bar share={highMb / most} />
            </li>
          ))}
      </ul>
    </div>
  );
}

interface WayOnProps {
  readonly planMb: number;
  readonly days: number;
  readonly places: DataUseData['places'];
}

/** Links to the plans of places, with the answer's days and data. */
function WayOn({ planMb, days, places }: WayOnProps) {
  const { shell, messages } = usePage();
  const texts = messages.estimator.result;
  const trip = writeTrip({ days, dataMb: planMb, hotspot: false, isNewCustomer: true });
  const query = new URLSearchParams(trip.map(([name, value]) => [name, value])).toString();
  const amount = formatDataAmount(planMb, shell.locale);
  return (
    <div className={styles['wayOn']}>
      <Heading as="h2">{texts.compare({ amount, days: formatDays(days, shell.locale) })}</Heading>
      <DestinationFinder label={texts.finder.label} submit={texts.finder.submit} trip={Object.fromEntries(trip)} />
      {places.length > 0 && (
        <>
          <p>{texts.popular}</p>
          <ul>
            {places.map(({ name, path, flag }) => (
              <li key={path}>
                <a href={`${localizePath(path, shell.locale)}?${query}`}>
                  <Flag src={flagAddress(flag)} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
