import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { ListRow, Picks } from '#domain/listing/destination-view.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CompareToggle } from '#web/components/compare/compare-toggle.tsx';
import { logoAddress } from '#web/components/page/flag-address.ts';
import { placePathOf } from '#web/components/list/list-data.ts';
import { useListState } from '#web/components/list/list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { sayData, sayValidity } from '#web/components/plan/plan-words.ts';
import { SellerLink } from '#web/components/plan/seller-link.tsx';
import { SellerName } from '#web/components/plan/seller-name.tsx';
import { UnlimitedDecoded } from '#web/components/plan/unlimited-decoded.tsx';
import styles from './pick-card.module.css';
import { sayConditions, saySingle, sayWhy } from './pick-words.ts';

export type PickName = Exclude<keyof Picks, 'single'>;

interface PickCardProps {
  readonly name: PickName;
  readonly row: ListRow;
  /** The other picks, for comparison. */
  readonly picks: Picks;
}

/** One pick: plan, cost of the whole trip, conditions and reason. */
export function PickCard({ name, row, picks }: PickCardProps) {
  const { shell, messages } = usePage();
  const { trip } = useListState().view.query;
  const language = { locale: shell.locale, messages };
  const texts = messages.trip.picks;
  const conditions = sayConditions(row, language);
  return (
    <li className={classNames(styles['pick'], name === 'cheapest' && styles['fix'])} data-pick={name}>
      <h3>
        {name === 'cheapest' && <FixMark />}
        {texts[name]}
      </h3>
      <p className={styles['data']}>
        {sayData(row.plan, language)} <span>{sayValidity(row.plan.validityDays, language)}</span>
      </p>
      <PickProvider row={row} />
      <PickPrice row={row} />
      {conditions.length > 0 && <p className={styles['conditions']}>{joinFacts(conditions, shell.locale)}</p>}
      <p className={styles['why']}>{sayWhy(name, { row, picks, trip }, language)}</p>
      {name === 'cheapest' && picks.single !== null && (
        <p className={styles['why']}>{saySingle(picks.single, language)}</p>
      )}
      {name === 'unlimited' && <UnlimitedDecoded row={row} trip={trip} isBare />}
      <SellerLink className={styles['link']} plan={row.plan} isPrimary={name === 'cheapest'} />
      <p className={styles['compare']}>
        <CompareToggle plan={row.plan} />
      </p>
    </li>
  );
}

function PickProvider({ row: { plan } }: { readonly row: ListRow }) {
  const path = placePathOf(useListState().data);
  const { name, image } = plan.provider;
  return (
    <p className={styles['provider']}>
      <Logo src={logoAddress(image)} name={name} size={24} />
      <SellerName provider={plan.provider} path={path} />
    </p>
  );
}

/** Cost of the trip, and per gigabyte or day. */
function PickPrice({ row: { plan, trip, prices } }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const texts = messages.trip.picks;
  const cost = prices.cost ?? prices.price ?? plan.sellerPrice;
  const { perGb, perDay, costWithoutPromo } = prices;
  return (
    <p className={styles['price']}>
      {costWithoutPromo !== null && (
        <s>
          <VisuallyHidden>{`${texts.listPrice} `}</VisuallyHidden>
          {formatMoney(costWithoutPromo, shell.locale)}
        </s>
      )}
      <b>
        {isCostEstimate(plan, trip) && (
          <>
            <span aria-hidden="true">≈&#8239;</span>
            <VisuallyHidden>{`${texts.estimate} `}</VisuallyHidden>
          </>
        )}
        {formatMoney(cost, shell.locale)}
      </b>
      <small>{trip.purchases > 1 ? texts.several({ count: trip.purchases }) : texts.wholeTrip}</small>
      {perGb !== null ? (
        <small>{formatPerGb(perGb, shell.locale)}</small>
      ) : (
        perDay !== null && <small>{texts.perDay({ price: formatMoney(perDay, shell.locale) })}</small>
      )}
    </p>
  );
}
