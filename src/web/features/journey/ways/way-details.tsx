import { ChevronDown } from 'lucide';
import { formatList, joinFacts } from '#i18n/format-list.ts';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayChecked } from '#web/features/list/rows/row-words.ts';
import { sayTermsAndLimits, sayScope, type Language } from '#web/shared/plan/plan-words.ts';
import { stepsPath } from '#web/shared/plan/steps-path.ts';
import { Amount } from './amount.tsx';
import type { ShownPurchase, TripAnswer } from '#web/features/journey/trip/trip-data.ts';
import {
  joinStays,
  placesOf,
  sayDays,
  sayPurchase,
  sayWay,
  sayWorkedOutIn,
} from '#web/features/journey/trip/trip-words.ts';
import type { WayProps } from './way-props.ts';
import styles from './way-card.module.css';

/** Why a way stands where it does, how it adds up, and where each plan is used. */
export function WayDetails({ way, answer }: WayProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const language = { locale: shell.locale, messages };
  return (
    <div className={styles['foot']}>
      <details>
        <summary>
          {texts.why.heading}
          <Icon of={ChevronDown} size={16} />
        </summary>
        {sayWay(way, language).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <table>
          <tbody>
            {way.purchases.map((purchase) => (
              <tr key={`${purchase.plan.id} ${purchase.stops.join()}`}>
                <th scope="row">
                  <bdi>{purchase.plan.provider.name}</bdi>
                  {sayAll(purchase, answer, { ...language, now: shell.now }).map((words) => (
                    <small key={words}>{words}</small>
                  ))}
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
        <StepsLink way={way} answer={answer} />
      </details>
    </div>
  );
}

/** The steps page holds four plans and four stops. */
const mostSteps = 4;

function StepsLink({ way, answer }: WayProps) {
  const { shell, messages } = usePage();
  const plans = [...new Set(way.purchases.map(({ plan }) => plan.id))];
  if (plans.length > mostSteps || answer.stops.length > mostSteps) return null;
  return (
    <p>
      <a href={stepsPath({ plans, stops: answer.stops }, shell.locale)} rel="nofollow">
        {messages.plan.detail.steps}
      </a>
    </p>
  );
}

function sayAll(purchase: ShownPurchase, answer: TripAnswer, { now, ...language }: Language & { now: string }) {
  const { plan, regionName } = purchase;
  const { scope, countryCount } = plan.coverage;
  const facts = [
    ...sayTermsAndLimits(plan, language),
    ...(countryCount > 1 ? [sayScope({ scope, countryCount, regionName }, language)] : []),
  ];
  return [
    sayUse(purchase, answer, language),
    ...(facts.length > 0 ? [joinFacts(facts, language.locale)] : []),
    ...sayPurchase(purchase, language),
    sayChecked(plan, now, language).words,
  ];
}

function sayUse({ stops }: ShownPurchase, answer: TripAnswer, { locale, messages }: Language): string {
  const served = stops.flatMap((index) => answer.stops[index] ?? []);
  return messages.journey.usedFor({
    places: placesOf(stops, answer),
    days: formatList(
      joinStays(served).map((stay) => sayDays(stay, { locale, messages })),
      locale,
    ),
  });
}
