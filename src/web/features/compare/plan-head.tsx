import { joinFacts } from '#i18n/format-list.ts';
import { colonAfter } from '#i18n/punctuation.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { sayData, sayTerms, sayValidity } from '#web/shared/plan/plan-words.ts';
import { SellerLink } from '#web/shared/plan/seller-link.tsx';
import { TripPrice } from '#web/shared/plan/trip-price.tsx';
import { StaleNote } from '#web/features/list/rows/stale-note.tsx';
import type { CompareCell } from './compare-rows.ts';
import type { ComparedPlan } from './compared-row.ts';
import type { CompareData } from './load.ts';
import { RemoveLink } from './remove-link.tsx';
import styles from './plan-head.module.css';

interface PlanHeadProps {
  readonly plan: ComparedPlan;
  /** What the trip costs with it. */
  readonly cost: CompareCell;
  readonly data: CompareData;
}

/** The head of a compared plan: seller, price of the whole trip, amount, and the way out. */
export function PlanHead({ plan: { row }, cost, data }: PlanHeadProps) {
  const { shell, messages } = usePage();
  const { provider, validityDays } = row.plan;
  const language = { locale: shell.locale, messages };
  return (
    <div className={styles['head']}>
      <span className={styles['provider']}>
        <Logo src={logoAddress(provider.image)} name={provider.name} size={28} />
        <b>
          <bdi>{provider.name}</bdi>
        </b>
        <RemoveLink plan={row.plan} data={data} />
      </span>
      <Price row={row} cost={cost} />
      <span className={styles['words']}>
        {joinFacts(
          [sayData(row.plan, language), sayValidity(validityDays, language), ...sayTerms(row.plan, language)],
          shell.locale,
        )}
      </span>
      <StaleNote plan={row.plan} />
      <span className={styles['seller']}>
        <SellerLink plan={row.plan} isPrimary={cost.isBest} isShort />
        {offerLink(row.plan, shell)?.isPaid === true && <small>{messages.trip.picks.paid}</small>}
      </span>
    </div>
  );
}

/** Words instead of a figure where the plan does not serve the trip, or its cost is not known. */
function Price({ row, cost: { words, isBest } }: Pick<PlanHeadProps, 'cost'> & Pick<ComparedPlan, 'row'>) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  if (row.trip.fit === 'short' || row.prices.cost === null) return <b className={styles['noPrice']}>{words}</b>;
  return (
    <div className={styles['price']}>
      {isBest && (
        <>
          <FixMark />
          <VisuallyHidden>{texts.best + colonAfter(shell.locale)}</VisuallyHidden>
        </>
      )}
      <TripPrice row={row} />
    </div>
  );
}
