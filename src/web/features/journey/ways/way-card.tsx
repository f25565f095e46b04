import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Amount } from './amount.tsx';
import { JourneyCalendar } from '#web/features/journey/calendar/journey-calendar.tsx';
import { LineRow } from '#web/features/journey/route/line-row.tsx';
import { placesOf, sayComparison } from '#web/features/journey/trip/trip-words.ts';
import styles from './way-card.module.css';
import { WayDetails } from './way-details.tsx';
import type { WayProps } from './way-props.ts';

/** One way to stay connected as a ticket: cost, calendar, one line for each plan. */
export function WayCard({ way, answer }: WayProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const { isFirst, comparison } = way;
  const gaps = placesOf(way.gaps, answer);
  return (
    <li className={classNames(styles['way'], isFirst && styles['fix'])} data-way={way.name}>
      <h3>
        {isFirst && <FixMark />}
        {texts.names[way.name]}
      </h3>
      <div className={styles['head']}>
        <p className={styles['cost']}>
          <Amount money={way.cost} />
          <small>{texts.wholeTrip({ count: way.installs })}</small>
        </p>
        {comparison !== null && (
          <p className={styles['comparison']}>{sayComparison(comparison, { locale: shell.locale, messages })}</p>
        )}
      </div>
      {gaps.length > 0 && <Notice kind="warn">{texts.gap({ places: gaps })}</Notice>}
      {!way.isProven && <Notice kind="warn">{texts.unproven}</Notice>}
      <JourneyCalendar way={way} answer={answer} />
      <ul className={styles['lines']}>
        {way.lines.map((line) => (
          <LineRow
            key={line.purchases[0]?.plan.id}
            line={line}
            answer={answer}
            isPrimary={isFirst && way.lines.length === 1}
          />
        ))}
      </ul>
      <WayDetails way={way} answer={answer} />
    </li>
  );
}
