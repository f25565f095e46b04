import { isolateText } from '#domain/kernel/bidi-text.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { colonAfter, joinPhrases } from '#i18n/punctuation.ts';
import { sayBought, saySeveral } from '#i18n/say-purchase.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { forgetCompared } from '#web/shared/compared/compared-store.ts';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { sayComparable, sayTerms } from '#web/shared/plan/plan-words.ts';
import { SellerLink } from '#web/shared/plan/seller-link.tsx';
import { ChooseLink } from './choose-link.tsx';
import type { CompareCell } from './compare-rows.ts';
import type { ComparedPlan } from './compared-row.ts';
import type { CompareData } from './load.ts';
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
  const words = hasCost && prices.cost !== null ? formatMoney(prices.cost, shell.locale) : cost.words;
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

/** Below the head, in rows that all columns share: what is bought, the way to the seller, what the price must not be read without, and out of the comparison. */
export function ColumnWays({ row, data, isPrimary }: ColumnWaysProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { plan } = row;
  const terms = sayTerms(plan, language);
  const several = saySeveral(row, language);
  const texts = messages.compare;
  return (
    <div className={styles['ways']}>
      <p>
        {joinPhrases(
          [
            ...(several === null ? [] : [several]),
            ...(row.trip.purchases === 1 ? [messages.trip.picks.onePlan] : sayBought(row, language)),
          ],
          shell.locale,
        )}
      </p>
      <SellerLink plan={plan} isPrimary={isPrimary} isShort />
      <p>
        {offerLink(plan, shell)?.isPaid === true && <small>{messages.trip.picks.paid}</small>}
        {terms.length > 0 && <small className={styles['terms']}>{joinFacts(terms, shell.locale)}</small>}
      </p>
      <ChooseLink
        className={styles['remove']}
        ids={data.plans.map(({ row }) => row.plan.id).filter((id) => id !== plan.id)}
        data={data}
        aria-label={texts.remove({ plan: sayComparable(plan, language) })}
        says={texts.removed({ provider: isolateText(plan.provider.name), count: data.plans.length - 1 })}
        onFollow={() => forgetCompared(plan.id)}
      >
        {texts.takeOut}
      </ChooseLink>
    </div>
  );
}
