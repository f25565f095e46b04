import { formatList } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { Amount } from './amount.tsx';
import { JourneyCalendar } from './journey-calendar.tsx';
import { PurchaseLine } from './purchase-line.tsx';
import type { ShownWay, TripAnswer } from './trip-data.ts';
import { sayWay, sayWorkedOutIn } from './trip-words.ts';
import styles from './way-card.module.css';

interface WayCardProps {
  readonly way: ShownWay;
  readonly answer: TripAnswer;
  readonly isOnly: boolean;
}

/** One way to stay connected: cost, calendar, purchases and sum. */
export function WayCard({ way, answer, isOnly }: WayCardProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const isCheapest = way.name === 'cheapest';
  const gaps = way.gaps.map((index) => answer.stops[index]?.name ?? '');
  return (
    <li className={classNames(styles['way'], isCheapest && styles['fix'])} data-way={way.name}>
      <div className={styles['head']}>
        <h3>
          {isCheapest && <FixMark size={16} />}
          {texts.names[way.name]}
        </h3>
        <p className={styles['cost']}>
          <Amount money={way.cost} />
        </p>
        <p className={styles['facts']}>
          {texts.installs({ count: way.installs })}
          {way.saving !== null && ` · ${texts.saving({ amount: formatMoney(way.saving, shell.locale) })}`}
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
            isPrimary={isCheapest && way.purchases.length === 1}
          />
        ))}
      </ul>
      <Why way={way} isOnly={isOnly} />
    </li>
  );
}

function Why({ way, isOnly }: Pick<WayCardProps, 'way' | 'isOnly'>) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const language = { locale: shell.locale, messages };
  return (
    <details className={styles['why']}>
      <summary>{texts.why.heading}</summary>
      <p>{sayWay(way, isOnly, language)}</p>
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
