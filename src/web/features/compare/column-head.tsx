import { factSeparator, joinFacts } from '#i18n/format-list.ts';
import { colonAfter, joinPhrases } from '#i18n/punctuation.ts';
import { sayBought, saySeveral } from '#i18n/say-purchase.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { sayTerms } from '#web/shared/plan/plan-words.ts';
import { SellerLink } from '#web/shared/plan/seller-link.tsx';
import type { CompareCell } from './compare-rows.ts';
import type { ComparedPlan } from './compared-row.ts';
import type { CompareData } from './load.ts';
import { RemoveLink } from './remove-link.tsx';
import styles from './column-head.module.css';

interface ColumnHeadProps {
  readonly row: ComparedPlan['row'];
  /** What the trip costs with it. */
  readonly cost: CompareCell;
  /** True: the first of the lowest. */
  readonly isLowest: boolean;
}

/** The head of a column, 60 pixels high: logo, what the trip costs, seller. */
export function ColumnHead({ row: { plan, trip, prices }, cost, isLowest }: ColumnHeadProps) {
  const { shell, messages } = usePage();
  const hasCost = trip.fit !== 'short' && prices.cost !== null;
  const { words } = cost;
  return (
    <div className={styles['head']}>
      <Logo src={logoAddress(plan.provider.image)} name={plan.provider.name} size={24} />
      <b
        className={classNames(
          isLowest && styles['lowest'],
          !hasCost && styles['words'],
          words.length > 7 && styles[words.length > 9 ? 'longest' : 'long'],
        )}
      >
        {isLowest && <VisuallyHidden>{messages.compare.best + colonAfter(shell.locale)}</VisuallyHidden>}
        {words}
      </b>
      <bdi>{plan.provider.name}</bdi>
    </div>
  );
}

interface ColumnWaysProps {
  readonly row: ComparedPlan['row'];
  readonly data: CompareData;
  readonly isPrimary: boolean;
}

/** Below the head: the ways to the seller and out of the comparison, what is bought, and what the price must not be read without. */
export function ColumnWays({ row, data, isPrimary }: ColumnWaysProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { plan } = row;
  const terms = sayTerms(plan, language);
  const several = saySeveral(row, language);
  const bought = [
    ...(several === null ? [] : [several]),
    ...(row.trip.purchases === 1 ? [messages.trip.picks.onePlan] : sayBought(row, language)),
  ];
  return (
    <div className={styles['ways']}>
      <div>
        <SellerLink plan={plan} isPrimary={isPrimary} isShort />
        <RemoveLink plan={plan} data={data} />
      </div>
      <p>
        {joinPhrases(bought, shell.locale)}
        {terms.length > 0 && (
          <>
            {factSeparator(shell.locale)}
            <em>{joinFacts(terms, shell.locale)}</em>
          </>
        )}
        {offerLink(plan, shell)?.isPaid === true && <small>{messages.trip.picks.paid}</small>}
      </p>
    </div>
  );
}
