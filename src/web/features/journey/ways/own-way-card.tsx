import { CardSim, ChevronDown } from 'lucide';
import { formatList, joinFacts } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LineRow } from '#web/features/journey/route/line-row.tsx';
import type { ShownOwnWay, TripAnswer, TripOwnSim } from '#web/features/journey/trip/trip-data.ts';
import { placesOf } from '#web/features/journey/trip/trip-words.ts';
import { OwnSimSum } from '#web/features/list/rows/own-sim-sum.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Amount } from './amount.tsx';
import styles from './way-card.module.css';

interface OwnWayCardProps {
  readonly way: ShownOwnWay;
  readonly own: TripOwnSim;
  readonly answer: TripAnswer;
}

/** The own SIM as a way, with plans where the law does not hold. A bound, not an offer: never the lowest price. */
export function OwnWayCard({ way, own, answer }: OwnWayCardProps) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const { ownSim } = messages.list;
  const home = own.homes.find(({ code }) => code === own.home)?.name ?? '';
  const names = placesOf(way.stops, answer).map(({ name }) => name);
  return (
    <li className={classNames(styles['way'], styles['own'])} data-way="own">
      <h3>
        {ownSim.name}
        <small>{ownSim.law[way.terms.area]}</small>
      </h3>
      <p className={styles['cost']}>
        <Amount money={way.cost} />
        <small>{ownSim.atMost}</small>
      </p>
      <ul className={styles['lines']}>
        <li>
          <Icon of={CardSim} size={24} />
          <div className={styles['plan']}>
            <p>
              {joinFacts(names, locale)} <b>{formatDataAmount(way.dataMb, locale)}</b>
            </p>
            <p className={styles['seller']}>{messages.journey.ownSim({ country: home })}</p>
          </div>
          <p className={styles['price']}>
            <b>{formatMoney(way.most, locale)}</b>
            <small>{ownSim.atMost}</small>
          </p>
        </li>
        {way.lines.map((line) => (
          <LineRow key={line.purchases[0]?.plan.id} line={line} answer={answer} isPrimary={false} isCut={false} />
        ))}
      </ul>
      <div className={styles['foot']}>
        <details>
          <summary>
            {messages.journey.ownSimSum}
            <Icon of={ChevronDown} size={16} />
          </summary>
          <OwnSimSum {...way} place={formatList(names, locale)} checked={own.checked} home={home} />
        </details>
      </div>
    </li>
  );
}
