import { formatList, joinFacts } from '#i18n/format-list.ts';
import { markEstimate } from '#domain/money/money.ts';
import { Logo } from '#ui/logo.tsx';
import { logoAddress } from '#web/components/page/flag-address.ts';
import { sayChecked } from '#web/components/list/row-words.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { sayData, sayTermsAndLimits, sayScope, sayValidity } from '#web/components/plan/plan-words.ts';
import { SellerLink } from '#web/components/plan/seller-link.tsx';
import { SellerName } from '#web/components/plan/seller-name.tsx';
import { Amount } from './amount.tsx';
import type { ShownPurchase, TripAnswer } from './trip-data.ts';
import { joinStays, sayDays, sayPurchase } from './trip-words.ts';
import styles from './way-card.module.css';

interface PurchaseLineProps {
  readonly purchase: ShownPurchase;
  readonly answer: TripAnswer;
  readonly isPrimary: boolean;
}

/** A plan to buy: seller, plan, stops and cost. */
export function PurchaseLine({ purchase, answer, isPrimary }: PurchaseLineProps) {
  const { shell, messages } = usePage();
  const { plan, trip, prices, regionName } = purchase;
  const language = { locale: shell.locale, messages };
  const { scope, countryCount } = plan.coverage;
  const cost = markEstimate(prices.cost ?? plan.sellerPrice, purchase.isEstimate && prices.cost !== null);
  const checked = sayChecked(plan, shell.now, language);
  const facts = [
    ...sayTermsAndLimits(plan, language),
    ...(countryCount > 1 ? [sayScope({ scope, countryCount, regionName }, language)] : []),
  ];
  return (
    <li>
      <Logo src={logoAddress(plan.provider.image)} name={plan.provider.name} size={36} />
      <div className={styles['plan']}>
        <p>
          <b>
            {trip.count > 1 && `${trip.count} × `}
            {sayData(plan, language)} <span>{sayValidity(plan.validityDays, language)}</span>
          </b>
        </p>
        <p className={styles['seller']}>
          <SellerName provider={plan.provider} path={answer.stops[purchase.stops[0] ?? 0]?.path ?? ''} />
        </p>
        <p className={styles['quiet']}>{sayUse(purchase, answer, language)}</p>
        {facts.length > 0 && <p className={styles['quiet']}>{joinFacts(facts, shell.locale)}</p>}
        {sayPurchase(purchase, language).map((words) => (
          <p key={words} className={styles['quiet']}>
            {words}
          </p>
        ))}
        <p className={styles['quiet']}>
          <time dateTime={plan.checkedAt} className={checked.isStale ? styles['stale'] : undefined}>
            {checked.words}
          </time>
        </p>
      </div>
      <p className={styles['price']}>
        <Amount money={cost} />
      </p>
      <p className={styles['link']}>
        <SellerLink plan={plan} isPrimary={isPrimary} isSmall />
        {plan.hasOffer && <small>{messages.trip.picks.paid}</small>}
      </p>
    </li>
  );
}

function sayUse({ stops }: ShownPurchase, answer: TripAnswer, language: Parameters<typeof sayDays>[1]): string {
  const served = stops.flatMap((index) => answer.stops[index] ?? []);
  return language.messages.journey.usedFor({
    names: formatList([...new Set(served.map(({ name }) => name))], language.locale),
    days: formatList(
      joinStays(served).map((stay) => sayDays(stay, language)),
      language.locale,
    ),
  });
}
