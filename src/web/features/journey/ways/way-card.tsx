import { formatDataAmount } from '#i18n/format-quantity.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Amount } from './amount.tsx';
import { LineRow } from '#web/features/journey/route/line-row.tsx';
import {
  coveredDays,
  placesOf,
  sayInstalls,
  sayName,
  sayTotalData,
  slowMbOf,
} from '#web/features/journey/trip/trip-words.ts';
import styles from './way-card.module.css';
import { TripStripSentence } from '#web/shared/plan/trip-strip-caption.tsx';
import { TripStrip } from '#web/shared/plan/trip-strip.tsx';
import { stripOfWay } from './strip-of-way.ts';
import { WayDetails } from './way-details.tsx';
import type { WayProps } from './way-props.ts';

/** One way to stay connected as a ticket: cost, how long its data lasts, one line for each plan. */
export function WayCard({ way, answer }: WayProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const language = { locale: shell.locale, messages };
  const gaps = placesOf(way.gaps, answer);
  const isFix = way.name === 'cheapest' && gaps.length === 0;
  const strip = stripOfWay(way, answer);
  const cuts = new Set(strip.segments.flatMap(({ kind, stay }) => (kind === 'slow' || kind === 'gone' ? [stay] : [])));
  const name = sayName(way, answer, language);
  const slowMb = slowMbOf(way);
  return (
    <li className={classNames(styles['way'], isFix && styles['fix'])} data-way={way.name}>
      <h3>
        {isFix && <FixMark />}
        {name}
        {gaps.length > 0 && way.name !== 'cheapest' && (
          <small>{texts.covers({ covered: coveredDays(way, answer), total: answer.days })}</small>
        )}
        {slowMb > 0 && (
          <small className={styles['cut']}>
            {texts.slow({ amount: formatDataAmount(slowMb, shell.locale), total: sayTotalData(answer, shell.locale) })}
          </small>
        )}
      </h3>
      <p className={classNames(styles['cost'], gaps.length > 0 && styles['part'])}>
        <Amount money={way.cost} />
        <small>{sayInstalls(way, language)}</small>
      </p>
      <TripStrip
        strip={strip}
        size={48}
        places={answer.stops.map(({ place, flag }) => ({ name: place.name, code: flag }))}
      >
        <TripStripSentence strip={strip} places={answer.stops.map(({ place }) => place.in)} />
      </TripStrip>
      {!way.isProven && <Notice kind="warn">{texts.unproven}</Notice>}
      <ul className={styles['lines']}>
        {way.lines.map((line) => (
          <LineRow
            key={line.purchases[0]?.plan.id}
            line={line}
            answer={answer}
            isPrimary={isFix && way.lines.length === 1}
            isCut={line.purchases.some(({ stops }) => stops.some((stop) => cuts.has(stop)))}
          />
        ))}
      </ul>
      <WayDetails way={way} answer={answer} />
    </li>
  );
}
