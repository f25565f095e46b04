import { formatList } from '#i18n/format-list.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { Amount } from './amount.tsx';
import { JourneyCalendar } from './journey-calendar.tsx';
import { PurchaseLine } from './purchase-line.tsx';
import type { ShownWay, TripAnswer } from './trip-data.ts';
import { sayComparison, sayWay, sayWorkedOutIn } from './trip-words.ts';
import styles from './way-card.module.css';

interface WayCardProps {
  readonly way: ShownWay;
  readonly answer: TripAnswer;
}

/** One way to stay connected: cost, calendar, purchases and sum. */
export function WayCard({ way, answer }: WayCardProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const { isFirst, comparison } = way;
  const gaps = way.gaps.map((index) => answer.stops[index]?.name ?? '');
  return (
    <li className={classNames(styles['way'], isFirst && styles['fix'])} data-way={way.name}>
      <div className={styles['head']}>
        <h3>
          {isFirst && <FixMark size={16} />}
          {texts.names[way.name]}
        </h3>
        <p className={styles['cost']}>
          <Amount money={way.cost} />
        </p>
        <p className={styles['facts']}>
          {texts.installs({ count: way.installs })}
          {comparison !== null && ` · ${sayComparison(comparison, { locale: shell.locale, messages })}`}
        </p>
      </div>
      {gaps.length > 0 && (
        <Notice kind="warn">{texts.gap({ names: formatList([...new Set(gaps)], shell.locale) })}</Notice>
      )}
      {!way.isProven && <Notice kind="warn">{texts.unproven}</Notice>}
      <JourneyCalendar way={way} answer={answer} />
      <ul className={styles['plans']}>
        {way.purchases.map((purchase) => (
          <PurchaseLine
            key={`${purchase.plan.id} ${purchase.stops.join()}`}
            purchase={purchase}
            answer={answer}
            isPrimary={isFirst && way.purchases.length === 1}
          />
        ))}
      </ul>
      <Why way={way} answer={answer} />
    </li>
  );
}

function Why({ way, answer }: WayCardProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const language = { locale: shell.locale, messages };
  return (
    <details className={styles['why']}>
      <summary>{texts.why.heading}</summary>
      {sayWay(way, answer, language).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <table>
        <tbody>
          {way.purchases.map((purchase) => (
            <tr key={`${purchase.plan.id} ${purchase.stops.join()}`}>
              <th scope="row">
                <bdi>{purchase.plan.provider.name}</bdi>
              </th>
              <td>{sayWorkedOutIn(purchase, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.sum}</th>
            <td>
              <Amount money={way.cost} />
            </td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
